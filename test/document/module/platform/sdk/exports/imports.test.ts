import { describe, expect, it } from 'vitest';
import { definition, entry, type Files, open, textAt } from '../../../memory.ts';

/** Returns the faults of the imports of a definition, each with the text at its location. */
async function said(before: string, properties = '', files: Files = {}): Promise<readonly string[]> {
  const document = await open({ ...files, [entry]: definition(`name: 'ferry-desk', ${properties}`, before) });
  const { sources } = await document.positions();
  return document.faults.map(
    ({ id, message, location }) => `${id} at ${textAt(sources.get(location.file) ?? '', location)}: ${message}`,
  );
}

describe('a default import of the SDK, which exports none', () => {
  const sdk = (version: string) => ({
    'package.json': JSON.stringify({ dependencies: { '@botpress/sdk': version } }),
  });
  const instead = (name: string) =>
    `\`@botpress/sdk\` has no default export; write \`import { ${name} } from '@botpress/sdk'\`.`;
  const schema = "configuration: { schema: z.object({ ferry: z.string().title('Ferry') }) }";

  it('is reported once, whatever is read from it', async () => {
    expect(await said("import z from '@botpress/sdk'", schema)).toEqual([`export-missing at z: ${instead('z')}`]);
    const files = { 'parts.ts': "import z from '@botpress/sdk'\nexport const schema = z.object({})" };
    expect(await said("import { schema } from './parts'", 'configuration: { schema }', files)).toEqual([
      `export-missing at z: ${instead('z')}`,
    ]);
  });

  it('is reported where it is used as a class', async () => {
    const { faults } = await open({
      [entry]: "import Integration from '@botpress/sdk'\nexport default new Integration({ name: 'ferry-desk' })",
    });
    expect(faults.map(({ message }) => message)).toEqual([instead('IntegrationDefinition')]);
  });

  it('is the whole SDK in a module of Node.js, which had the functions of `z` in the past', async () => {
    const esm = { 'package.json': JSON.stringify({ type: 'module', dependencies: { '@botpress/sdk': '5.4.3' } }) };
    const whole = `import sdk from '@botpress/sdk'\nconst { z: own } = sdk`;
    const asked = schema.replace('z.object', 'sdk.z.object').replace('z.string', 'own.string');
    expect(await said("import z from '@botpress/sdk'", schema, esm)).toEqual([]);
    expect(await said(whole, asked, esm)).toEqual([]);
    const { data } = await open({ ...esm, [entry]: definition(`name: 'ferry-desk', ${asked}`, whole) });
    expect(data).toMatchObject({ configuration: { schema: { properties: { ferry: { type: 'string' } } } } });
    const files = { ...sdk('7.2.4'), 'parts.mts': `${whole}\nexport const configuration = { schema: own.object({}) }` };
    expect(await said("import { configuration } from './parts.mjs'", 'configuration', files)).toEqual([]);
  });

  it.each([
    ["import sdk from '@botpress/sdk'", 'sdk.z.object', 'sdk', '* as sdk'],
    ["import sdk from '@botpress/sdk'\nconst { z: own } = sdk", 'own.object', 'sdk', '* as sdk'],
    ["import { default as sdk } from '@botpress/sdk'", 'sdk.z.object', 'default', '* as sdk'],
    ["import platform from '@botpress/sdk'", 'platform.z.object', 'platform', '* as platform'],
    ["import own from '@botpress/sdk'", 'own.object', 'own', '{ z }'],
    ["import z from '@botpress/sdk'", 'z.object', 'z', '{ z }'],
  ])('is undefined in another: %s', async (before, object, at, instead) => {
    const asked = schema.replace('z.object', object).replace('z.string', object.replace('object', 'string'));
    const message = `\`@botpress/sdk\` has no default export; write \`import ${instead} from '@botpress/sdk'\`.`;
    const properties = `name: 'ferry-desk', ${asked}`;
    const source = definition(properties, before).replace(', z }', ' }');
    const { faults } = await open({ ...sdk('7.2.4'), [entry]: source });
    expect(faults.map((fault) => `${textAt(source, fault.location)}: ${fault.message}`)).toEqual([`${at}: ${message}`]);
  });

  it('is undefined if it is constructed, or if a part of the SDK is read from it', async () => {
    const made = "import Integration from '@botpress/sdk'\nexport default new Integration({ name: 'ferry-desk' })";
    const { faults } = await open({ ...sdk('7.2.4'), [entry]: made });
    expect(faults.map(({ message }) => message)).toEqual([instead('IntegrationDefinition')]);
    const texts = 'channels: { desk: { messages: messages.defaults } }';
    expect(await said("import messages from '@botpress/sdk'", texts, sdk('7.2.4'))).toEqual([
      `export-missing at messages: ${instead('messages')}`,
    ]);
  });

  it('is not reported if it may be missing', async () => {
    const before =
      "import part from '@botpress/sdk'\nimport * as whole from '@botpress/sdk'\nconst sdk = part ?? whole";
    expect(await said(before, schema.replace('z.object', 'sdk.z.object'), sdk('7.2.4'))).toEqual([]);
    expect(await said("import sdk from '@botpress/sdk'\nconst own = sdk?.z", '', sdk('7.2.4'))).toEqual([]);
  });

  it('has no names that the SDK does not have', async () => {
    expect(await said("import sdk from '@botpress/sdk'\nconst texts = sdk.mesages", 'channels: texts')).toEqual([
      'export-missing at mesages: `@botpress/sdk` does not export `mesages`. Did you mean `messages`?',
    ]);
  });
});

