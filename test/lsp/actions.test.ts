import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  CancellationTokenSource,
  type ClientCapabilities,
  type CodeAction,
  CodeActionRequest,
  CodeActionResolveRequest,
  type CompletionItem,
  type Hover,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { sourceAt } from '../../src/host/files/find/discover.ts';
import { suppressActions } from '../../src/lsp/actions/suppress.ts';
import { OpenFiles } from '../../src/lsp/editor/open-files.ts';
import { openRun } from '../../src/run/open-run.ts';
import { folderWith } from '../host/folder.ts';
import { Client } from './client.ts';
import { copyOf, yamlManifest } from './workspace.ts';

const definition = 'integration.definition.ts';

/** Returns a text after the edit. */
function edited(client: Client, file: string, text: string, edit: WorkspaceEdit | undefined): string {
  const document = TextDocument.create('', '', 1, text);
  return TextDocument.applyEdits(document, edit?.changes?.[client.uri(file)] ?? []);
}

const ruleOf = ({ diagnostics }: CodeAction) => diagnostics?.[0]?.code;

const titled = (actions: readonly CodeAction[], title: string) =>
  actions.find((action) => action.title.startsWith(title));

async function opened(file: string, text: string, languageId: string, capabilities = {}): Promise<Client> {
  const client = await new Client(folderWith({})).start(capabilities);
  await client.open(file, text, languageId);
  await client.until(() => client.shown(file).length > 0);
  return client;
}

