import { describe, expect, it } from 'vitest';
import { pointerOf } from '../../../../src/data/pointer.ts';
import { checkModel } from '../../../../src/engine/model/check.ts';
import { definition, entry, open } from '../memory.ts';
import { expected, faultsOf, field, state } from './faults-of.ts';

describe('what is found instead of a schema', () => {
  it.each([
    ['{ ferry: z.string() }', 'an object: write it as `z.object({ … })`'],
    ['z.string', 'a function: call it, if it returns one'],
    ['() => z.object({})', 'a function: call it, if it returns one'],
    ["'string'", 'a string'],
    ['String', 'a function: call it, if it returns one'],
    ['null', '`null`'],
    ['[z.string()]', 'an array: write it as `z.array(…)` of one schema'],
    ['/ferry/', 'a regular expression: write it as `z.string().regex(…)`'],
  ])('%s', async (text, found) => {
    expect(await faultsOf(state(text))).toEqual([expected(text === 'z.string' ? 'string' : text, found)]);
    expect(await faultsOf(field(text))).toEqual([expected(text === 'z.string' ? 'string' : text, found)]);
    expect(await faultsOf(field(`z.array(${text})`))).toEqual([expected(text === 'z.string' ? 'string' : text, found)]);
  });

  it('a method of a schema that is not called', async () => {
    expect(await faultsOf(field('z.string().optional'))).toEqual([
      expected('optional', 'a function: call it, if it returns one'),
    ]);
  });

  it('the keys of a record', async () => {
    expect(await faultsOf(field('z.record(z.string, z.number())'))).toEqual([
      expected('string', 'a function: call it, if it returns one'),
    ]);
    expect(await faultsOf(field("z.record('string' as any, z.number())"))).toEqual([expected("'string'", 'a string')]);
  });

  it('the namespace of a module', async () => {
    const { faults } = await open({
      [entry]: definition(`name: 'ferry-desk', ${field('trip')}`, "import * as trip from './trip'"),
      'trip.ts': "import { z } from '@botpress/sdk'\nexport const trip = z.object({})",
    });
    expect(faults.map(({ message }) => message)).toEqual([
      'Expected a schema such as `z.string()` here, but this is a namespace: name one of its members.',
    ]);
  });

  it('with every SDK', async () => {
    for (const sdk of ['0.8.20', '1.0.1', '3.1.0', '7.2.4']) {
      const { faults } = await open({
        [entry]: definition(state("'string'")),
        'package.json': JSON.stringify({ dependencies: { '@botpress/sdk': sdk } }),
      });
      expect(faults.map(({ id }) => id)).toEqual(['value-unexpected']);
    }
  });
});

it.each([
  ['z.union([z.string(),, z.number()])', ','],
  ['z.union([ , z.string()])', '['],
])('what is left out of a list is told there: %s', async (text, place) => {
  expect(await faultsOf(field(text))).toEqual([expected(place, '`undefined`')]);
});

it('a TypeScript enum is told where it is given, and not where it is declared', async () => {
  const fares = "enum Fare { Single = 'single', Return = 'return' }";
  expect(await faultsOf(field('z.array(z.enum(Fare))'), fares)).toEqual([
    'value-unexpected at z.enum(Fare): `z.enum` takes an array: `z.enum([…])`.',
  ]);
});

it.each([
  ['new z.object({})', 'new z.object', 'z.object'],
  ['new z.coerce.string()', 'new z.coerce.string', 'z.coerce.string'],
  ['z.array(new z.string())', 'new z.string', 'z.string'],
])('a function of `z` that is no class: %s', async (call, text, name) => {
  expect(await faultsOf(field(call))).toEqual([
    `value-unexpected at ${text}: \`${name}()\` is called without \`new\`.`,
  ]);
});

describe('a spread of the schema of an object', () => {
  const trip = "const trip = z.object({ pier: z.string().describe('Where it leaves') })";
  const message = 'This is the schema of an object; spreading it does not spread its fields: write `.shape` after it.';

  it.each([
    state('z.object({ ...trip, ferry: z.string() })'),
    state('z.object({}).extend({ ferry: z.string(), ...trip })'),
    'actions: { sail: { input: { ...trip }, output: { schema: z.object({}) } } }',
  ])('is reported: %s', async (properties) => {
    expect(await faultsOf(properties, trip)).toContain(`value-unexpected at trip: ${message}`);
    expect(await faultsOf(properties.replace('...trip', '...trip.shape'), trip)).not.toContainEqual(
      expect.stringContaining('.shape'),
    );
  });

  it('also in a function that is given one', async () => {
    const before = `${trip}\nconst withFerry = (fields: any) => z.object({ ...fields, ferry: z.string() })`;
    expect(await faultsOf(state('withFerry(trip)'), before)).toEqual([`value-unexpected at fields: ${message}`]);
    expect(await faultsOf(state('withFerry(trip.shape)'), before)).toEqual([]);
  });
});