describe('a name that `z` has, and that the SDK also exported in the past', () => {
  const schema = "configuration: { schema: sdk.object({ ferry: sdk.z.string().title('Ferry') }) }";
  const sdk = (version: string) => ({
    'package.json': JSON.stringify({ dependencies: { '@botpress/sdk': version } }),
  });
  const message = 'export-missing at object: `@botpress/sdk` does not export `object`; it is `z.object`.';

  it('is reported', async () => {
    expect(await said("import * as sdk from '@botpress/sdk'", schema, sdk('7.2.4'))).toEqual([message]);
    const named = schema.replace('sdk.object', 'object').replace('sdk.z', 'z');
    expect(await said("import { object } from '@botpress/sdk'", named)).toEqual([message]);
  });

  it('but not for a version that has it, nor if it is not used', async () => {
    expect(await said("import * as sdk from '@botpress/sdk'", schema, sdk('5.4.3'))).toEqual([]);
    expect(await said("import type { ZodError } from '@botpress/sdk'", '', sdk('7.2.4'))).toEqual([]);
  });
});

describe('a name that the SDK has never exported', () => {
  it.each([
    ['that is never used', 'mesages', "import { mesages } from '@botpress/sdk'", ' Did you mean `messages`?'],
    ['under another name', 'mesages', "import { mesages as texts } from '@botpress/sdk'", ' Did you mean `messages`?'],
    [
      'that only a function uses which is not called',
      'RuntimeEror',
      "import { RuntimeEror } from '@botpress/sdk'\nexport const fail = () => { throw new RuntimeEror('full') }",
      ' Did you mean `RuntimeError`?',
    ],
    ['like no other', 'axios', "import { axios } from '@botpress/sdk'", ''],
    [
      'beside the right one',
      'mesages',
      "import { messages, mesages } from '@botpress/sdk'",
      ' Did you mean `messages`?',
    ],
    ['in a value that is asserted', 'ferries', "import { ferries } from '@botpress/sdk'\nconst a = ferries as any", ''],
  ])('%s', async (_, name, before, hint) => {
    expect(await said(before)).toEqual([
      `export-missing at ${name}: \`@botpress/sdk\` does not export \`${name}\`.${hint}`,
    ]);
  });

  it('in another file', async () => {
    const files = { 'parts.ts': "import { z, mesages } from '@botpress/sdk'\nexport const actions = {}" };
    expect(await said("import { actions } from './parts'", 'actions', files)).toEqual([
      'export-missing at mesages: `@botpress/sdk` does not export `mesages`. Did you mean `messages`?',
    ]);
  });

  it('is reported once if the use is spelt like the export', async () => {
    expect(await said("import { mesages } from '@botpress/sdk'", 'channels: { text: messages.defaults.text }')).toEqual(
      ['export-missing at mesages: `@botpress/sdk` does not export `mesages`. Did you mean `messages`?'],
    );
    expect(
      await said("import { acton } from './parts'", 'actions: action', { 'parts.ts': 'export const action = {}' }),
    ).toEqual(['export-missing at acton: `parts.ts` does not export `acton`. Did you mean `action`?']);
    const files = {
      [entry]:
        "import { IntegrationDefiniton } from '@botpress/sdk'\nexport default new IntegrationDefinition({ name: 'ferry-desk' })",
    };
    const { faults } = await open(files);
    expect(faults.map(({ id, location }) => `${id} in line ${location.start.line}`)).toEqual([
      'export-missing in line 1',
    ]);
  });

  it('is reported once where it is used', async () => {
    expect(await said("import { mesages } from '@botpress/sdk'", 'channels: { text: mesages.text }')).toHaveLength(1);
  });
});