describe('a finding', () => {
  it('can be fixed, suppressed and explained', async () => {
    const { folder, read } = copyOf('parcel-desk');
    const client = await new Client(folder).start();
    await client.open(definition, read(definition));
    const actions = await client.actions(definition, 8);
    expect(actions.map(({ title, kind, isPreferred }) => [title, kind, isPreferred])).toEqual([
      ['Write `1.6.0`', 'quickfix', true],
      ['Silence `version-semver` here, with a reason', 'quickfix', undefined],
      ['Explain `version-semver`', 'quickfix', undefined],
    ]);
    const [fix, silence] = actions;
    expect(edited(client, definition, read(definition), fix?.edit)).toBe(read(definition).replace('v1.6.0', '1.6.0'));
    expect(edited(client, definition, read(definition), silence?.edit)).toBe(
      read(definition).replace(
        '  version:',
        '  // hublint-disable-next-line version-semver -- TODO: say why\n  version:',
      ),
    );
    await client.connection.sendRequest('workspace/executeCommand', actions[2]?.command);
    await client.until(() => client.messages.length > 0);
    expect(client.messages).toEqual([
      'version-semver: The version is an exact semver version. More: https://github.com/hublint/hublint/blob/main/rules/version-semver.md',
    ]);
  });

  it('offers actions anywhere on its line, unless another finding is at the position itself', async () => {
    const { folder, read } = copyOf('parcel-desk');
    const client = await new Client(folder).start();
    await client.open(definition, read(definition));
    const [line, field, text] = [17, 7, 42];
    const at = async (character: number) => (await client.actions(definition, line, undefined, character)).map(ruleOf);
    expect(await at(1)).toEqual(expect.arrayContaining(['field-description-required', 'text-trimmed']));
    expect(new Set(await at(field))).toEqual(new Set(['field-description-required']));
    expect(new Set(await at(text))).toEqual(new Set(['text-trimmed']));
  });

  it.each([
    ['integration.yaml', 'yaml', yamlManifest.replaceAll('\n', '\r\n'), '# ', '\r\n'],
    ['integration.jsonc', 'jsonc', '{\n  "name": "ferry-desk",\n  "version": "2.1"\n}\n', '// ', '\n'],
  ])('in %s is suppressed with the comment syntax of that language', async (file, language, text, mark, lineBreak) => {
    const client = await opened(file, text, language);
    const silence = titled(await client.actions(file, 3), 'Silence');
    const indent = language === 'yaml' ? '' : '  ';
    const comment = `${indent}${mark}hublint-disable-next-line version-semver -- TODO: say why${lineBreak}`;
    const after = edited(client, file, text, silence?.edit);
    expect(after.split(lineBreak)[2]).toBe(comment.trimEnd());
    expect(after.replace(comment, '')).toBe(text);
    await client.change(file, after);
    await client.until(() => !client.shown(file).join().includes('version-semver'));
  });

  it('offers actions only on its own line', async () => {
    const file = 'integration.yaml';
    const client = await opened(file, yamlManifest, 'yaml');
    const at = async (line: number) => new Set((await client.actions(file, line, undefined, 1)).map(ruleOf));
    expect([await at(2), await at(3)]).toEqual([new Set(), new Set(['version-semver'])]);
  });

  it('in JSON cannot be suppressed, as it has no comments', async () => {
    const file = 'integration.json';
    const client = await opened(file, '{\n  "name": "ferry-desk",\n  "version": "v2.1.0"\n}\n', 'json');
    expect((await client.actions(file, 3)).map(({ title }) => title)).toEqual([
      'Write `2.1.0`',
      'Explain `version-semver`',
    ]);
  });

  it('offers nothing once the request is cancelled', async () => {
    const file = 'integration.yaml';
    const client = await opened(file, yamlManifest, 'yaml');
    const range = { start: { line: 0, character: 0 }, end: { line: 4, character: 0 } };
    const request = { textDocument: { uri: client.uri(file) }, range, context: { diagnostics: [] } };
    const asked = new CancellationTokenSource();
    const actions = client.connection.sendRequest(CodeActionRequest.type, request, asked.token);
    asked.cancel();
    expect(await actions).toEqual([]);
  });

  const disabled = 'hublint-disable-next-line';

  it.each([
    [`# ${disabled} name-format -- inherited`, `# ${disabled} name-format, version-semver -- inherited`],
    [`# ${disabled}`, `# ${disabled} version-semver`],
    [`# ${disabled} -- all`, `# ${disabled} version-semver -- all`],
    [`public: true # ${disabled} name-format`, `public: true # ${disabled} name-format, version-semver`],
  ])('in YAML is suppressed by the existing comment: %s', async (above, silenced) => {
    const file = 'integration.yaml';
    const text = yamlManifest.replace('version', `${above}\nversion`);
    const client = await opened(file, text, 'yaml');
    const silence = titled(await client.actions(file, 4), 'Silence `version-semver`');
    expect(edited(client, file, text, silence?.edit)).toBe(text.replace(above, silenced));
  });

  it.each([
    [`/** ${disabled} icon-required **/`, `/** ${disabled} icon-required, version-semver **/`],
    [`/* ${disabled} icon-required\n -- why */`, `/* ${disabled} icon-required, version-semver\n -- why */`],
    [`// ${disabled} icon-required, icon`, `// ${disabled} icon-required, icon, version-semver`],
  ])('in TypeScript is suppressed by the existing comment: %s', async (above, silenced) => {
    const text = `import { IntegrationDefinition } from '@botpress/sdk';
export default new IntegrationDefinition({
  ${above}
  version: '2.1',
});
`;
    const client = await opened(definition, text, 'typescript');
    const line = text.split('\n').findIndex((each) => each.includes('version:')) + 1;
    const silence = titled(await client.actions(definition, line), 'Silence `version-semver`');
    expect(edited(client, definition, text, silence?.edit)).toBe(text.replace(above, silenced));
  });

  it('is suppressed by a comment of its own below a string that mentions such comments', async () => {
    const file = 'integration.yaml';
    const text = `description: "# ${disabled} is a comment"\nversion: '2.1'\nname: ferry-desk\n`;
    const client = await opened(file, text, 'yaml');
    const silence = titled(await client.actions(file, 2), 'Silence `version-semver`');
    expect(edited(client, file, text, silence?.edit)).toBe(
      text.replace('version', `# ${disabled} version-semver -- TODO: say why\nversion`),
    );
  });
});

it('many findings are suppressed with a single check', async () => {
  const text = `${yamlManifest}# hublint-disable-next-line name-format -- inherited\nicon: data:,\nactions:\n  bookPlace: { title: ' ' }\n`;
  const cwd = folderWith({ 'integration.yaml': text });
  const run = await openRun({ config: false }, { cwd });
  const source = sourceAt(join(cwd, 'integration.yaml'), cwd);
  const { result } = await run.check(source);
  let checks = 0;
  const counted: typeof run = {
    ...run,
    check(...given) {
      checks += 1;
      return run.check(...given);
    },
  };
  const checked = { source, run: counted, overlay: new Map(), result, cwd };
  const found = result.diagnostics.filter(({ rule }) => !rule.startsWith('suppression/'));
  const actions = await suppressActions(
    found.map((diagnostic) => ({ ...checked, diagnostic })),
    { open: new OpenFiles(), isVersioned: false },
  );
  expect([checks, actions.length]).toEqual([1, found.length]);
  // Each action on its own.
  for (const [at, { edit }] of actions.entries()) {
    const [edits = []] = Object.values(edit?.changes ?? {});
    const after = TextDocument.applyEdits(TextDocument.create('', '', 1, text), edits);
    const again = await run.check(source, new Map([['integration.yaml', after]]));
    const silenced = again.result.diagnostics.filter(({ suppressed }) => suppressed).map(({ rule }) => rule);
    expect(new Set(silenced)).toEqual(new Set([found[at]?.rule]));
  }
});