describe('an object of schemas that is not spread', () => {
  const common = 'const common = { ferry: z.string(), deck: z.number() }';
  const lost =
    'value-unexpected at common: Expected a schema such as `z.string()` here, but this is an object of schemas. Did you mean `...common`?';

  it.each([
    state('z.object({ common, pier: z.string() })'),
    state('z.object({ pier: z.string() }).extend({ common })'),
    state('z.object({ pier: z.object({ ...common, common }) })'),
    `${state('z.object({ common })')}, configuration: { schema: z.object({ ...common }) }`,
  ])('is reported at its use: %s', async (properties) => {
    expect(await faultsOf(properties, common)).toEqual([lost]);
  });

  it('is reported at each use, with every SDK', async () => {
    const properties = `${state('z.object({ common })')}, configuration: { schema: z.object({ common }) }`;
    for (const sdk of ['0.8.20', '3.1.0', '7.2.4']) {
      const { faults } = await open({
        [entry]: definition(`name: 'ferry-desk', ${properties}`, common),
        'package.json': JSON.stringify({ dependencies: { '@botpress/sdk': sdk } }),
      });
      expect(faults.map(({ message }) => `value-unexpected at common: ${message}`)).toEqual([lost, lost]);
    }
  });

  it.each([
    ['z.object({ common: parts })', 'const parts = { ferry: z.string() }', '{ ferry: z.string() }'],
    [
      'z.object({ common })',
      "const common = { ferry: z.string(), deck: 'upper' }",
      "{ ferry: z.string(), deck: 'upper' }",
    ],
    ['z.object({ common })', 'const common = {}', '{}'],
  ])('unless it may be meant for a schema: %s', async (schema, before, text) => {
    expect(await faultsOf(state(schema), before)).toEqual([expected(text, 'an object: write it as `z.object({ … })`')]);
  });
});

describe('fields without a schema around them', () => {
  const around = 'schema: z.object({ … })';
  it.each([
    [
      "events: { left: { title: 'Left', ferry: z.string() } }",
      'ferry',
      `is a field of a schema; expected \`${around}\` around it.`,
    ],
    [
      'actions: { sail: { input: { ferry: z.string(), harbour: z.string().optional() }, output: { schema: z.object({}) } } }',
      'ferry',
      `and \`harbour\` are fields of a schema; expected \`${around}\` around them.`,
    ],
    ['configuration: { key: z.string() }', 'key', `is a field of a schema; expected \`${around}\` around it.`],
    [
      'channels: { desk: { messages: { boat: { id: z.string() } } } }',
      'id',
      `is a field of a schema; expected \`${around}\` around it.`,
    ],
    [
      "states: { trip: { type: 'user', payload: z.object({}) } }",
      'payload',
      `is a schema, but not under the name \`schema\`; rename it, or write \`${around}\` around it.`,
    ],
  ])('%s', async (properties, name, message) => {
    expect(await faultsOf(properties)).toEqual([`value-unexpected at ${name}: \`${name}\` ${message}`]);
    const { data, unknowns } = await open(definition(`name: 'ferry-desk', version: '1.0.0', ${properties}`));
    expect(checkModel(data ?? {}, 'definition', unknowns).findings.map(({ message }) => message)).toEqual([]);
  });

  it.each([
    'events: { left: { schemas: z.object({}) } }',
    'configuration: { shema: z.object({}) }',
    'configuration: { ...process.env, key: z.string() }',
  ])('but not of %s', async (properties) => {
    expect((await faultsOf(properties)).filter((said) => said.includes('of a schema'))).toEqual([]);
  });
});

it.each([
  'z.array()',
  'z.optional()',
  'z.nullable().title("Ferry")',
  'z.readonly()',
  'z.record()',
  'z.intersection(z.object({}))',
  'z.string().or()',
  'z.object({}).and()',
])('a schema that is missing as an argument: %s', async (call) => {
  const text = call.replace(/\.title.*/, '');
  expect(await faultsOf(field(call))).toEqual([
    `value-unexpected at ${text}: Expected a schema such as \`z.string()\` as an argument here, but there is none.`,
  ]);
});

