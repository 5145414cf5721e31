import { expect, test } from 'vitest';
import { write } from '../host/folder.ts';
import { git } from '../host/repository.ts';
import { clean, faulty, pullRequest, quiet } from './fixtures.ts';
import { commit, repositoryWith, runStep } from './runner.ts';

const files = { 'billing/integration.yaml': clean, ...quiet };

/** Returns a repository in which a pull request adds a manifest that a `.gitignore` names, and the step that checks it. */
function hidden() {
  const root = repositoryWith(files);
  const base = git(root, 'rev-parse', 'HEAD');
  write(root, { '.gitignore': 'chat/\n', 'chat/integration.yaml': faulty });
  git(root, 'add', '--force', '.');
  git(root, 'commit', '--quiet', '--message=Hide');
  return { root, step: { event: pullRequest(base), sha: git(root, 'rev-parse', 'HEAD') } };
}

test.each([
  ['all integrations are checked', {}],
  ['only changed ones are', { 'changed-only': 'true' }],
])('a manifest that a pull request hides in a `.gitignore` is named if %s', (_, inputs) => {
  const { root, step } = hidden();
  const { stdout, outputs } = runStep(root, { ...step, inputs });
  expect(outputs.conclusion).toBe('success');
  expect(stdout).toContain(
    `::notice title=hublint::\`chat/integration.yaml\` changed since HEAD^1, but is not checked: a \`.gitignore\` names it, although git tracks it. To check it, name it as a target.\n`,
  );
});

test('it is checked, and not named, if it is a target', () => {
  const { root, step } = hidden();
  const { stdout, outputs } = runStep(root, { ...step, inputs: { files: 'chat/integration.yaml' } });
  expect(outputs.conclusion).toBe('failure');
  expect(stdout).not.toContain('.gitignore');
});

test('nothing is said of manifests that only other commits hid, nor without a base in the clone', () => {
  const { root, step } = hidden();
  const sha = commit(root, { 'notes.md': 'New.' });
  const base = git(root, 'rev-parse', 'HEAD^1');
  expect(runStep(root, { event: pullRequest(base), sha, inputs: {} }).stdout).not.toContain('.gitignore');
  const elsewhere = pullRequest('0123456789'.repeat(4));
  expect(runStep(root, { ...step, event: elsewhere, inputs: {} }).stdout).not.toContain('.gitignore');
});
