import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const extensionPath = fileURLToPath(new URL('..', import.meta.url));
const { api, state, workspace, documentOf } = require('./vscode.cjs');

const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? api : load(name, ...rest));
const { activate, deactivate } = require('../out/extension.js');

const manifest = `name: ferry-desk
title: Ferry Desk
version: '2.1'
description: Tells travellers when the next ferry leaves, and whether it is on time.
`;

let file;
before(() => {
  state.folder = realpathSync(mkdtempSync(join(tmpdir(), 'hublint-vscode-')));
  file = join(state.folder, 'integration.yaml');
  writeFileSync(file, manifest);
  workspace.textDocuments = [documentOf(file, 'yaml')];
});
after(() => rmSync(state.folder, { recursive: true, force: true }));

const context = { extensionPath, subscriptions: [] };
afterEach(async () => {
  await deactivate();
  for (const one of context.subscriptions.splice(0)) one.dispose();
  Object.assign(state, { settings: {}, errors: [], messages: [], log: [] });
  workspace.isTrusted = true;
});

async function until(holds) {
  for (const end = Date.now() + 20_000; !holds(); await setTimeout(20)) {
    if (Date.now() > end) {
      const shown = { found: [...state.diagnostics], errors: state.errors, log: state.log };
      throw new Error(`It does not come to be: ${JSON.stringify(shown, null, 2)}`);
    }
  }
}

const rulesIn = (path) => (state.diagnostics.get(path) ?? []).map(({ code }) => code?.value ?? code);
const token = () => new api.CancellationTokenSource().token;
const isFound = () => rulesIn(file).includes('version-semver');

describe('the extension', () => {
  it('starts the server that it carries, which finds what is wrong in an open manifest', async () => {
    await activate(context);
    await until(isFound);
    const [found] = state.diagnostics.get(file).filter(({ code }) => code.value === 'version-semver');
    assert.deepEqual([found.range.start.line, found.range.start.character, found.severity], [2, 9, 0]);
    assert.equal(found.source, 'hublint');
    assert.deepEqual(state.errors, []);
  });

  it('compiles scripts, and shows pages of rules, with what it carries', async () => {
    const broken = join(state.folder, 'other.integration.yaml');
    const script = `${manifest.replace("'2.1'", "'2.1.0'")}identifier: { extractScript: 'to_stri(.body)' }\n`;
    writeFileSync(broken, script);
    workspace.textDocuments = [documentOf(broken, 'yaml')];
    await activate(context);
    await until(() => rulesIn(broken).some((rule) => rule.startsWith('script-')));
    const { range, code } = state.diagnostics.get(broken).find(({ code }) => code.value.startsWith('script-'));
    const { registerHoverProvider } = state.providers;
    const hover = await registerHoverProvider.provideHover(workspace.textDocuments[0], range.start, token());
    assert.match([hover.contents].flat()[0].value, new RegExp(`# \`?${code.value}`));
    workspace.textDocuments = [documentOf(file, 'yaml')];
    rmSync(broken);
  });

  it('says above the version what it owes', async () => {
    for (const args of [['init', '-q', '-b', 'main'], ['add', '.'], ['commit', '-qm', 'Start']]) {
      execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], { cwd: state.folder });
    }
    await activate(context);
    await until(isFound);
    const { registerCodeLensProvider: provider } = state.providers;
    const [lens] = await provider.provideCodeLenses(workspace.textDocuments[0], token());
    const { command, range } = await provider.resolveCodeLens(lens, token());
    assert.deepEqual([range.start.line, command.title, command.command], [2, 'no bump needed since main', 'hublint.compare']);
    rmSync(join(state.folder, '.git'), { recursive: true });
  });

  it('stops and starts it with a setting, and by command', async () => {
    await activate(context);
    await until(isFound);
    state.settings['hublint.enable'] = false;
    await state.fire('onDidChangeConfiguration', { affectsConfiguration: (name) => name === 'hublint.enable' });
    assert.equal(isFound(), false);
    state.settings['hublint.enable'] = true;
    await state.commands.get('hublint.restart')();
    await until(isFound);
    assert.deepEqual(state.errors, []);
  });

  it('runs nothing of a workspace that is not trusted, until it is', async () => {
    const config = join(state.folder, 'hublint.config.ts');
    writeFileSync(config, "export default { rules: { 'version-semver': 'warn' } };\n");
    workspace.isTrusted = false;
    await activate(context);
    await until(() => state.errors.length > 0);
    assert.match(state.errors[0], /The editor asks that no code of the project is run; `hublint\.config\.ts` is code/);
    assert.equal(isFound(), false);
    workspace.isTrusted = true;
    await state.fire('onDidGrantWorkspaceTrust');
    await until(isFound);
    const found = state.diagnostics.get(file).find(({ code }) => code.value === 'version-semver');
    assert.equal(found.severity, 1);
    rmSync(config);
  });

  it('starts another server where the user names one, and says why it does not', async () => {
    const own = join(state.folder, 'own');
    cpSync(join(extensionPath, 'server'), own, { recursive: true });
    state.settings['hublint.path'] = join(own, 'cli/index.cjs');
    await activate(context);
    await until(isFound);
    state.settings['hublint.path'] = 'node_modules/.bin/hublint';
    await state.commands.get('hublint.restart')();
    assert.deepEqual(state.errors, [
      'hublint does not run: The setting `hublint.path` is not an absolute path: `node_modules/.bin/hublint`.',
    ]);
    assert.equal(isFound(), false);
    state.settings['hublint.path'] = join(state.folder, 'missing');
    await state.commands.get('hublint.restart')();
    assert.ok(state.errors.some((error) => /couldn't create connection to server/.test(error)), String(state.errors));
  });
});

describe('its manifest', () => {
  const own = JSON.parse(readFileSync(join(extensionPath, 'package.json'), 'utf8'));
  it('has each command that is registered, and no other', async () => {
    await activate(context);
    await until(isFound);
    const declared = own.contributes.commands.map(({ command }) => command);
    const registered = [...state.commands.keys()];
    assert.deepEqual(declared.filter((name) => !registered.includes(name)), []);
    // What the server does is asked of it by name.
    assert.deepEqual(registered.filter((name) => !declared.includes(name)).sort(), ['hublint.compare', 'hublint.explain']);
  });
});