describe('a byte order mark from the editor', () => {
  const file = 'integration.yaml';
  const text = "\uFEFFversion: 'v2.1.0'\nname: ferry-desk\n";

  it('counts in all positions that are shown, requested and edited', async () => {
    const client = await opened(file, text, 'yaml');
    expect(client.shown(file)).toContain('1:11 version-semver');
    for (const [character, isThere] of [
      [9, false],
      [10, true],
      [18, true],
    ] as const) {
      const hover = await client.ask<Hover | null>('textDocument/hover', file, { line: 0, character });
      expect(JSON.stringify(hover).includes('version-semver')).toBe(isThere);
    }
    const actions = await client.actions(file, 1);
    const fix = titled(actions, 'Write `2.1.0`');
    expect(edited(client, file, text, fix?.edit)).toBe(text.replace('v2', '2'));
    const silence = titled(actions, 'Silence `version-semver`');
    expect(edited(client, file, text, silence?.edit)).toBe(
      text.replace('version', '# hublint-disable-next-line version-semver -- TODO: say why\nversion'),
    );
  });

  it('counts in related positions, and only on the first line', async () => {
    const { folder, read } = copyOf('parcel-desk');
    const client = await new Client(folder).start();
    const actions = 'src/actions.ts';
    await client.open(actions, read(actions));
    await client.until(() => client.shown(actions).length > 0);
    const before = client.diagnostics(actions);
    await client.change(actions, `\uFEFF${read(actions)}`);
    await client.until(() => client.published.get(client.uri(actions))?.version === 2);
    expect(client.diagnostics(actions)).toEqual(before);
    await client.change(actions, `\uFEFF${read(actions).replaceAll('\n', ' ')}`);
    await client.until(() => client.published.get(client.uri(actions))?.version === 3);
    const joined = read(actions).replaceAll('\n', ' ');
    const [{ range, relatedInformation: [related] = [] } = {}] = client
      .diagnostics(actions)
      .filter(({ code }) => code === 'action-description-required');
    expect(range?.start.character).toBe(joined.indexOf('{', joined.indexOf('moveDelivery')) + 1);
    expect(related?.location.range.start.character).toBe(joined.lastIndexOf('moveDelivery') + 1);
  });
});

