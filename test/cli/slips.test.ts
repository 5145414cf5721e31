import { symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, hublint } from './terminal.ts';

/** A definition without mistakes, and its actions in a module of their own. */
const definition = `import { IntegrationDefinition, z } from '@botpress/sdk'
import { actions, Kind } from './src/definitions'
import * as states from './src/states'

export default new IntegrationDefinition({
  name: 'ferry-desk',
  version: '2.1.0',
  title: 'Ferry Desk',
  description: 'Tells travellers when the next ferry leaves.',
  icon: 'icon.svg',
  readme: 'hub.md',
  attributes: { kind: Kind.Boat },
  actions,
  states: { ...states },
})
`;
const project = {
  'integration.definition.ts': definition,
  'src/definitions.ts': `import { z } from '@botpress/sdk'
export enum Kind { Boat = 'boat' }
const seat = z.object({ ferry: z.string().title('Ferry').describe('The name of the ferry.') })
export const actions = {
  bookSeat: { title: 'Book a seat', description: 'Books a seat.', input: { schema: seat }, output: { schema: z.object({}) } },
}
`,
  'src/states.ts': `import { z } from '@botpress/sdk'
export const journey = { type: 'user' as const, schema: z.object({ ferry: z.string().title('Ferry').describe('The ferry.') }) }
`,
  'package.json': '{ "name": "ferry-desk", "dependencies": { "@botpress/sdk": "4.20.0" } }',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 18h20l-3 4H5z"/></svg>',
  'hub.md': `# Ferry Desk\n\n${'Tells travellers when the next ferry leaves, and whether it is on time. '.repeat(3)}\n`,
};

/** Replaces a text in one file of the project. */
function slipped(file: keyof typeof project, text: string, by: string): string {
  expect(project[file]).toContain(text);
  return folderWith({ ...project, [file]: project[file].replace(text, () => by) });
}

const main = 'integration.definition.ts';
const parts = 'src/definitions.ts';

describe('an author’s mistake in TypeScript is found on its line', () => {
  it('without mistakes, nothing is found', async () => {
    const { code, stdout } = await hublint(folderWith(project), '--no-config --format compact');
    expect(stdout).toBe('No problems in 1 manifest.\n');
    expect(code).toBe(0);
  });

  it('the reason why an existing file is not read is reported', async () => {
    const { 'icon.svg': icon, ...others } = project;
    const folder = folderWith({ ...others, 'icon.svg/desk.svg': icon });
    truncateSync(join(folder, 'hub.md'), 5_000_001);
    expect((await hublint(folder, '--no-config --format compact')).stdout).toBe(
      [
        'integration.definition.ts:10:9: error: File `icon.svg` cannot be read: it is not a regular file. [syntax/missing-file]',
        'integration.definition.ts:11:11: error: File `hub.md` cannot be read: it is larger than 5 MB. [syntax/missing-file]',
        '2 errors in 1 manifest.\n',
      ].join('\n'),
    );
  });

  it('a link that leads out of the folder is reported as such', async () => {
    const { 'icon.svg': icon, ...others } = project;
    const folder = folderWith(others);
    symlinkSync(join(folderWith({ 'desk.svg': icon }), 'desk.svg'), join(folder, 'icon.svg'));
    expect((await hublint(folder, '--no-config --format compact')).stdout).toBe(
      [
        'integration.definition.ts:10:9: error: File `icon.svg` cannot be read: it leads out of the folder of the integration. [syntax/missing-file]',
        '1 error in 1 manifest.\n',
      ].join('\n'),
    );
  });

  it.each([
    ['a misspelt file', main, "'./src/definitions'", "'./src/definitons'", 'syntax/import-unresolved'],
    ['a misspelt package', main, "'@botpress/sdk'", "'@botpress/skd'", 'syntax/import-unresolved'],
    ['a misspelt name of an import', main, 'actions, Kind }', 'acitons, Kind }', 'syntax/export-missing'],
    ['a misspelt import', main, '{ actions, Kind }', '{ acitons as actions, Kind }', 'syntax/export-missing'],
    ['a member of a module', main, '{ ...states }', '{ journey: states.jurney }', 'syntax/export-missing'],
    ['a misspelt text', main, "title: 'Ferry Desk'", "title: { title: 'Ferry Desk' }.titel", 'syntax/member-missing'],
    [
      'a misspelt item',
      main,
      'actions,\n',
      "actions, user: { tags: { desk: { title: 'Desk', description: 'The desk.' } }, creation: { enabled: true, requiredTags: [{ desk: 'desk' }.dsek] } },\n",
      'syntax/member-missing',
    ],
    ['a name that is not imported', main, 'actions,\n', 'actions: myActions,\n', 'syntax/name-undeclared'],
    ['a member of an enumeration', main, 'Kind.Boat', 'Kind.Baot', 'syntax/member-missing'],
    ['a call of nothing', main, "'ferry-desk'", "'ferry-desk'.tolowerCase()", 'syntax/member-missing'],
    [
      'an export of the SDK',
      main,
      '{ IntegrationDefinition, z }',
      '{ IntegrationDefiniton as IntegrationDefinition, z }',
      'syntax/export-missing',
    ],
    ['an import of the SDK that nothing uses', main, ', z }', ', mesages }', 'syntax/export-missing'],
    ['a function of the schema builder', parts, 'ferry: z.string()', 'ferry: z.strng()', 'syntax/member-missing'],
    ['a method of a schema', parts, ".title('Ferry')", ".titel('Ferry')", 'syntax/member-missing'],
    ['a key that the SDK would leave out', main, '  title: ', '  tilte: ', 'model/unknown-property'],
    ['an object for a schema', parts, 'z.object({ ferry', '({ ferry', 'syntax/value-unexpected'],
    ['a function that is not called', parts, 'z.string().title', 'z.string.title', 'syntax/member-missing'],
    ['a schema without its object', parts, 'input: { schema: seat }', 'input: seat', 'syntax/value-unexpected'],
    [
      'a key of another SDK',
      main,
      'attributes: { kind: Kind.Boat }',
      '__advanced: { toJSONSchemaOptions: {} }',
      'model/unknown-property',
    ],
    ['a missing icon', main, "'icon.svg'", "'icon.sgv'", 'syntax/missing-file'],
    ['a version that is none', main, "'2.1.0'", "'2.1'", 'version-semver'],
    ['a property of an action', parts, 'description: ', 'descripton: ', 'model/unknown-property'],
    ['a property of an action that has a schema', parts, 'input: ', 'inptu: ', 'model/unknown-property'],
    [
      'a schema beside its object',
      parts,
      'input: { schema: seat }',
      'input: {}, schema: seat',
      'model/unknown-property',
    ],
    ['a type of state', 'src/states.ts', "'user' as const", "'usr' as const", 'model/enum'],
    ['a key twice', main, "title: 'Ferry Desk',", "title: 'Ferry Desk', title: 'Ferry',", 'syntax/duplicate-key'],
    ['a title left empty', main, "'Ferry Desk'", "''", 'model/too-short'],
    ['a missing comma', main, "version: '2.1.0',", "version: '2.1.0'", 'syntax/parse-error'],
    ['no default export', main, 'export default', 'export const definition =', 'syntax/no-definition'],
  ] as const)('%s', async (_, file, text, by, rule) => {
    const folder = slipped(file, text, by);
    const { code, stdout } = await hublint(folder, '--no-config --format json');
    const found: readonly Found[] = JSON.parse(stdout).results[0].diagnostics;
    const [slip] = found.filter((one) => one.rule === rule);
    expect(found.map((one) => one.rule)).toContain(rule);
    const line = project[file].slice(0, project[file].indexOf(text)).split('\n').length;
    if (rule === 'syntax/no-definition') return;
    // A parser notices a missing comma only at the next token.
    const expected = rule === 'syntax/parse-error' ? line + 1 : line;
    expect([slip?.location.file, slip?.location.start.line]).toEqual([file, expected]);
    expect(code).toBe(1);
  });
});

