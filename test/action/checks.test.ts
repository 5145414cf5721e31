import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../host/folder.ts';
import { clean, faulty, quiet } from './fixtures.ts';
import { stepInProcess } from './in-process.ts';
import { repositoryWith, runStep } from './runner.ts';

test('a clean repository passes', () => {
  const ran = runStep(repositoryWith({ 'billing/integration.yaml': clean, ...quiet }));
  expect(ran).toMatchObject({
    status: 0,
    stderr: '',
    outputs: { 'error-count': '0', 'warning-count': '0', conclusion: 'success', 'sarif-file': '', 'report-file': '' },
  });
});

test('findings fail the step and are annotated in place', () => {
  const ran = runStep(repositoryWith({ 'chat/integration.yaml': faulty, ...quiet }));
  expect(ran.status).toBe(1);
  expect(ran.outputs).toMatchObject({ 'error-count': '2', conclusion: 'failure' });
  expect(ran.stdout).toContain(
    '::error file=chat/integration.yaml,line=2,endLine=2,col=10,endColumn=16,title=version-semver::',
  );
  expect(ran.stdout).toContain(
    '::error file=chat/integration.yaml,line=8,endLine=8,col=3,endColumn=8,title=secret-name-case::',
  );
  expect(ran.summary).toContain('2 errors');
});

test('skipped files are reported as notices, only the first of many', async () => {
  const workspace = folderWith({ '.git/HEAD': '', 'billing/integration.yaml': clean, ...quiet });
  for (const name of ['chat', 'fleet', 'tides', 'wharf']) {
    symlinkSync('/etc/hostname', join(workspace, `${name}.integration.yaml`));
  }
  const { code, said } = await stepInProcess({ inputs: {}, env: { GITHUB_WORKSPACE: workspace } });
  expect(code).toBe(0);
  const notices = said.split('\n').filter((line) => line.startsWith('::notice'));
  expect(notices).toEqual([
    ...['chat', 'fleet', 'tides'].map(
      (name) =>
        `::notice title=hublint::\`${name}.integration.yaml\` is not checked: it is a link, which leads out of the repository.`,
    ),
    '::notice title=hublint::1 more notice is left out.',
  ]);
});

test('paths are those of the repository, also in another working directory', () => {
  const root = repositoryWith({
    'packages/chat/integration.yaml': faulty,
    'packages/hublint.config.json': quiet['hublint.config.json'],
  });
  const ran = runStep(root, {
    inputs: {
      'working-directory': 'packages',
      files: 'chat',
      'sarif-file': 'reports/hublint.sarif',
      format: 'json=report.json',
    },
  });
  expect(ran.stdout).toContain('::error file=packages/chat/integration.yaml,line=2');
  expect(ran.outputs).toMatchObject({
    'sarif-file': 'packages/reports/hublint.sarif',
    'report-file': 'packages/report.json',
  });
  const sarif = readFileSync(join(root, 'packages/reports/hublint.sarif'), 'utf8');
  expect(sarif).toContain('"uri": "packages/chat/integration.yaml"');
  expect(JSON.parse(readFileSync(join(root, 'packages/report.json'), 'utf8'))).toMatchObject({ version: 1 });
});

test('unchecked manifests are reported first, and a partial report is not taken for a complete one', () => {
  const secrets = Array.from({ length: 12 }, (_, at) => `  token${at}x: { description: Bot token. }\n`).join('');
  const root = repositoryWith({
    'chat/integration.yaml': `${clean}secrets:\n${secrets}`,
    'mail/integration.yaml': clean,
    'mail/hublint.config.yaml': 'rules: { nope: error }\n',
    ...quiet,
  });
  const ran = runStep(root, { inputs: { 'sarif-file': 'o.sarif', format: 'html=o.html' } });
  expect(ran).toMatchObject({ status: 2, outputs: { conclusion: 'error' } });
  const errors = ran.stdout.split('\n').filter((line) => line.startsWith('::error'));
  expect(errors).toHaveLength(10);
  const why = 'mail/hublint.config.yaml:1:10: There is no rule `nope`.';
  expect(errors[0]).toContain(`::error title=hublint::${why}`);
  expect(ran.summary).toContain(
    '- **Not checked**: mail/hublint.config.yaml:1:10: There is no rule <code>nope</code>.',
  );
  expect(readFileSync(join(root, 'o.html'), 'utf8')).toContain(
    '<strong>Not checked:</strong> mail/hublint.config.yaml',
  );
  const [{ invocations }] = JSON.parse(readFileSync(join(root, 'o.sarif'), 'utf8')).runs;
  expect(invocations).toMatchObject([
    {
      executionSuccessful: false,
      toolExecutionNotifications: [{ level: 'error', message: { text: expect.stringContaining(why) } }],
    },
  ]);
});

test.each([
  ['a broken configuration', {}, 'There is no rule `nope`'],
  ['nothing to check', { config: 'other.yaml', files: 'night' }, 'There is no manifest in `night`.'],
  ['no base to compare with', { config: 'other.yaml', 'compare-with': 'v9' }, '`v9`'],
])('no report of an earlier run is left if nothing can be checked: %s', (_, inputs, why) => {
  const root = repositoryWith({
    'chat/integration.yaml': clean,
    'night/notes.md': 'Closed.',
    'hublint.config.yaml': 'rules: { nope: error }\n',
    'other.yaml': 'extends: publish\n',
    'o.sarif': '{ "runs": [] }',
  });
  const ran = runStep(root, { inputs: { 'sarif-file': 'o.sarif', ...inputs } });
  expect(ran).toMatchObject({
    status: 2,
    outputs: { conclusion: 'error', 'sarif-file': 'o.sarif', 'report-file': '' },
  });
  expect(ran.stdout).toContain(why);
  const [{ invocations }] = JSON.parse(readFileSync(join(root, 'o.sarif'), 'utf8')).runs;
  expect(invocations).toMatchObject([
    {
      executionSuccessful: false,
      toolExecutionNotifications: [{ level: 'error', message: { text: expect.stringContaining(why) } }],
    },
  ]);
});