describe('what is no mistake', () => {
  it.each([
    ['a type', "import { IntegrationDefinitionProps, ActionDefinition } from '@botpress/sdk'"],
    ['a type of an early version', "import { InterfaceDeclarationProps } from '@botpress/sdk'"],
    ['an import of types', "import type { Departure } from '@botpress/sdk'"],
    ['an imported type', "import { type Departure } from '@botpress/sdk'"],
    ['what is used as a type', "import { Departure } from '@botpress/sdk'\nconst one: Departure[] = []"],
    ['what is used in a type', "import { Departure } from '@botpress/sdk'\ntype One = Partial<Departure['ferry']>"],
    ['the types in a namespace', "import { departures } from '@botpress/sdk'\nlet one: departures.Ferry"],
    ['what a class implements', "import { Departure } from '@botpress/sdk'\nclass Ferry implements Departure {}"],
    ['what an interface extends', "import { Departure } from '@botpress/sdk'\ninterface Ferry extends Departure {}"],
    ['what is asserted', "import { Departure } from '@botpress/sdk'\nconst one = {} as Departure"],
    ['what a type guard names', "import { Departure } from '@botpress/sdk'\nconst is = (a: any): a is Departure => !a"],
    ['what is exported again', "import { Departure } from '@botpress/sdk'\nexport { Departure }"],
    ['the whole of it', "import * as sdk from '@botpress/sdk'\nimport whole from '@botpress/sdk'"],
    ['what other builders of schemas have', "import { toJSONSchema } from 'zod'"],
  ])('%s', async (_, before) => {
    expect(await said(before)).toEqual([]);
  });

  it('generated code', async () => {
    const files = { 'bp_modules/llm/index.ts': "import { mesages } from '@botpress/sdk'\nexport default {}" };
    expect(await said("import llm from './bp_modules/llm'", 'interfaces: { llm }', files)).toEqual([]);
  });
});

describe('schemas of `zod`', () => {
  const readWith = (sdk: string, field: string) =>
    open({
      'package.json': JSON.stringify({ dependencies: { '@botpress/sdk': sdk, zod: '*' } }),
      [entry]: `import { IntegrationDefinition, z } from '@botpress/sdk'
import { z as zod } from 'zod'
const answer = zod.object({ mail: zod.email() }).strip().check()
export default new IntegrationDefinition({ states: { trip: { type: 'user', schema: z.object({ ferry: ${field} }) } } })`,
    });
  const field = 'zod.string().min(2)';

  it('cannot be published', async () => {
    const { faults } = await readWith('7.2.4', field);
    const message = 'Schemas of `zod` cannot be published: import `z` from `@botpress/sdk`.';
    expect(faults).toMatchObject([{ id: 'value-unexpected', message, location: { start: { line: 2, column: 10 } } }]);
  });

  it('may be used for what is not published', async () => {
    expect(await readWith('7.2.4', 'z.string()')).toMatchObject({ faults: [], unknowns: [] });
  });

  it('are unknown if only some are converted', async () => {
    const { faults, unknowns } = await readWith('5.4.3', field);
    expect(faults).toEqual([]);
    expect(unknowns[0]?.why).toBe('the platform does not convert all schemas of `zod`');
  });

  it.each([
    ['0.8.34', 'title'],
    ['3.1.0', 'secret'],
    ['5.4.3', 'placeholder'],
    ['7.2.4', 'hidden'],
  ])('have no methods of the SDK: %s, %s', async (sdk, method) => {
    const { faults } = await readWith(sdk, `zod.string().${method}('Ferry').optional()`);
    const message = `A schema of \`zod\` has no \`${method}\`: import \`z\` from \`@botpress/sdk\`.`;
    expect(faults).toMatchObject([{ id: 'member-missing', message, location: { start: { line: 4, column: 115 } } }]);
  });

  it('are reported once at the import, however many missing methods are called', async () => {
    const fields = "zod.object({ pier: zod.string().title('Pier'), deck: zod.string().secret(), seat: zod.string() })";
    const { faults, unknowns } = await readWith('7.2.4', fields);
    expect(faults).toMatchObject([{ id: 'value-unexpected', location: { start: { line: 2, column: 10 } } }]);
    expect(unknowns.filter(({ reported }) => !reported)).toEqual([]);
  });

  it('are reported once at the first missing method', async () => {
    const { faults } = await readWith(
      '5.4.3',
      "z.array(zod.string().title('Pier').secret()), deck: zod.string().secret()",
    );
    expect(faults).toMatchObject([{ id: 'member-missing', location: { start: { line: 4, column: 123 } } }]);
  });

  it('are read like those of the SDK if they are converted like those', async () => {
    const { faults, data } = await readWith('3.1.0', field);
    expect(faults).toEqual([]);
    expect(data).toMatchObject({ states: { trip: { schema: { properties: { ferry: { minLength: 2 } } } } } });
  });
});