describe('all safe problems', () => {
  it('are fixed at once if only that is requested', async () => {
    const { folder, read } = copyOf('parcel-desk');
    const client = await new Client(folder).start();
    await client.open(definition, read(definition));
    const actions = await client.actions(definition, 1, ['source.fixAll']);
    expect(actions.map(({ kind }) => kind)).toEqual(['source.fixAll.hublint']);
    expect(edited(client, definition, read(definition), actions[0]?.edit)).toBe(
      read(definition).replace('v1.6.0', '1.6.0').replace("'Depot '", "'Depot'"),
    );
  });

  it('are not offered if only other actions are requested, nor if nothing is safe to fix', async () => {
    const capabilities = { textDocument: { codeAction: { resolveSupport: { properties: ['edit'] } } } };
    const file = 'integration.yaml';
    const kinds = async (client: Client, only?: readonly string[]) =>
      new Set((await client.actions(file, 3, only)).map(({ kind }) => kind));
    const fixable = await opened(file, yamlManifest.replace('2.1', 'v2.1.0'), 'yaml', capabilities);
    expect(await kinds(fixable)).toEqual(new Set(['quickfix', 'source.fixAll.hublint']));
    expect(await kinds(fixable, ['quickfix'])).toEqual(new Set(['quickfix']));
    const unfixable = await opened(file, yamlManifest, 'yaml', capabilities);
    expect(await kinds(unfixable)).toEqual(new Set(['quickfix']));
  });

  it('do not include unsafe fixes, nor suppressed findings', async () => {
    const file = 'integration.yaml';
    const text = yamlManifest.replace('ferry-desk', 'Ferry_Desk').replace('2.1', '2.1.0');
    const silenced = 'version: v2.1.0 # hublint-disable-line version-semver -- not out yet';
    const unsafe = await opened(file, text.replace("version: '2.1.0'", silenced), 'yaml');
    const fix = (await unsafe.actions(file, 1)).find(({ edit, title }) => edit && !title.startsWith('Silence'));
    expect(fix).toMatchObject({
      title: expect.stringMatching(/ \(unsafe: review what it does\)$/),
      isPreferred: false,
    });
    expect(await unsafe.actions(file, 1, ['source.fixAll'])).toEqual([]);
    const both = await opened(file, text.replace('2.1.0', 'v2.1.0'), 'yaml');
    const [action] = await both.actions(file, 1, ['source.fixAll']);
    expect(edited(both, file, text.replace('2.1.0', 'v2.1.0'), action?.edit)).toBe(text);
  });

  it('do not split characters whose first unit is the same', async () => {
    const text = [
      'name: parcel-desk',
      'version: 1.0.0',
      'events:',
      '  reacted:',
      '    schema: { type: object, properties: { reaction: { type: string, enum: [👍, 👍, 👎] } } }',
      '',
    ].join('\n');
    const file = 'integration.yaml';
    const client = await opened(file, text, 'yaml');
    const [action] = await client.actions(file, 5, ['source.fixAll']);
    const at = text.split('\n')[4]?.indexOf('👍, 👎') ?? 0;
    expect(action?.edit?.changes).toEqual({
      [client.uri(file)]: [
        {
          range: { start: { line: 4, character: at }, end: { line: 4, character: at + '👍, 👎'.length } },
          newText: '👎',
        },
      ],
    });
  });

  it('are computed only when chosen, and never for an outdated text', async () => {
    const capabilities = {
      textDocument: { codeAction: { resolveSupport: { properties: ['edit'] } } },
      workspace: { workspaceEdit: { documentChanges: true } },
    };
    const file = 'integration.yaml';
    const text = yamlManifest.replace('2.1', 'v2.1.0');
    const client = await opened(file, text, 'yaml', capabilities);
    const offered = titled(await client.actions(file, 1), 'Fix all');
    expect(offered?.edit).toBeUndefined();
    await client.change(file, `# mine\n${text}`);
    const chosen: CodeAction = await client.connection.sendRequest(
      CodeActionResolveRequest.type,
      offered as CodeAction,
    );
    expect(chosen.edit?.documentChanges).toEqual([
      {
        textDocument: { uri: client.uri(file), version: 2 },
        edits: [{ range: { start: { line: 3, character: 10 }, end: { line: 3, character: 11 } }, newText: '' }],
      },
    ]);
  });
});