it.each([
  ['events: { lost: z.object({}) }', 'lost'],
  ['events: { lost: seat }', 'lost', 'const seat = z.object({})'],
  ['configuration: z.object({})', 'configuration'],
  ['actions: { book: { input: z.object({ a: z.string() }), output: { schema: z.object({}) } } }', 'input'],
])('a schema without the object around it: %s', async (properties, text, before = '') => {
  expect(await faultsOf(properties, before)).toEqual([
    `value-unexpected at ${text}: This is a bare schema; expected an object that contains it: \`{ schema: … }\`.`,
  ]);
});

describe('a schema where an object with a schema is expected', () => {
  it.each([
    ['actions: { book: z.object({}) }', 'book', 'a plain object'],
    ['user: z.object({})', 'user', 'a plain object'],
    ['attributes: z.object({})', 'attributes', 'a plain object'],
    ['events: { lost: { schema: z.object({}), ui: { seat: z.string() } } }', 'seat', 'plain data'],
    ["states: { trip: { type: 'user', schema: z.object({ a: z.any().default({ b: z.any() }) }) } }", 'b', 'plain data'],
  ])('%s', async (properties, text, wanted) => {
    expect(await faultsOf(properties)).toContain(`value-unexpected at ${text}: This is a schema; expected ${wanted}.`);
  });

  const events = '{ lost: { schema: z.object({}) } }';
  it.each([
    ['a text', "title: z.string().title('Ferry')", ['model/type at /title']],
    [
      'a text of a list',
      'user: { creation: { enabled: true, requiredTags: [z.string()] } }',
      ['model/type at /user/creation/requiredTags/0'],
    ],
    [
      'a name that there is not',
      `actions: { book: { ...sides, schema: z.object({}) } }`,
      ['model/unknown-property at /actions/book/schema'],
    ],
    [
      'a misspelt name',
      "states: { trip: { type: 'user', Schema: z.object({}) } }",
      ['model/unknown-property at /states/trip/Schema'],
    ],
    [
      'a misspelt owner',
      'actions: { book: { iput: sides.input, output: sides.output } }',
      ['model/unknown-property at /actions/book/iput'],
    ],
    ['an owner at the wrong place', `attributes: { events: ${events} }`, ['model/type at /attributes/events']],
    ['an owner one level too deep', `user: { events: ${events} }`, ['model/unknown-property at /user/events']],
  ])('is reported once, by the model: %s', async (_, properties, wanted) => {
    const before = 'const sides = { input: { schema: z.object({}) }, output: { schema: z.object({}) } }';
    const document = await open(definition(`name: 'ferry-desk', version: '1.0.0', ${properties}`, before));
    expect(document.faults).toEqual([]);
    expect(document.unknowns).toEqual([]);
    const { findings } = checkModel(document.data ?? {}, 'definition', document.unknowns);
    expect(findings.map(({ id, at }) => `model/${id} at ${pointerOf(at.path)}`)).toEqual(wanted);
  });
});

describe('a method of another kind of schema', () => {
  it.each([
    ['z.string().optional().min(3)', 'min', 'There is no `.min()` after `.optional()`: call it before.'],
    [
      "z.string().nullable().default('a').email()",
      'email',
      'There is no `.email()` after `.default()`: call it before.',
    ],
    [
      'z.string().refine(Boolean).max(3)',
      'max',
      'There is no `.max()` after `.refine()` or `.transform()`: call it before.',
    ],
    ['z.number().optional().email()', 'email', 'There is no `.email()` after `.optional()`.'],
    ['z.boolean().min(1)', 'min', '`z.boolean()` has no `min`.'],
    ['z.object({}).email()', 'email', '`z.object()` has no `email`.'],
    ['z.number().multipleof(2)', 'multipleof', 'A schema has no `multipleof`. Did you mean `multipleOf`?'],
    ['z.array(z.string()).maxLength(2)', 'maxLength', '`z.array()` has no `maxLength`. Did you mean `length`?'],
    ["z.boolean().min(1).title('Ferry')", 'min', '`z.boolean()` has no `min`.'],
    ['z.email()', 'email', '`z` has no `email`. Write `z.string().email()`.'],
    ['z.int().min(1)', 'int', '`z` has no `int`. Write `z.number().int()`.'],
    ['z.bool()', 'bool', '`z` has no `bool`. Did you mean `boolean`?'],
    ['z.text()', 'text', '`z` has no `text`.'],
    ["z.string().desc('The pier')", 'desc', 'A schema has no `desc`.'],
    ['z.describe()', 'describe', '`z` has no `describe`.'],
  ])('%s', async (schema, name, message) => {
    expect(await faultsOf(field(schema))).toContain(`member-missing at ${name}: ${message}`);
  });

  it('that is read, and not called', async () => {
    const before = `const bare = (schema: any) => (schema.unwrap ? schema.unwrap() : schema)
      const fieldsOf = (schema: any) => schema.shape ?? schema.unwrap?.().shape ?? {}`;
    const schema = 'z.object({ a: bare(z.string()), b: bare(z.string().optional()), ...fieldsOf(z.number()) })';
    expect(await faultsOf(state(schema), before)).toEqual([]);
  });

  it('is not reported for an unknown SDK', async () => {
    const { faults } = await open({
      [entry]: definition(field('z.boolean().min(1)')),
      'package.json': '{ "dependencies": { "@botpress/sdk": "8.0.0" } }',
    });
    expect(faults).toEqual([]);
  });
});

