import { describe, expect, it } from 'vitest';
import { definition, entry, open, textAt } from '../memory.ts';
import { faultsOf, field, state } from './faults-of.ts';

it('a definition without `new`, which is read nevertheless', async () => {
  const text = `import * as sdk from '@botpress/sdk'\nexport default sdk.IntegrationDefinition({ name: 'ferry-desk' })\n`;
  const { data, faults } = await open(text);
  expect(faults.map(({ id, message }) => `${id}: ${message}`)).toEqual([
    'value-unexpected: `IntegrationDefinition` is a class: write `new IntegrationDefinition({ … })`.',
  ]);
  expect(data?.name).toBe('ferry-desk');
});

it.each([
  ['new IntegrationDefinition()', 'new IntegrationDefinition'],
  ["new IntegrationDefinition('ferry-desk')", "'ferry-desk'"],
  ['new IntegrationDefinition([props])', '[props]'],
  ['new IntegrationDefinition(() => props)', '() => props'],
])('a definition whose argument is no object: %s', async (made, text) => {
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
  const faultsInVersion = async (properties: string, sdk: string) => {
    const files = { 'package.json': JSON.stringify({ dependencies: { '@botpress/sdk': sdk } }) };
    return (await open({ ...files, [entry]: definition(properties, boats) })).faults;
  };

  it.each(refused)('%s', async (schema, text, message) => {
    const [said] = await faultsOf(field(schema), boats);
    expect(said).toBe(`value-unexpected at ${text}: ${message}`);
    expect(await faultsInVersion(field(schema), '5.4.3')).toHaveLength(1);
  });

  it.each(refused)('but could be in the past: %s', async (schema) => {
    expect(await faultsInVersion(field(schema), '3.1.0')).toEqual([]);
    const advanced = (flag: string) => `${field(schema)}, __advanced: { useLegacyZuiTransformer: ${flag} }`;
    expect(await faultsInVersion(advanced('true'), '7.2.4')).toEqual([]);
    expect(await faultsInVersion(advanced('process.env.OLD'), '7.2.4')).toEqual([]);
  });

  it('is not reported if it is not published', async () => {
    const before = 'const when = z.date(); const row = z.object({ when, note: z.string() })';
    expect(await faultsOf(state('row.omit({ when: true })'), before)).toEqual([]);
    expect(await faultsOf(field('z.record(z.string().refine(Boolean), z.string())'))).toEqual([]);
  });
});

const gone = (expected: string, found = 'this is `undefined`') => `Expected ${expected} here, but ${found}.`;

describe('a missing value that the platform’s CLI needs', () => {
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
    expect(await faultsOf(properties, `${parts}\n${before}`)).toEqual([`value-unexpected at ${text}: ${message}`]);
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
    expect(await faultsOf(properties)).toEqual([
      `value-unexpected at ${text}: ${subject} has no schema; expected \`schema: z.object({ … })\` in it.`,
    ]);
  });

  it('a configuration that may have a schema, or whose schema is misspelt', async () => {
    expect(await faultsOf('configuration: { ...more }', "import { more } from '@acme/more'")).toEqual([
      expect.stringContaining('unknown: '),
    ]);
    expect(await faultsOf('configuration: { shema: z.object({}) }')).toEqual([
      expect.stringContaining('Did you mean `schema`?'),
    ]);
  });
});

describe('messages that only other versions of the SDK have', () => {
  const saidWith = async (sdk: string, message: string, sources = '') => {
    const text = `import * as sdk from '@botpress/sdk'
      export default new sdk.IntegrationDefinition({ name: 'ferry-desk', version: '1.0.0', channels: { deck: { messages: { note: ${message} } } } })`;
    const files = {
      [entry]: text,
      'package.json': JSON.stringify({ dependencies: { '@botpress/sdk': sdk } }),
      'packages/sdk/package.json': JSON.stringify({ name: '@botpress/sdk', version: sources }),
    };
    const { faults, unknowns } = await open(files, sources === '' ? {} : { '@botpress/sdk': 'packages/sdk' });
    return [
      ...faults.map(({ id, message: said }) => `${id}: ${said}`),
      ...unknowns.filter((one) => !one.reported).map(({ why }) => why),
    ];
  };

  it.each([
    [
      '7.2.4',
      'sdk.messages.defaults.markdown',
      'Version 7.2.4 of the SDK has no `messages.defaults.markdown`: it was removed in 1.3.0.',
    ],
    [
      '^7.0.0',
      'sdk.messages.defaults.markdown',
      'Version 7.x of the SDK has no `messages.defaults.markdown`: it was removed in 1.3.0.',
    ],
    [
      '4.20.1',
      'sdk.messages.markdownBloc',
      'Version 4.20.1 of the SDK has no `messages.markdownBloc`: it was added in 4.21.0.',
    ],
    [
      '7.2.4',
      '{ schema: sdk.messages.defaults.markdown.schema }',
      'Version 7.2.4 of the SDK has no `messages.defaults.markdown`: it was removed in 1.3.0.',
    ],
  ])('%s, %s', async (sdk, message, said) => {
    expect(await saidWith(sdk, message)).toEqual([`member-missing: ${said}`]);
  });

  it('are no mistake if the version has them, may have them, or if the code tests for them', async () => {
    expect(await saidWith('1.2.3', 'sdk.messages.defaults.markdown')).toEqual([]);
    expect(await saidWith('^4.0.0', 'sdk.messages.markdownBloc')).toEqual([
      'whether the SDK has `messages.markdownBloc` depends on its version',
    ]);
    expect(await saidWith('7.2.4', 'sdk.messages.defaults.markdown ?? sdk.messages.markdown')).toEqual([]);
  });

  it('may be in the sources of the SDK before their version is raised, and not after they were moved', async () => {
    expect(await saidWith('workspace:*', 'sdk.messages.markdownBloc', '4.20.2')).toEqual([
      'whether the SDK has `messages.markdownBloc` depends on its version',
    ]);
    expect(await saidWith('workspace:*', 'sdk.messages.markdownBloc', '3.6.0')).toEqual([
      'member-missing: Version 3.6.0 of the SDK has no `messages.markdownBloc`: it was added in 4.21.0.',
    ]);
    expect(await saidWith('workspace:*', 'sdk.messages.defaults.markdown', '1.3.0')).toEqual([
      'member-missing: Version 1.3.0 of the SDK has no `messages.defaults.markdown`: it was removed in 1.3.0.',
    ]);
  });
});

it('what an absent package provides is reported at its import, with everything that depends on it', async () => {
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

it.each(['configuration', 'identifier', 'user', 'configurations'])(
  'a list stays one, so that the model reports it: %s',
  async (name) => {
    const { data, faults } = await open({ [entry]: definition(`name: 'ferry-desk', ${name}: [{ title: 'Quay' }]`) });
    expect(data?.[name]).toHaveLength(1);
    expect(faults).toEqual([]);
  },
);
