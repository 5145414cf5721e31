import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderWith } from '../host/folder.ts';
import { git } from '../host/repository.ts';
import { clean, commandsIn, faulty, fork, pullRequest, quiet } from './fixtures.ts';
import { stepInProcess } from './in-process.ts';
import { commit, repositoryWith, runStep } from './runner.ts';

test('only what a pull request changed is checked, from a shallow merge checkout', () => {
  const origin = repositoryWith({ 'billing/integration.yaml': faulty, 'chat/integration.yaml': clean, ...quiet });
  const base = git(origin, 'rev-parse', 'HEAD');
  git(origin, 'checkout', '--quiet', '-b', 'work');
  commit(origin, { 'chat/integration.yaml': faulty });
  git(origin, 'checkout', '--quiet', 'main');
  git(origin, 'merge', '--quiet', '--no-ff', '--message=Merge', 'work');
  const sha = git(origin, 'rev-parse', 'HEAD');
  const step = { event: pullRequest(base), sha, inputs: { 'changed-only': 'true' } };

  const clone = join(folderWith({}), 'clone');
  git(origin, 'clone', '--quiet', '--depth=2', `file://${origin}`, clone);
  const ran = runStep(clone, step);
  expect(ran.outputs).toMatchObject({ 'error-count': '2', conclusion: 'failure' });
  expect(ran.stdout).not.toContain('billing');

  const shallow = join(folderWith({}), 'clone');
  git(origin, 'clone', '--quiet', '--depth=1', `file://${origin}`, shallow);
  const failed = runStep(shallow, step);
  expect(failed).toMatchObject({ status: 2, outputs: { conclusion: 'error' } });
  expect(failed.stdout).toContain('fetch-depth: 2');
});

test('pushes and merge groups are compared with what was there before; a manual run has no base', () => {
  const root = repositoryWith({ 'billing/integration.yaml': faulty, 'chat/integration.yaml': clean, ...quiet });
  const before = git(root, 'rev-parse', 'HEAD');
  commit(root, { 'chat/notes.md': 'New.' });
  const inputs = { 'changed-only': 'true' };
  const push = runStep(root, { inputs, event: { name: 'push', payload: { before } } });
  const group = runStep(root, {
    inputs,
    event: { name: 'merge_group', payload: { merge_group: { base_sha: before } } },
  });
  expect([push.outputs.conclusion, group.outputs.conclusion]).toEqual(['success', 'success']);
  const manual = runStep(root, { inputs });
  expect(manual.outputs.conclusion).toBe('failure');
  expect(manual.stdout).toContain('::notice title=hublint::This event has no base to compare with');
  const created = runStep(root, {
    inputs: { ...inputs, 'compare-with': 'base' },
    event: { name: 'push', payload: { before: '0'.repeat(40) } },
  });
  expect(created.outputs.conclusion).toBe('failure');
  expect(created.stdout.match(/^::notice .*$/gm)).toEqual([
    '::notice title=hublint::This event has no base to compare with, so no versions were compared, every integration was checked and findings are annotated whether their lines changed or not.',
  ]);
});

test('`pull_request_target` checks out nothing of the pull request, which is said where its changes are asked for', () => {
  const root = repositoryWith({ 'chat/integration.yaml': clean, ...quiet });
  const sha = commit(root, { 'chat/integration.yaml': faulty });
  const { payload } = fork(sha);
  Object.assign(payload.pull_request.head, { sha: '0123456789'.repeat(4) });
  const event = { name: 'pull_request_target', payload };
  const env = { GITHUB_SERVER_URL: 'https://github.example', GITHUB_REPOSITORY: 'acme/integrations' };
  for (const inputs of [{ 'changed-only': 'true' }, { 'compare-with': 'base' }]) {
    expect(runStep(root, { event, sha, inputs })).toMatchObject({
      status: 2,
      stdout:
        '::error title=hublint::Event `pull_request_target` checks out a branch of the repository, without what the pull request changes. Run the workflow on `pull_request`.\n',
      outputs: { conclusion: 'error' },
    });
  }
  const { summary } = runStep(root, { event, sha, env });
  expect(summary).toContain(`https://github.example/acme/integrations/blob/${sha}/chat/integration.yaml#L2`);
});

