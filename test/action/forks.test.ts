import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../host/folder.ts';
import { git } from '../host/repository.ts';
import { clean, faulty, fork, pullRequest } from './fixtures.ts';
import { repositoryWith, runStep } from './runner.ts';

const trap = (file: string) =>
  `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(file)}, 'run');\nexport default {};\n`;

test.each([
  ['a configuration that is code', 'hublint.config.mjs', 'stranger/integrations'],
  ['a configuration that is TypeScript', 'hublint.config.ts', 'stranger/integrations'],
  ['a fork that is gone', 'hublint.config.mjs', null],
])('on a fork’s pull request nothing runs: %s', (_, name, head) => {
  const mark = join(folderWith({}), 'mark');
  const root = repositoryWith({ 'chat/integration.yaml': clean, [name]: trap(mark) });
  const ran = runStep(root, { event: fork(git(root, 'rev-parse', 'HEAD'), head) });
  expect(ran).toMatchObject({ status: 2, outputs: { conclusion: 'error' } });
  expect(ran.stdout).toContain(`comes from a fork, so no code in it is run; \`${name}\` is code.`);
  expect(existsSync(mark)).toBe(false);
});

test('definitions run where that is asked for, but not on a fork’s pull request', () => {
  const mark = join(folderWith({}), 'mark');
  const root = repositoryWith({ 'chat/integration.definition.js': trap(mark) });
  const inputs = { load: 'true' };
  const refused = runStep(root, { inputs, event: fork(git(root, 'rev-parse', 'HEAD')) });
  expect(refused).toMatchObject({ status: 2, outputs: { conclusion: 'error' } });
  expect(refused.stdout).toContain('comes from a fork, so no code in it is run; `load` would run definitions.');
  const ran = runStep(root, { inputs });
  expect(ran).toMatchObject({ status: 1, outputs: { 'error-count': '1', conclusion: 'failure' } });
  expect(ran.stdout).toContain(`The module tries to write \`${mark}\`, which is not permitted. [syntax/load-failed]`);
  expect(existsSync(mark)).toBe(false);
});

test('on a fork’s pull request plugins are refused, and the repository’s own pull requests are trusted', () => {
  const mark = join(folderWith({}), 'mark');
  const plugins = { 'hublint.config.json': '{ "plugins": ["./rules.mjs"] }', 'rules.mjs': trap(mark) };
  const root = repositoryWith({ 'chat/integration.yaml': clean, ...plugins });
  const refused = runStep(root, { event: fork(git(root, 'rev-parse', 'HEAD')) });
  expect(refused.stdout).toContain('names plugins, which are code');
  expect(existsSync(mark)).toBe(false);
  const trusted = repositoryWith({
    'chat/integration.yaml': faulty,
    'hublint.config.mjs': 'export default { extends: [] };',
  });
  expect(runStep(trusted, { event: pullRequest(git(trusted, 'rev-parse', 'HEAD')) }).outputs.conclusion).toBe(
    'success',
  );
});

test('a payload that cannot be read counts as a fork’s', () => {
  const root = repositoryWith({ 'chat/integration.yaml': clean, 'hublint.config.mjs': 'export default {};' });
  expect(runStep(root, { event: { name: 'pull_request_target', payload: 'nothing' } }).outputs.conclusion).toBe(
    'error',
  );
});