const shared = `const fields = { email: z.string(), street: z.string() }
const schemas = { passenger: z.object(fields), ferry: { schema: z.object({}) } }`;

const misspelt = (name: string, meant: string) =>
  `member-missing at ${name}: There is no \`${name}\` here. Did you mean \`${meant}\`?`;

describe('a misspelt name where a schema is needed', () => {
  it.each([
    [field('fields.emial'), 'emial', 'email'],
    [field("fields.emial.title('Email')"), 'emial', 'email'],
    [field('z.array(fields.emial)'), 'emial', 'email'],
    [field('z.union([z.string(), fields.emial])'), 'emial', 'email'],
    [field('z.record(z.string(), fields.emial)'), 'emial', 'email'],
    [field('z.string().or(fields.emial).optional()'), 'emial', 'email'],
    [field('pick(fields)'), 'emial', 'email', 'const pick = ({ emial }: any) => z.optional(emial)'],
    [state('z.object(schemas.passengr)'), 'passengr', 'passenger'],
    [state('z.object({}).extend(schemas.passengr)'), 'passengr', 'passenger'],
    [state('z.object({}).merge(schemas.passengr)'), 'passengr', 'passenger'],
    [state('schemas.pasenger'), 'pasenger', 'passenger'],
    ['events: { left: schemas.fery }', 'fery', 'ferry'],
  ])('%s', async (properties, name, meant, before = '') => {
    expect(await faultsOf(properties, `${shared}\n${before}`)).toEqual([misspelt(name, meant)]);
  });

  it('with every SDK', async () => {
    for (const sdk of ['0.8.20', '1.0.1', '3.1.0', '5.4.3', '7.2.4']) {
      const { faults } = await open({
        [entry]: definition(field('fields.emial'), shared),
        'package.json': JSON.stringify({ dependencies: { '@botpress/sdk': sdk } }),
      });
      expect(faults.map(({ id }) => id)).toEqual(['member-missing']);
    }
  });

  it('that is similar to no other', async () => {
    expect(await faultsOf(field('fields.country'), shared)).toEqual([
      'value-unexpected at country: Expected a schema such as `z.string()` here, but there is no `country`.',
    ]);
  });
});

it('nothing where a schema is needed', async () => {
  expect(await faultsOf(field('undefined'))).toEqual([expected('undefined', '`undefined`')]);
  const isLeftOut = { 'package.json': '{ "dependencies": { "@botpress/sdk": "3.1.0" } }' };
  const document = await open({ ...isLeftOut, [entry]: definition(field('undefined')) });
  expect(document.faults).toEqual([]);
  expect(document.unknowns).toEqual([]);
});

it.each([
  ['what nobody knows', state('process.env.SCHEMA')],
  ['what a package makes', state('make()'), "import { make } from '@acme/schemas'"],
  ['a module as a whole', state('schemas'), "import * as schemas from '@acme/schemas'"],
  [
    'what may be absent',
    'configuration: undefined, user: { tags: { deck: undefined } }, events: parts.events',
    'const parts: any = {}',
  ],
  ['what may be declared elsewhere', 'configuration: { schema: shape }', 'declare const shape: any'],
  ['a part that may be spread', 'actions: { ...(parts.sail && { sail: parts.sail }) }', 'const parts: any = {}'],
  ['no further properties', state('z.object({}).catchall(parts.others)'), 'const parts: any = {}'],
  ['a member of what may be absent', 'title: labels.title?.text.small', 'const labels: any = {}'],
  ['a list that is not known', field('z.union(make())'), "import { make } from '@acme/schemas'"],
  ['what schemas keep to themselves', field("z.string()._def.typeName === 'ZodString' ? z.string() : z.any()")],
  ['what the language has', field('z.number().max(Number.MAX_SAFE_INTEGER).hidden(Number.isSafeInteger)')],
  ['the names of an enumeration', field('z.enum(Object.keys(Boat))'), 'enum Boat { Small, Big }'],
])('nothing is reported for %s', async (_, properties, before = '') => {
  const said = await faultsOf(properties, before);
  expect(said.filter((one) => !one.startsWith('unknown: '))).toEqual([]);
});