test('a merge commit checked out by its ref may be newer than the event’s: what the base brought meanwhile is no change', () => {
  const origin = repositoryWith({ 'billing/integration.yaml': clean, 'chat/integration.yaml': clean, ...quiet });
  const base = git(origin, 'rev-parse', 'HEAD');
  git(origin, 'checkout', '--quiet', '-b', 'work');
  const head = commit(origin, { 'chat/integration.yaml': faulty });
  git(origin, 'checkout', '--quiet', 'main');
  const moved = commit(origin, { 'billing/integration.yaml': faulty });
  git(origin, 'merge', '--quiet', '--no-ff', '--message=Merge', 'work');
  const clone = join(folderWith({}), 'clone');
  git(origin, 'clone', '--quiet', '--depth=2', `file://${origin}`, clone);
  const { payload } = fork(base);
  Object.assign(payload.pull_request.head, { sha: head });
  const inputs = { 'changed-only': 'true', 'compare-with': 'base' };
  const env = { GITHUB_SERVER_URL: 'https://github.example', GITHUB_REPOSITORY: 'acme/integrations' };
  for (const name of ['pull_request', 'pull_request_target']) {
    const ran = runStep(clone, { event: { name, payload }, sha: moved, inputs, env });
    expect(ran.outputs.conclusion, name).toBe('failure');
    expect(ran.stdout).not.toContain('billing');
    expect(ran.summary).toContain(`https://github.example/acme/integrations/blob/${head}/chat/integration.yaml#L2`);
  }
});

test.each([
  ['rebased', 'rebase --quiet work main', 'commit --quiet --amend --message=Rebased'],
  ['squashed', 'merge --quiet --squash work', 'commit --quiet --message=Squashed'],
  ['merged', 'merge --quiet --no-ff --message=Merged work'],
])('a merged pull request is compared with its base where its commits were %s', async (_, ...steps) => {
  const root = repositoryWith({ 'billing/integration.yaml': clean, 'chat/integration.yaml': clean, ...quiet });
  const base = git(root, 'rev-parse', 'HEAD');
  git(root, 'checkout', '--quiet', '-b', 'work');
  commit(root, { 'billing/integration.yaml': faulty });
  const head = commit(root, { 'chat/integration.yaml': faulty });
  git(root, 'checkout', '--quiet', 'main');
  for (const step of steps) git(root, ...step.split(' '));
  const { payload } = pullRequest(base);
  Object.assign(payload.pull_request, { merged: true, commits: 2 });
  Object.assign(payload.pull_request.head, { sha: head });
  const env = {
    GITHUB_WORKSPACE: root,
    GITHUB_SHA: git(root, 'rev-parse', 'HEAD'),
    GITHUB_EVENT_PATH: join(folderWith({ 'event.json': JSON.stringify(payload) }), 'event.json'),
  };
  const { said } = await stepInProcess({ inputs: { 'changed-only': 'true' }, event: 'pull_request', env });
  const annotated = said.matchAll(/^::error file=([^,]+),line=2,/gm);
  expect([...annotated].map(([, file]) => file)).toEqual(['billing/integration.yaml', 'chat/integration.yaml']);
});

test('a deleted branch is no base: the workflow runs on the default branch, to which nothing was pushed', () => {
  const origin = repositoryWith({ 'billing/integration.yaml': clean, ...quiet });
  commit(origin, {});
  const clone = join(folderWith({}), 'clone');
  git(origin, 'clone', '--quiet', '--depth=1', `file://${origin}`, clone);
  const payload = { before: '1234567890'.repeat(4), after: '0'.repeat(40), deleted: true };
  const inputs = { 'changed-only': 'true', 'compare-with': 'base' };
  const ran = runStep(clone, { inputs, event: { name: 'push', payload } });
  expect(ran).toMatchObject({ status: 0, outputs: { conclusion: 'success' } });
  expect(ran.stdout).toContain('::notice title=hublint::This event has no base to compare with');
});

