import { describe, expect, it } from 'vitest';
import { pointerOf } from '../../../src/data/pointer.ts';
import { checkModel } from '../../../src/engine/model/check.ts';
import { definition, entry, open, textAt } from './memory.ts';

/** What is said of a definition, each with the text that it is about, and what is not known for another reason. */
async function saidOf(properties: string, before = ''): Promise<readonly string[]> {
  const document = await open(definition(`name: 'ferry-desk', version: '1.0.0', ${properties}`, before));
  const { sources } = await document.positions();
  const said = document.faults.map(({ id, message, location }) => {
    expect(location.approximate).toBe(false);
    return `${id} at ${textAt(sources.get(location.file) ?? '', location)}: ${message}`;
  });
  const unknown = document.unknowns.filter(({ reported }) => !reported).map(({ why }) => `unknown: ${why}`);
  return [...said, ...new Set(unknown)];
}

const state = (schema: string) => `states: { trip: { type: 'user', schema: ${schema} } }`;
const field = (schema: string) => state(`z.object({ ferry: ${schema} })`);
const expected = (text: string, found: string) =>
  `value-unexpected at ${text}: Expected a schema such as \`z.string()\` here, but this is ${found}.`;

describe('what stands where a schema is expected', () => {
  it.each([
    ['{ ferry: z.string() }', 'an object: write it as `z.object({ … })`'],
    ['z.string', 'a function: call it, if it makes one'],
    ['() => z.object({})', 'a function: call it, if it makes one'],
    ["'string'", 'a string'],
    ['String', 'a function: call it, if it makes one'],
    ['null', '`null`'],
    ['[z.string()]', 'an array: write it as `z.array(…)` of one schema'],
    ['/ferry/', 'a regular expression: write it as `z.string().regex(…)`'],
  ])('%s', async (text, found) => {
    expect(await saidOf(state(text))).toEqual([expected(text === 'z.string' ? 'string' : text, found)]);
    expect(await saidOf(field(text))).toEqual([expected(text === 'z.string' ? 'string' : text, found)]);
    expect(await saidOf(field(`z.array(${text})`))).toEqual([expected(text === 'z.string' ? 'string' : text, found)]);
  });

  it('a method of a schema that is not called', async () => {
    expect(await saidOf(field('z.string().optional'))).toEqual([
      expected('optional', 'a function: call it, if it makes one'),
    ]);
  });

  it('the keys of a record', async () => {
    expect(await saidOf(field('z.record(z.string, z.number())'))).toEqual([
      expected('string', 'a function: call it, if it makes one'),
    ]);
    expect(await saidOf(field("z.record('string' as any, z.number())"))).toEqual([expected("'string'", 'a string')]);
  });

  it('all that a module exports', async () => {
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
  ['z.union(z.string(), z.number())', 'z.string()', '`z.union` takes an array: `z.union([…])`.'],
  ["z.enum('a', 'b')", "'a'", '`z.enum` takes an array: `z.enum([…])`.'],
  ["z.enum({ open: 'Open' })", "{ open: 'Open' }", '`z.enum` takes an array: `z.enum([…])`.'],
  [
    "z.literal(['single', 'return'])",
    "z.literal(['single', 'return'])",
    '`z.literal()` of a list cannot be published; `z.enum([…])` can.',
  ],
  [
    "z.discriminatedUnion('kind', z.object({}))",
    'z.object({})',
    "`z.discriminatedUnion` takes an array: `z.discriminatedUnion('type', […])`.",
  ],
  ['z.object([z.string()])', '[z.string()]', 'Expected the fields of an object here: `z.object({ … })`.'],
  [
    'z.object(z.object({ name: z.string() }))',
    'z.object(z.object({ name: z.string() }))',
    'Expected the fields of an object here, but this is the schema of one already: leave out the `z.object()` around it.',
  ],
  [
    'z.object({}).extend(z.object({ name: z.string() }))',
    'extend',
    'Expected the fields of an object here, but this is the schema of one: write `.shape` behind it, or `.merge(…)` instead.',
  ],
  [
    'z.object({}).extend(z.string())',
    'extend',
    'Expected the fields of an object here, but this is a schema of kind `string`.',
  ],
  ["z.object({}).extend('name')", "'name'", 'Expected the fields of an object here: `.extend({ … })`.'],
  ['z.object()', 'z.object()', 'Expected the fields of an object here: `z.object({ … })`.'],
  ['z.union()', 'z.union()', '`z.union` takes an array: `z.union([…])`.'],
  ['z.tuple()', 'z.tuple()', '`z.tuple` takes an array: `z.tuple([…])`.'],
  ['z.enum()', 'z.enum()', '`z.enum` takes an array: `z.enum([…])`.'],
  [
    "z.discriminatedUnion('kind')",
    "z.discriminatedUnion('kind')",
    "`z.discriminatedUnion` takes an array: `z.discriminatedUnion('type', […])`.",
  ],
  ['z.record()', 'z.record()', 'Expected a schema such as `z.string()` as an argument here, but there is none.'],
  ['z.array()', 'z.array()', 'Expected a schema such as `z.string()` as an argument here, but there is none.'],
])('an argument that cannot be meant: %s', async (call, text, message) => {
  expect(await saidOf(field(call))).toContain(`value-unexpected at ${text}: ${message}`);
});

it('a TypeScript enum is told where it is given, and not where it is declared', async () => {
  const fares = "enum Fare { Single = 'single', Return = 'return' }";
  expect(await saidOf(field('z.array(z.enum(Fare))'), fares)).toEqual([
    'value-unexpected at z.enum(Fare): `z.enum` takes an array: `z.enum([…])`.',
  ]);
});

it.each([
  ['new z.object({})', 'new z.object', 'z.object'],
  ['new z.coerce.string()', 'new z.coerce.string', 'z.coerce.string'],
  ['z.array(new z.string())', 'new z.string', 'z.string'],
])('a function of `z` that is no class: %s', async (call, text, name) => {
  expect(await saidOf(field(call))).toEqual([`value-unexpected at ${text}: \`${name}()\` is called without \`new\`.`]);
});

describe('the schema of an object that is spread', () => {
  const trip = "const trip = z.object({ pier: z.string().describe('Where it leaves') })";
  const message = 'This is the schema of an object, and none of its fields are spread: write `.shape` behind it.';

  it.each([
    state('z.object({ ...trip, ferry: z.string() })'),
    state('z.object({}).extend({ ferry: z.string(), ...trip })'),
    'actions: { sail: { input: { ...trip }, output: { schema: z.object({}) } } }',
  ])('is told: %s', async (properties) => {
    expect(await saidOf(properties, trip)).toContain(`value-unexpected at trip: ${message}`);
    expect(await saidOf(properties.replace('...trip', '...trip.shape'), trip)).not.toContainEqual(
      expect.stringContaining('.shape'),
    );
  });

  it('also in a function that is given one', async () => {
    const before = `${trip}\nconst withFerry = (fields: any) => z.object({ ...fields, ferry: z.string() })`;
    expect(await saidOf(state('withFerry(trip)'), before)).toEqual([`value-unexpected at fields: ${message}`]);
    expect(await saidOf(state('withFerry(trip.shape)'), before)).toEqual([]);
  });
});

describe('a function that gives no value', () => {
  const promise =
    'This is the promise of an `async` function, which nothing waits for; take a function without `async`.';
  const nothing = 'This function returns nothing: write `({ … })` for an object, or leave out the braces.';
  it.each([
    ['title: name()', 'const name = async () => "Desk"', 'title', promise],
    ['states: { trip: state() }', 'async function state() { return {} }', 'trip', promise],
    [
      'title: await name()',
      'const name = async () => "Desk"',
      'await',
      'The platform’s CLI does not bundle an `await` outside of a function.',
    ],
    ['states: { trip: state("user") }', 'const state = (type: string) => { type: type }', '{', nothing],
    ['states: { trip: state() }', 'const state = () => { schema: { fields: { } } }', '{', nothing],
    ['states: { trip: state() }', 'const state = () => { schema: { type: "user" } }', '{', nothing],
    ['events: Object.fromEntries(names)', 'const names = ["left"].map((name) => { [name, {}] })', '{', nothing],
    ['attributes: all()', 'const pair = {}; const all = () => { pair }', '{', nothing],
    ['actions: { sail: sail() }', 'const sail = () => { input: { schema: z.object({}) } }', '{', nothing],
  ])('%s', async (properties, before, text, message) => {
    expect(await saidOf(properties, before)).toEqual([`value-unexpected at ${text}: ${message}`]);
  });

  it.each([
    'const titled = (title: string) => { z.string().title(title) }',
    'function titled(title: string) { if (title) { z.string().title(title) } }',
    'const titled = (title: string) => { log(() => { return title }); for (const one of title) log(() => one) }',
  ])('where a schema is needed: %s', async (before) => {
    const at = 'member-missing at titled("Ferry"):';
    const properties = field('titled("Ferry")');
    const log = 'const log = (text: unknown) => text\n';
    expect(await saidOf(properties, log + before)).toEqual([`${at} The function that is called here returns nothing.`]);
  });

  it('but not of one that may throw', async () => {
    const before =
      'const log = (text: string) => text\nconst fail = (text: string) => { log(text); throw new Error(text) }';
    expect(await saidOf(field('fail("Ferry")'), before)).toEqual([
      'unknown: a function is called that does more than return a value',
    ]);
  });

  it.each([
    [
      'that may do something',
      'title: name()',
      'const name = () => { log("Desk") }; const log = (text: string) => text',
    ],
    [
      'that may do something in a block',
      'title: name()',
      'const name = () => { tell: { log("Desk") } }; const log = (text: string) => text',
    ],
    ['that is empty', 'title: name()', 'const name = () => {}'],
    ['whose promise is not used', 'title: "Desk"', 'const name = async () => "Desk"; const named = name()'],
  ])('but not of one %s', async (_, properties, before) => {
    expect((await saidOf(properties, before)).filter((said) => !said.startsWith('unknown'))).toEqual([]);
  });
});

describe('a call of what a definition has not', () => {
  it.each([
    ['.extends({}, () => ({}))', 'member-missing: `IntegrationDefinition` has no `extends`. Did you mean `extend`?'],
    ['.with({})', 'member-missing: `IntegrationDefinition` has no `with`.'],
    [
      '.extend(({ entities }) => ({ entities }), ferry)',
      'value-unexpected: `.extend` takes the interface before the function: `.extend(hitl, ({ entities }) => ({ … }))`.',
    ],
  ])('%s', async (call, said) => {
    const text = definition("name: 'ferry-desk'", "import { ferry } from 'ferries'");
    const { faults } = await open(text.replace(/\n$/, call));
    expect(faults.map(({ id, message }) => `${id}: ${message}`)).toEqual([said]);
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
    expect(await saidOf(properties)).toEqual([`value-unexpected at ${name}: \`${name}\` ${message}`]);
    const { data, unknowns } = await open(definition(`name: 'ferry-desk', version: '1.0.0', ${properties}`));
    expect(checkModel(data ?? {}, 'definition', unknowns).findings.map(({ message }) => message)).toEqual([]);
  });

  it.each([
    'events: { left: { schemas: z.object({}) } }',
    'configuration: { shema: z.object({}) }',
    'configuration: { ...process.env, key: z.string() }',
  ])('but not of %s', async (properties) => {
    expect((await saidOf(properties)).filter((said) => said.includes('of a schema'))).toEqual([]);
  });
});

it('a definition that is made without `new`, which is read all the same', async () => {
  const text = `import * as sdk from '@botpress/sdk'\nexport default sdk.IntegrationDefinition({ name: 'ferry-desk' })\n`;
  const { data, faults } = await open(text);
  expect(faults.map(({ id, message }) => `${id}: ${message}`)).toEqual([
    'value-unexpected: `IntegrationDefinition` is a class: write `new IntegrationDefinition({ … })`.',
  ]);
  expect(data?.name).toBe('ferry-desk');
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
  expect(await saidOf(field(call))).toEqual([
    `value-unexpected at ${text}: Expected a schema such as \`z.string()\` as an argument here, but there is none.`,
  ]);
});

it.each([
  ['z.literal().nullable()', 'z.literal()', 'An argument is missing here.'],
  ['z.number().default()', 'z.number().default()', 'An argument is missing here.'],
  ['z.string().regex()', 'z.string().regex()', 'Expected a regular expression here, such as `.regex(/^[a-z]+$/)`.'],
  ["z.string().regex('^a')", "'^a'", 'Expected a regular expression here, such as `.regex(/^[a-z]+$/)`.'],
  ['z.string().min()', 'z.string().min()', 'Expected a number here, as in `.min(1)`.'],
  ["z.string().max({ message: 'Too long' })", "{ message: 'Too long' }", 'Expected a number here, as in `.max(1)`.'],
  ['z.string().length(undefined)', 'undefined', 'Expected a number here, as in `.length(1)`.'],
])('what is not known as it is not given: %s', async (call, text, message) => {
  expect(await saidOf(field(call))).toEqual([`value-unexpected at ${text}: ${message}`]);
});

it.each([
  'z.literal(...process.argv)',
  'z.string().regex(process.env.PATTERN)',
  "z.string().min(process.env.LEAST, 'Too short').max('20' as any)",
  "z.string().regex(new RegExp('^a')).or(...process.argv)",
])('what may be given: %s', async (call) => {
  expect((await saidOf(field(call))).filter((text) => !text.startsWith('unknown'))).toEqual([]);
});

it.each([
  ['events: { lost: z.object({}) }', 'lost'],
  ['events: { lost: seat }', 'lost', 'const seat = z.object({})'],
  ['configuration: z.object({})', 'configuration'],
  ['actions: { book: { input: z.object({ a: z.string() }), output: { schema: z.object({}) } } }', 'input'],
])('a schema without the object around it: %s', async (properties, text, before = '') => {
  expect(await saidOf(properties, before)).toEqual([
    `value-unexpected at ${text}: This is a bare schema; expected an object that contains it: \`{ schema: … }\`.`,
  ]);
});

it.each([
  ['new IntegrationDefinition()', 'new IntegrationDefinition'],
  ["new IntegrationDefinition('ferry-desk')", "'ferry-desk'"],
  ['new IntegrationDefinition([props])', '[props]'],
  ['new IntegrationDefinition(() => props)', '() => props'],
])('a definition that is made of no object: %s', async (made, text) => {
  const before = "import { IntegrationDefinition } from '@botpress/sdk'\nconst props = { name: 'ferry-desk' }\n";
  const document = await open(`${before}export default ${made}`);
  const { sources } = await document.positions();
  const said = document.faults.map(({ id, message, location }) => [
    id,
    textAt(sources.get(entry) ?? '', location),
    message,
  ]);
  const message = '`IntegrationDefinition` takes an object: `new IntegrationDefinition({ … })`.';
  expect(said).toEqual([['value-unexpected', text, message]]);
});

describe('a function where data are expected', () => {
  it.each([
    ['title: makeTitle', 'title', "const makeTitle = () => 'Ferry Desk'"],
    ['attributes: { category: makeTitle }', 'category', "function makeTitle() { return 'Other' }"],
    [
      'actions: { bookSeat }',
      'bookSeat',
      'const bookSeat = () => ({ input: { schema: z.object({}) }, output: { schema: z.object({}) } })',
    ],
    ['states', 'states', 'const states = () => ({})'],
    [
      'actions: { book: { ...sides, billable: () => true } }',
      'billable',
      'const sides = { input: { schema: z.object({}) }, output: { schema: z.object({}) } }',
    ],
  ])('%s', async (properties, text, before) => {
    expect(await saidOf(properties, before)).toEqual([
      `value-unexpected at ${text}: This is a function; should it be called?`,
    ]);
  });

  it.each([
    ['events: { lost: { schema: z.object({}), ui: { deck: { shown: () => true } } } }', ''],
    ["events: { lost: { schema: z.object({}), toString: () => 'lost' } }", ''],
    ['...{ configuration: { schema: z.object({}) }, make: () => 1 }', ''],
  ])('is left out as JSON does where nothing is expected: %s', async (properties) => {
    expect((await saidOf(properties)).filter((text) => text.startsWith('value-unexpected'))).toEqual([]);
  });
});

describe('a schema where no object is expected that has one', () => {
  it.each([
    ['actions: { book: z.object({}) }', 'book', 'a plain object'],
    ['user: z.object({})', 'user', 'a plain object'],
    ['attributes: z.object({})', 'attributes', 'a plain object'],
    ['events: { lost: { schema: z.object({}), ui: { seat: z.string() } } }', 'seat', 'plain data'],
    ["states: { trip: { type: 'user', schema: z.object({ a: z.enum({ b: z.any() }) }) } }", 'b', 'plain data'],
  ])('%s', async (properties, text, wanted) => {
    expect(await saidOf(properties)).toContain(`value-unexpected at ${text}: This is a schema; expected ${wanted}.`);
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
  ])('is told by the model, once: %s', async (_, properties, wanted) => {
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
  ])('%s', async (schema, name, message) => {
    expect(await saidOf(field(schema))).toContain(`member-missing at ${name}: ${message}`);
  });

  it('that is asked for, and not called', async () => {
    const before = `const bare = (schema: any) => (schema.unwrap ? schema.unwrap() : schema)
      const fieldsOf = (schema: any) => schema.shape ?? schema.unwrap?.().shape ?? {}`;
    const schema = 'z.object({ a: bare(z.string()), b: bare(z.string().optional()), ...fieldsOf(z.number()) })';
    expect(await saidOf(state(schema), before)).toEqual([]);
  });

  it('is not told of an SDK that nobody has looked at', async () => {
    const { faults } = await open({
      [entry]: definition(field('z.boolean().min(1)')),
      'package.json': '{ "dependencies": { "@botpress/sdk": "8.0.0" } }',
    });
    expect(faults).toEqual([]);
  });
});

describe('what cannot be published', () => {
  const functions = 'Functions such as those of `.transform()` and `.refine()` cannot be published.';
  const refused: readonly (readonly [schema: string, text: string, message: string])[] = [
    ['z.date().optional()', 'z.date()', '`z.date()` cannot be published; `z.string().datetime()` can.'],
    ['z.array(z.bigint())', 'z.bigint()', '`z.bigint()` cannot be published; `z.string()` can.'],
    ['z.nativeEnum(Boat)', 'z.nativeEnum(Boat)', '`z.nativeEnum()` cannot be published; `z.enum([…])` can.'],
    ['z.lazy(() => z.string())', 'z.lazy(() => z.string())', '`z.lazy()` cannot be published.'],
    ["z.string().title('Ferry').refine(Boolean)", 'refine', functions],
    ['z.string().transform(Number).optional()', 'transform', functions],
    ['z.preprocess(String, z.string())', 'z.preprocess(String, z.string())', '`z.preprocess()` cannot be published.'],
    ['z.string().min(1).trim().max(9)', 'trim', '`.trim()` cannot be published.'],
    ["z.string().brand('Ferry')", 'brand', '`.brand()` cannot be published.'],
    ["z.string().catch('')", 'catch', '`.catch()` cannot be published.'],
    ['z.string().pipe(z.string())', 'pipe', '`.pipe()` cannot be published.'],
  ];
  const boats = "enum Boat { Ferry = 'ferry' }";
  const faultsOf = async (properties: string, sdk: string) => {
    const files = { 'package.json': JSON.stringify({ dependencies: { '@botpress/sdk': sdk } }) };
    return (await open({ ...files, [entry]: definition(properties, boats) })).faults;
  };

  it.each(refused)('%s', async (schema, text, message) => {
    const [said] = await saidOf(field(schema), boats);
    expect(said).toBe(`value-unexpected at ${text}: ${message}`);
    expect(await faultsOf(field(schema), '5.4.3')).toHaveLength(1);
  });

  it.each(refused)('but was: %s', async (schema) => {
    expect(await faultsOf(field(schema), '3.1.0')).toEqual([]);
    const advanced = (flag: string) => `${field(schema)}, __advanced: { useLegacyZuiTransformer: ${flag} }`;
    expect(await faultsOf(advanced('true'), '7.2.4')).toEqual([]);
    expect(await faultsOf(advanced('process.env.OLD'), '7.2.4')).toEqual([]);
  });

  it('is not told where it is not published', async () => {
    const before = 'const when = z.date(); const row = z.object({ when, note: z.string() })';
    expect(await saidOf(state('row.omit({ when: true })'), before)).toEqual([]);
    expect(await saidOf(field('z.record(z.string().refine(Boolean), z.string())'))).toEqual([]);
  });
});

it('a member of a function that is not called', async () => {
  expect(await saidOf(field("z.string.title('Ferry')"))).toContain(
    'member-missing at title: A function has no `title`; should it be called first?',
  );
});

it('a member of nothing', async () => {
  expect(await saidOf('title: labels.title.text', 'const labels: any = {}')).toEqual([
    'member-missing at text: Reading `text` of `undefined` throws an error.',
  ]);
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
    expect(await saidOf(properties, `${shared}\n${before}`)).toEqual([misspelt(name, meant)]);
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

  it('that is near no other', async () => {
    expect(await saidOf(field('fields.country'), shared)).toEqual([
      'value-unexpected at country: Expected a schema such as `z.string()` here, but there is no `country`.',
    ]);
  });
});

it('what is merged and no object', async () => {
  const passenger = 'const passenger = z.object({ email: z.string() }); const ferry = z.object({ quay: z.string() })';
  const said = (kind: string) => [
    `value-unexpected at merge: \`.merge()\` takes the schema of an object, \`z.object({ … })\`, but is given one of kind \`${kind}\`.`,
  ];
  expect(await saidOf(state('ferry.merge(z.string())'), passenger)).toEqual(said('string'));
  expect(await saidOf(state('ferry.merge(passenger.optional())'), passenger)).toEqual(said('optional'));
  expect(await saidOf(state('ferry.merge(passenger).merge(z.object({}))'), passenger)).toEqual([]);
});

it('a text that is no regular expression', async () => {
  const said = (text: string, why: string) => [`value-unexpected at ${text}: ${why}: \`RegExp\` throws an error.`];
  const before = (text: string) => `const code = ${text}`;
  expect(await saidOf(field('z.string().regex(code)'), before("new RegExp('[A-Z')"))).toEqual(
    said('new RegExp', '`[A-Z` is no regular expression'),
  );
  expect(await saidOf(field('z.string().regex(code)'), before("RegExp('^[A-Z]+$', 'gg')"))).toEqual(
    said("RegExp('^[A-Z]+$', 'gg')", '`^[A-Z]+$` is no regular expression with the flags `gg`'),
  );
  for (const text of ["new RegExp('(?x:A)')", "new RegExp('[[A-Z]--[Q]]', 'v')", 'new RegExp(process.env.CODE)'])
    expect(String(await saidOf(field('z.string().regex(code)'), before(text)))).not.toContain('value-unexpected');
});

it('nothing where a schema is needed', async () => {
  expect(await saidOf(field('undefined'))).toEqual([expected('undefined', '`undefined`')]);
  const isLeftOut = { 'package.json': '{ "dependencies": { "@botpress/sdk": "3.1.0" } }' };
  const document = await open({ ...isLeftOut, [entry]: definition(field('undefined')) });
  expect(document.faults).toEqual([]);
  expect(document.unknowns).toEqual([]);
});

const gone = (expected: string, found = 'this is `undefined`') => `Expected ${expected} here, but ${found}.`;

describe('nothing where the platform’s CLI needs something', () => {
  const parts = 'const parts: Record<string, any> = { board: { schema: z.object({}) } }';
  const schema = 'a schema such as `z.string()`';
  it.each([
    ['events: { left: undefined }', 'undefined', gone('an object')],
    ['actions: { sail: parts.removal }', 'removal', gone('an object', 'there is no `removal`')],
    ['states: { trip: list[3] }', '3', gone('an object'), 'const list = [parts.board]'],
    ['entities: { berth }', 'berth', gone('an object', 'there is no `berth`'), 'const { berth } = parts'],
    ['channels: { deck: undefined as any }', 'undefined', gone('an object')],
    ['configurations: { other: void 0 }', 'void 0', gone('an object')],
    ['channels: { deck: { messages: { text: parts.text } } }', 'text', gone('an object', 'there is no `text`')],
    [state('undefined'), 'undefined', gone(schema)],
    [state('parts.removal'), 'removal', gone(schema, 'there is no `removal`')],
    ['configuration: { schema: undefined }', 'undefined', gone(schema)],
    ['actions: { sail: { input: { schema: undefined }, output: parts.board } }', 'undefined', gone(schema)],
  ])('%s', async (properties, text, message, before = '') => {
    expect(await saidOf(properties, `${parts}\n${before}`)).toEqual([`value-unexpected at ${text}: ${message}`]);
  });

  it('with every SDK', async () => {
    for (const sdk of ['0.8.20', '1.0.1', '3.1.0', '5.4.3', '7.2.4']) {
      const { faults } = await open({
        [entry]: definition('events: { left: undefined }, configuration: { schema: undefined }'),
        'package.json': JSON.stringify({ dependencies: { '@botpress/sdk': sdk } }),
      });
      expect(faults.map(({ message }) => message)).toEqual([gone('an object'), gone(schema)]);
    }
  });

  it.each([
    ['configuration: {}', 'configuration', 'The configuration'],
    ['configuration: { identifier: { required: true } }', 'configuration', 'The configuration'],
    ["configurations: { other: { title: 'Other' } }", 'other', 'Configuration `other`'],
  ])('a configuration without a schema: %s', async (properties, text, subject) => {
    expect(await saidOf(properties)).toEqual([
      `value-unexpected at ${text}: ${subject} has no schema; expected \`schema: z.object({ … })\` in it.`,
    ]);
  });

  it('a configuration that may have a schema, or whose schema is misspelt', async () => {
    expect(await saidOf('configuration: { ...more }', "import { more } from '@acme/more'")).toEqual([
      expect.stringContaining('unknown: '),
    ]);
    expect(await saidOf('configuration: { shema: z.object({}) }')).toEqual([
      expect.stringContaining('Did you mean `schema`?'),
    ]);
  });
});

describe('messages that other versions of the SDK have', () => {
  const saidWith = async (sdk: string, message: string) => {
    const text = `import * as sdk from '@botpress/sdk'
      export default new sdk.IntegrationDefinition({ name: 'ferry-desk', version: '1.0.0', channels: { deck: { messages: { note: ${message} } } } })`;
    const { faults, unknowns } = await open({
      [entry]: text,
      'package.json': JSON.stringify({ dependencies: { '@botpress/sdk': sdk } }),
    });
    return [
      ...faults.map(({ id, message: said }) => `${id}: ${said}`),
      ...unknowns.filter((one) => !one.reported).map(({ why }) => why),
    ];
  };

  it.each([
    [
      '7.2.4',
      'sdk.messages.defaults.markdown',
      'Version 7.2.4 of the SDK has no `messages.defaults.markdown`: it went with 1.3.0.',
    ],
    [
      '^7.0.0',
      'sdk.messages.defaults.markdown',
      'Version 7.x of the SDK has no `messages.defaults.markdown`: it went with 1.3.0.',
    ],
    [
      '4.20.1',
      'sdk.messages.markdownBloc',
      'Version 4.20.1 of the SDK has no `messages.markdownBloc`: it came with 4.21.0.',
    ],
    [
      '7.2.4',
      '{ schema: sdk.messages.defaults.markdown.schema }',
      'Version 7.2.4 of the SDK has no `messages.defaults.markdown`: it went with 1.3.0.',
    ],
  ])('%s, %s', async (sdk, message, said) => {
    expect(await saidWith(sdk, message)).toEqual([`member-missing: ${said}`]);
  });

  it('are no mistake where the version has them, where it may, and where they are asked for', async () => {
    expect(await saidWith('1.2.3', 'sdk.messages.defaults.markdown')).toEqual([]);
    expect(await saidWith('^4.0.0', 'sdk.messages.markdownBloc')).toEqual([
      'whether the SDK has `messages.markdownBloc` depends on its version',
    ]);
    expect(await saidWith('7.2.4', 'sdk.messages.defaults.markdown ?? sdk.messages.markdown')).toEqual([]);
  });
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
])('nothing is said of %s', async (_, properties, before = '') => {
  const said = await saidOf(properties, before);
  expect(said.filter((one) => !one.startsWith('unknown: '))).toEqual([]);
});

it('what an absent package brings is told at its import, with all that hangs on it', async () => {
  const document = await open(
    definition(
      "events: hitl.events, actions: { ...hitl.actions }, title: 'Ferry'",
      "import hitl from './bp_modules/hitl'",
    ),
  );
  expect(document.unknowns.map(({ path, because }) => [path.join('.'), because?.start])).toEqual([
    ['events', { line: 2, column: 8 }],
    ['actions', { line: 2, column: 8 }],
  ]);
});
