import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../host/folder.ts';
import { clean, faulty, quiet } from './fixtures.ts';
import { stepInProcess } from './in-process.ts';
import { repositoryWith, runStep } from './runner.ts';

test('an unknown configuration name is reported as a notice', async () => {
  const { said } = await stepInProcess({
    inputs: {},
    files: { '.git/HEAD': '', 'integration.yaml': clean, 'hublint.config.toml': 'rules = {}\n' },
  });
  expect(said).toContain('::notice title=hublint::hublint.config.toml is not read: name the configuration');
});

test('an input that is not given overrides nothing', () => {
  const config = { 'hublint.config.json': '{ "extends": [], "rules": { "secret-name-case": "warn" } }' };
  const ran = runStep(repositoryWith({ 'chat/integration.yaml': faulty, ...config }));
  expect(ran.outputs).toMatchObject({ 'error-count': '0', 'warning-count': '1', conclusion: 'success' });
  const strict = runStep(repositoryWith({ 'chat/integration.yaml': faulty, ...config }), {
    inputs: { 'max-warnings': '0' },
  });
  expect(strict).toMatchObject({ status: 1, outputs: { conclusion: 'failure' } });
});

test('a workspace that is reached through a link is still where files are named from', () => {
  const root = repositoryWith({ 'desk/chat/integration.yaml': faulty, ...quiet });
  const workspace = join(folderWith({}), 'work');
  symlinkSync(root, workspace);
  const inputs = {
    files: `${workspace}/desk/chat`,
    'working-directory': `${workspace}/desk`,
    'sarif-file': `${workspace}/chat.sarif`,
    format: `json=${workspace}/desk/chat.json`,
  };
  const ran = runStep(root, { inputs, env: { GITHUB_WORKSPACE: workspace } });
  expect(ran.stdout).toContain('::error file=desk/chat/integration.yaml,line=2');
  expect(ran.outputs).toMatchObject({ 'sarif-file': 'chat.sarif', 'report-file': 'desk/chat.json' });
});

test('an input that is no list must have one line', () => {
  const root = repositoryWith({ 'billing/integration.yaml': clean, ...quiet });
  expect(runStep(root, { inputs: { format: 'json=hublint.json\nhtml=hublint.html\n' } })).toMatchObject({
    status: 2,
    stdout: '::error title=hublint::Input `format` has 2 lines; expected one.\n',
  });
});

test.each([
  [{ 'fail-on': 'wran' }, 'Input `fail-on`: There is no threshold `wran`. Did you mean `warn`?'],
  [{ annotations: 'many' }, 'Input `annotations`: There is no way to annotate `many`. Known: `all`, `changed`, `off`.'],
  [{ format: 'json' }, 'Input `format`: `json` names no file. Write `json=FILE`.'],
  [{ preset: 'recomended' }, 'There is no preset `recomended`. Did you mean `recommended`?'],
  [{ files: 'missing' }, 'File or folder `missing` not found.'],
])('%j is refused with a sentence', (inputs: Record<string, string>, message) => {
  const ran = runStep(repositoryWith({ 'chat/integration.yaml': clean }), { inputs });
  expect(ran).toMatchObject({ status: 2, outputs: { conclusion: 'error' } });
  expect(ran.stdout).toContain(`::error title=hublint::${message}`);
});

test('a missing baseline is reported once', () => {
  const files = { 'billing/integration.yaml': clean, 'chat/integration.yaml': clean };
  const ran = runStep(repositoryWith(files), { inputs: { baseline: 'inherited.json' } });
  expect(ran).toMatchObject({ status: 2, stderr: '', outputs: { conclusion: 'error' } });
  expect(ran.stdout).toBe(
    '::error title=hublint::Baseline `inherited.json` not found. `--update-baseline` writes one.\n',
  );
});

test.each([
  ['await new Promise(() => {});', 'waits for something that never happens'],
  ['process.exit(0);', '`hublint.config.mjs` ended the process before there was an answer'],
  ["Promise.reject(new Error('No desk.'));", 'No desk.'],
])('a configuration that says `%s` fails the step', (code, message) => {
  const root = repositoryWith({ 'hublint.config.mjs': `${code} export default {};`, 'integration.yaml': clean });
  const ran = runStep(root, { event: { name: 'push', payload: {} } });
  expect(ran).toMatchObject({ status: 2, stderr: '', outputs: { conclusion: 'error' } });
  expect(ran.stdout).toMatch(/^::error title=hublint::/m);
  expect(ran.stdout).toContain(message);
});