test('the commit before a forced push is gone, so everything is checked; in a shallow clone it may be fetched', () => {
  const root = repositoryWith({ 'billing/integration.yaml': faulty, ...quiet });
  const event = { name: 'push', payload: { before: '1234567890'.repeat(4), forced: true } };
  const inputs = { 'changed-only': 'true', 'compare-with': 'base' };
  const forced = runStep(root, { inputs, event });
  expect(forced).toMatchObject({ status: 1, outputs: { conclusion: 'failure' } });
  expect(forced.stdout).toContain('::notice title=hublint::This event has no base to compare with');
  commit(root, {});
  const shallow = join(folderWith({}), 'clone');
  git(root, 'clone', '--quiet', '--depth=1', `file://${root}`, shallow);
  expect(runStep(shallow, { inputs, event })).toMatchObject({ status: 2, outputs: { conclusion: 'error' } });
});

test('paths are those of the repository where it is checked out into a folder of the workspace', () => {
  const workspace = folderWith({ 'other/notes.md': '' });
  const root = repositoryWith({ 'chat/integration.yaml': faulty, ...quiet });
  git(workspace, 'clone', '--quiet', root, 'r');
  const inputs = { 'working-directory': 'r', 'sarif-file': 'o.sarif' };
  const sha = git(root, 'rev-parse', 'HEAD');
  const ran = runStep(workspace, { inputs, sha });
  expect(ran.stdout).toContain('::error file=chat/integration.yaml,line=2');
  expect(ran.outputs['sarif-file']).toBe('r/o.sarif');
  expect(readFileSync(join(workspace, 'r/o.sarif'), 'utf8')).toContain('"uri": "chat/integration.yaml"');
  // The event is about another repository, so its files are not these.
  expect(
    runStep(workspace, { inputs, sha: sha.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }).stdout,
  ).toContain('::error file=r/chat/integration.yaml,line=2');
});

test('without git, nothing fails that only links and annotations would need', async () => {
  const root = repositoryWith({ 'chat/integration.yaml': clean, ...quiet });
  const sha = git(root, 'rev-parse', 'HEAD');
  const { name: event, payload } = pullRequest(sha);
  const told = folderWith({ 'event.json': JSON.stringify(payload) });
  const env = {
    GITHUB_WORKSPACE: root,
    GITHUB_REPOSITORY: 'acme/integrations',
    GITHUB_SHA: sha,
    GITHUB_EVENT_PATH: join(told, 'event.json'),
  };
  vi.stubEnv('PATH', folderWith({}));
  try {
    const ran = await stepInProcess({ inputs: {}, event, env });
    expect(ran.code).toBe(0);
    expect(ran.said).toContain('No problems in 1 manifest.');
    const asked = await stepInProcess({ inputs: { 'compare-with': 'base' }, event, env });
    expect([asked.code, asked.said]).toEqual([
      2,
      expect.stringContaining('::error title=hublint::This needs git, which is not installed.'),
    ]);
  } finally {
    vi.unstubAllEnvs();
  }
});

test('if the changed lines are not known, all lines are annotated, and the log says so', () => {
  const root = repositoryWith({ 'chat/integration.yaml': faulty, ...quiet });
  const inputs = { annotations: 'changed' };
  const manual = runStep(root, { inputs });
  expect(commandsIn(manual.stdout)).toHaveLength(3);
  expect(manual.stdout).toContain(
    '::notice title=hublint::This event has no base to compare with, so findings are annotated whether',
  );
  const shallow = runStep(root, {
    inputs,
    event: { name: 'push', payload: { before: 'c0ffee'.repeat(6).padEnd(40, '0') } },
  });
  expect(commandsIn(shallow.stdout)).toHaveLength(3);
  expect(shallow.stdout).toMatch(/::notice title=hublint::git does not know the revision `c0ffee[^`]*`\. So findings/);
});