it('shows the page of a rule on hover over its findings, and nothing elsewhere', async () => {
  const file = 'integration.yaml';
  const client = await opened(file, yamlManifest, 'yaml', {
    textDocument: { hover: { contentFormat: ['markdown'] } },
  });
  const hover = await client.ask<Hover>('textDocument/hover', file, { line: 2, character: 11 });
  expect(hover.contents).toMatchObject({ kind: 'markdown', value: expect.stringMatching(/^# version-semver\n/) });
  expect(JSON.stringify(hover)).not.toContain('<!--');
  expect(hover.contents).toMatchObject({ value: expect.stringContaining('\n```ts\n') });
  expect(await client.ask('textDocument/hover', file, { line: 3, character: 3 })).toBeNull();
});

describe('names are completed', () => {
  const named = async (client: Client, file: string, text: string) => {
    const [before = ''] = text.split('|');
    await client.open(file, text.replace('|', ''), 'text');
    const lines = before.split('\n');
    const position = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
    const items = await client.ask<readonly CompletionItem[]>('textDocument/completion', file, position);
    return [...items].sort((a, b) => ((a.sortText ?? '') < (b.sortText ?? '') ? -1 : 1));
  };

  it('in suppression comments, those with findings there first', async () => {
    const client = await new Client(folderWith({})).start();
    const file = 'integration.yaml';
    const text = yamlManifest.replace('version', '# hublint-disable-next-line name-format, ver|\nversion');
    await client.open(file, text.replace('|', ''), 'yaml');
    await client.until(() => client.shown(file).length > 0);
    const [first, ...others] = await named(client, file, text);
    expect(first).toMatchObject({
      label: 'version-semver',
      textEdit: { range: { start: { line: 2, character: 41 }, end: { line: 2, character: 44 } } },
    });
    expect(others.map(({ label }) => label)).toContain('syntax/parse-error');
    expect(others.map(({ label }) => label)).not.toContain('internal/rule-crashed');
    const resolved = await client.connection.sendRequest<CompletionItem>('completionItem/resolve', first);
    expect(resolved.documentation).toMatchObject({ value: expect.stringMatching(/^# version-semver/) });
  });

  it.each([
    ['plaintext', {}],
    ['plaintext', { completionItem: { documentationFormat: ['plaintext'] } }],
    ['markdown', { completionItem: { documentationFormat: ['plaintext', 'markdown'] } }],
  ])('with the pages of their rules as %s, depending on the editor: %j', async (kind, completion) => {
    const client = await new Client(folderWith({})).start({ textDocument: { completion } } as ClientCapabilities);
    const [first] = await named(client, 'hublint.config.json', '{ "rules": { "|" } }');
    const { documentation } = await client.connection.sendRequest<CompletionItem>('completionItem/resolve', first);
    expect(documentation).toMatchObject({ kind });
  });

  it.each([
    ['hublint.config.json', '{ "rules": { "ver|" } }', 'version-semver'],
    ['hublint.config.json', '{ "rules": { | } }', '"version-semver"'],
    ['hublint.config.json', '{ "overrides": [{ "files": ["a"], "rules": { "|" } }] }', 'version-semver'],
    ['hublint.config.json', '{ "rules": { "version-semver": "|" } }', 'warn'],
    ['hublint.config.json', '{ "rules": { "version-semver": ["|"] } }', 'warn'],
    ['hublint.config.json', '{ "extends": ["|"] }', 'strict'],
    ['package.json', '{ "hublint": { "rules": { "|" } } }', 'version-semver'],
    ['.hublintrc', 'rules:\n  ver|', 'version-semver'],
    ['.hublintrc', '{ "rules": { | } }', '"version-semver"'],
    ['.hublintrc.yaml', 'rules:\n  version-semver: |', 'warn'],
    ['hublint.config.yaml', 'overrides:\n  - files: a\n    rules:\n      |', 'version-semver'],
    ['hublint.config.yaml', 'overrides:\n  - files: a\n  - files: b\n    rules:\n      |', 'version-semver'],
    ['hublint.config.yml', 'extends:\n  - |', 'strict'],
    ['hublint.config.jsonc', '{\n  // Ours.\n  "rules": { "|" },\n}', 'version-semver'],
    ['.hublintrc.jsonc', '{ "rules": { "version-semver": "|" } }', 'warn'],
    ['hublint.config.yaml', 'rules: {|}', 'version-semver'],
    ['hublint.config.yaml', 'rules: { name-format: off, "ver|" }', 'version-semver'],
    ['hublint.config.yaml', 'rules: {\n  name-format: [error, { a: 1 }], # "don\'t {\n  ver|\n}', 'version-semver'],
    ['hublint.config.yaml', 'rules: {\n  # Ours, so far.\n  version-semver: |\n}', 'warn'],
    ['hublint.config.yaml', 'extends: [recommended, |]', 'strict'],
    ['hublint.config.yaml', 'overrides:\n  - rules: { name-format: [|] }', 'warn'],
    ['hublint.config.yaml', 'overrides: [{ files: [a], rules: { version-semver: |', 'warn'],
    ['hublint.config.yaml', 'extends: [recommended]\nrules:\n  |', 'version-semver'],
    ['hublint.config.yaml', "extends: '|'", 'strict'],
    ['hublint.config.yaml', 'extends:\n- recommended\n# Ours.\n- |', 'strict'],
    ['hublint.config.yaml', 'rules:\n  name-format:\n  - off\n  version-semver:\n  - |', 'warn'],
    ['hublint.config.json', '{ "rules": { ver| } }', '"version-semver"'],
    ['hublint.config.json', '{"extends":|}', '"strict"'],
    ['hublint.config.json', '{ "rules": { "ver|', 'version-semver'],
    ['hublint.config.jsonc', '{ "rules": { /* Ours. */ | } }', '"version-semver"'],
    ['hublint.config.jsonc', '{ "rules": { "version-semver": // Ours.\n|', '"warn"'],
  ])('in %s: %s', async (file, text, name) => {
    const client = await new Client(folderWith({})).start();
    const items = await named(client, file, text);
    expect(items.map(({ textEdit }) => textEdit?.newText)).toContain(name);
  });

  it('replacing the whole name at the cursor, each with a description', async () => {
    const client = await new Client(folderWith({})).start();
    const items = await named(client, 'hublint.config.json', '{ "rules": { "house/ver|sion": "warn" } }');
    const range = { start: { line: 0, character: 14 }, end: { line: 0, character: 27 } };
    expect(
      new Set(items.map(({ textEdit }) => JSON.stringify(textEdit && 'range' in textEdit && textEdit.range))),
    ).toEqual(new Set([JSON.stringify(range)]));
    expect(items.find(({ label }) => label === 'version-semver')?.detail).toBe(
      'The version is an exact semver version.',
    );
  });

  it('for all severities, found by the quote that they begin with', async () => {
    const client = await new Client(folderWith({})).start();
    const items = await named(client, 'hublint.config.json', '{ "rules": { "version-semver": | } }');
    expect(items.map(({ filterText }) => filterText)).toEqual(['"error', '"info', '"off', '"warn']);
  });

  it.each([
    ['hublint.config.json', '{ "ignores": ["|"] }'],
    ['package.json', '{ "rules": { "|" } }'],
    ['package.json', '{ "eslintConfig": { "rules": { "|" } } }'],
    ['hublint.config.json', '{ "rules": { "name-length": ["warn", "|"] } }'],
    ['notes.yaml', 'rules:\n  |'],
    ['hublint.config.yaml', 'ignores: [a, |]'],
    ['hublint.config.yaml', 'rules:\n  version-semver: warn # |'],
    ['hublint.config.yaml', 'rules: { name-format: [error, { | }] }'],
    ['hublint.config.mjs', 'export default { rules: { "|" } }'],
    ['hublint.config.ts', 'export default {\n  rules: {\n    |\n  },\n};'],
    ['hublint.config.jsonc', '{\n  "rules": { // Ours, |\n  }\n}'],
    ['hublint.config.jsonc', '{ "rules": { /* Ours: | */ } }'],
    ['hublint.config.json', '{ "rules": { "version-semver"| } }'],
    ['hublint.config.json', '{ "rules": { "version-semver": "warn"| } }'],
    ['hublint.config.json', '{ "rules": { "version-semver": ["warn"] | } }'],
    ['hublint.config.json', '{ "rules": [ | ] }'],
    ['hublint.config.json', '{ "extends": "recommended" | }'],
    ['hublint.config.json', '{ "extends": "./|" }'],
    ['hublint.config.json', '{ "overrides": [{ "files": "desk", "extends": "|" }] }'],
    ['hublint.config.json', '{ "overrides": [{ "overrides": [{ "rules": { "|" } }] }] }'],
    ['hublint.config.yaml', 'extends: "recommended"|'],
    ['hublint.config.yaml', 'extends: ./|'],
    ['hublint.config.yaml', 'rules:\n  version-semver: warn |'],
    ['hublint.config.yaml', 'rules:\n  version-semver |'],
    ['hublint.config.yaml', 'rules:\n  version-semver:|'],
    ['hublint.config.yaml', 'rules:\n  version-semver:\n    -|'],
    ['hublint.config.yaml', 'rules:\n  name-length:\n    - warn\n    - |'],
    ['hublint.config.yaml', 'rules:\n  - |'],
    ['integration.yaml', '# hublint-disable-next-line name-format -- because |'],
    ['integration.yaml', 'name: hublint-disable-next-line |'],
    [definition, '// hublint-disable-next-line name-format -|'],
    [definition, '/* hublint-disable-file name-format */ const tides = [1, |'],
    [definition, '// Write hublint-disable-next-line |'],
  ])('nowhere else: %s: %s', async (file, text) => {
    expect(await named(await new Client(folderWith({})).start(), file, text)).toEqual([]);
  });

  it.each([
    [definition, ' * hublint-disable-next-line |'],
    [definition, '/** hublint-disable-next-line |'],
    [definition, '/* hublint-disable-line name-format -- old */ name, // hublint-disable-next-line |'],
  ])('in any suppression comment: %s: %s', async (file, text) => {
    const items = await named(await new Client(folderWith({})).start(), file, text);
    expect(items.map(({ label }) => label)).toContain('version-semver');
  });

  it('fast at the end of a long line with many possible comment starts', async () => {
    const client = await new Client(folderWith({})).start();
    expect(await named(client, 'integration.json', `{ "icon": "${'/'.repeat(200_000)}", |`)).toEqual([]);
  });
});