describe('what only some versions of the SDK export', () => {
  const sdk = (version: string) => ({
    'package.json': JSON.stringify({ dependencies: { '@botpress/sdk': version } }),
  });
  const bare = (text: string) => ({ [entry]: text });
  const hidden = (attributes: string) =>
    `actions: { berth: { title: 'Berth', attributes: ${attributes}, input: { schema: z.object({}) }, output: { schema: z.object({}) } } }`;

  it('is reported once, where it is imported', async () => {
    const before = "import { WELL_KNOWN_ATTRIBUTES } from '@botpress/sdk'";
    const asked = hidden('{ ...WELL_KNOWN_ATTRIBUTES.HIDDEN_IN_STUDIO, ...WELL_KNOWN_ATTRIBUTES.AWAIT_RETURN }');
    const old =
      'export-missing at WELL_KNOWN_ATTRIBUTES: Version 4.0.7 of the SDK does not export `WELL_KNOWN_ATTRIBUTES`: it was added in 4.1.0.';
    expect(await said(before, asked, sdk('4.0.7'))).toContain(old);
    expect(await said(before, asked, sdk('4.1.0'))).toEqual([]);
    expect(await said(before, asked, sdk('^4.0.7'))).toEqual([]);
  });

  it('is reported where it is read from the namespace of the SDK', async () => {
    const text = (name: string) => `
      import * as sdk from '@botpress/sdk'
      export default new sdk.IntegrationDefinition({ name: 'ferry-desk', version: '1.0.0', description: sdk.${name} })`;
    const of = async (version: string, name: string) =>
      (await open({ ...sdk(version), ...bare(text(name)) })).faults.map(({ message }) => message);
    const name = 'OAUTH_IDENTIFIER_HEADER';
    expect(await of('6.9.1', name)).toEqual([
      `Version 6.9.1 of the SDK does not export \`${name}\`: it was added in 6.9.2.`,
    ]);
    expect(await of('6.9.2', name)).toEqual([]);
  });

  it('is read nevertheless, if possible', async () => {
    const own = "import { IntegrationDefinition, z } from '@botpress/sdk'";
    const text = `${own}
      export default new IntegrationDefinition({
        name: 'ferry-desk', version: '1.0.0', configuration: { schema: z.object({ berth: z.string() }) },
      })`;
    const { faults, data } = await open({ ...sdk('0.6.9'), ...bare(text) });
    expect(faults.map(({ message }) => message)).toEqual([
      'Version 0.6.9 of the SDK does not export `z`: it was added in 0.8.0.',
    ]);
    expect(data).toMatchObject({ configuration: { schema: { properties: { berth: { type: 'string' } } } } });
  });

  it('is not printed as known if the definition is executed, which fails there', async () => {
    const text = `
      import { IntegrationDefinition, interfaces } from '@botpress/sdk'
      export default new IntegrationDefinition({ name: 'ferry-desk', version: '1.0.0' }).extend(interfaces.hitl, () => ({}))`;
    const { faults } = await open({ ...sdk('1.2.0'), ...bare(text) });
    expect(faults.map(({ message }) => message)).toContain(
      'Version 1.2.0 of the SDK does not export `interfaces`: it was removed in 1.0.0.',
    );
  });
});