interface Found {
  readonly rule: string;
  readonly location: { readonly file: string; readonly start: { readonly line: number } };
}

it('a value that is no list is reported once, and not also as an invalid schema', async () => {
  const folder = slipped(parts, 'z.string().title', "z.enum('Vega', 'Rigel').title");
  expect((await hublint(folder, '--no-config --format compact')).stdout).toBe(
    [
      'src/definitions.ts:3:39: error: `z.enum` takes an array: `z.enum([…])`. [syntax/value-unexpected]',
      '1 error in 1 manifest.\n',
    ].join('\n'),
  );
});

describe('unknown values', () => {
  const opaque = { ...project, [main]: definition.replace("'2.1.0'", 'process.env.VERSION') };

  it('are summarized with their cause, their location and what to do', async () => {
    const { code, stdout } = await hublint(folderWith(opaque), '--no-config --format compact');
    expect(stdout).toBe(
      'No problems in 1 manifest. 1 value could not be known without running code, and was not checked: `process.env.VERSION` is set only when the definition is run (integration.definition.ts:7). `--load` runs definitions; `--rule syntax/opaque=info` lists each.\n',
    );
    expect(code).toBe(0);
  });

  it('are not blamed on code if YAML contains what JSON cannot express, which is already an error', async () => {
    const folder = folderWith({ 'integration.yaml': 'name: ferry-desk\nversion: 2.1.0\nmaxExecutionTime: .inf\n' });
    const { stdout } = await hublint(folder, '--no-config --format compact');
    expect(stdout).toContain('3:19: error: JSON has no equivalent for `.inf`. [syntax/unsupported-value]\n');
    expect(stdout).not.toContain('could not be known');
  });

  it.each(['strict', 'publish', 'hub'])('are a warning of their own under %s', async (preset) => {
    const { stdout } = await hublint(folderWith(opaque), `--no-config --preset ${preset} --format compact`);
    expect(stdout).toContain(
      'integration.definition.ts:7:24: warning: The value here is not known without running the definition, and is not checked: `process.env.VERSION` is set only when the definition is run. [syntax/opaque]\n',
    );
  });

  it('are one warning if they come from one import', async () => {
    const broken = definition.replace("'./src/states'", "'./bp_modules/states'").replace("'ferry-desk'", 'states.name');
    const folder = folderWith({ ...project, [main]: broken });
    const { stdout } = await hublint(folder, '--no-config --preset strict --format compact');
    expect(stdout.match(/.*\[syntax\/opaque\]/g)).toEqual([
      expect.stringMatching(/^integration\.definition\.ts:3:\d+: warning: 2 values are not known /),
    ]);
  });

  it('are not reported again if they are caused by a mistake', async () => {
    const folder = folderWith({ ...project, [main]: definition.replace("'2.1.0'", 'versoin') });
    const { stdout } = await hublint(folder, '--no-config --preset strict --format compact');
    expect(stdout).toContain('[syntax/name-undeclared]');
    expect(stdout).not.toContain('[syntax/opaque]');
  });
});
