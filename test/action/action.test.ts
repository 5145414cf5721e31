import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderWith } from '../host/folder.ts';
import { git } from '../host/repository.ts';
import { stepInProcess } from './in-process.ts';
import { commit, repositoryWith, runStep } from './runner.ts';

const clean = `name: billing
version: 1.4.0
title: Billing
description: Sends invoices to the people who owe them.
icon: icon.svg
readme: hub.md
`;
const faulty = clean
  .replace('billing', 'chat')
  .replace('1.4.0', 'v1.4.0')
  .concat('secrets:\n  token: { description: Bot token. }\n');
const quiet = { 'hublint.config.json': '{ "rules": { "icon-format": "off", "readme-content": "off" } }' };

const fork = (base: string, head: string | null = 'stranger/integrations') => ({
  name: 'pull_request',
  payload: {
    pull_request: {
      head: { repo: head === null ? null : { full_name: head } },
      base: { sha: base, repo: { full_name: 'acme/integrations' } },
    },
  },
});
const pullRequest = (base: string) => fork(base, 'acme/integrations');

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

test('what is passed over is noticed, the first of many', async () => {
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

test('a configuration by a name that is none is noticed', async () => {
  const { said } = await stepInProcess({
    inputs: {},
    files: { '.git/HEAD': '', 'integration.yaml': clean, 'hublint.config.toml': 'rules = {}\n' },
  });
  expect(said).toContain('::notice title=hublint::hublint.config.toml is not read: name the configuration');
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

test('an input that is not given overrides nothing', () => {
  const config = { 'hublint.config.json': '{ "extends": [], "rules": { "secret-name-case": "warn" } }' };
  const ran = runStep(repositoryWith({ 'chat/integration.yaml': faulty, ...config }));
  expect(ran.outputs).toMatchObject({ 'error-count': '0', 'warning-count': '1', conclusion: 'success' });
  const strict = runStep(repositoryWith({ 'chat/integration.yaml': faulty, ...config }), {
    inputs: { 'max-warnings': '0' },
  });
  expect(strict).toMatchObject({ status: 1, outputs: { conclusion: 'failure' } });
});

test('an input that is no list has one line', () => {
  const root = repositoryWith({ 'billing/integration.yaml': clean, ...quiet });
  expect(runStep(root, { inputs: { format: 'json=hublint.json\nhtml=hublint.html\n' } })).toMatchObject({
    status: 2,
    stdout: '::error title=hublint::Input `format` has 2 lines; expected one.\n',
  });
});

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
  const created = runStep(root, { inputs, event: { name: 'push', payload: { before: '0'.repeat(40) } } });
  expect(created.outputs.conclusion).toBe('failure');
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

test('what was there before a forced push is gone, and everything is checked; in a shallow clone it may be fetched', () => {
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
  // Another repository's files are not those of the event.
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

test('what cannot be checked is told first, and no report of the rest is taken for one of all', () => {
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
])('no report of an earlier run is left where nothing can be checked: %s', (_, inputs, why) => {
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
  expect(ran.stdout).toContain(`comes from a fork, so nothing in it is run; \`${name}\` is code.`);
  expect(existsSync(mark)).toBe(false);
});

test('definitions run where that is asked for, but not on a fork’s pull request', () => {
  const mark = join(folderWith({}), 'mark');
  const root = repositoryWith({ 'chat/integration.definition.js': trap(mark) });
  const inputs = { load: 'true' };
  const refused = runStep(root, { inputs, event: fork(git(root, 'rev-parse', 'HEAD')) });
  expect(refused).toMatchObject({ status: 2, outputs: { conclusion: 'error' } });
  expect(refused.stdout).toContain('comes from a fork, so nothing in it is run; `load` would run definitions.');
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

test('GitHub’s limits are kept: changed lines first, the rest is counted', () => {
  const secrets = (count: number) =>
    Array.from({ length: count }, (_, index) => `  token${index}x: { description: Bot token. }\n`).join('');
  const root = repositoryWith({ 'chat/integration.yaml': `${clean}secrets:\n${secrets(15)}`, ...quiet });
  const base = git(root, 'rev-parse', 'HEAD');
  commit(root, {
    'chat/integration.yaml': `${clean}secrets:\n${secrets(15)}  changedSecret: { description: Bot token. }\n`,
  });
  const event = { name: 'push', payload: { before: base } };
  const annotated = (ran: { stdout: string }) => ran.stdout.split('\n').filter((line) => line.startsWith('::error'));
  const ran = runStep(root, { event });
  expect(annotated(ran)).toHaveLength(10);
  expect(annotated(ran)[0]).toContain('changedSecret');
  expect(ran.stdout).toContain('::notice title=hublint::6 more findings are not annotated; see the job summary.');
  expect(annotated(runStep(root, { event, inputs: { annotations: '3' } }))).toHaveLength(3);
  expect(annotated(runStep(root, { event, inputs: { annotations: 'off' } }))).toHaveLength(0);
});

test('what hublint says of its work counts among the ten notices that GitHub shows', () => {
  const entities = Array.from({ length: 12 }, (_, at) => `  note${at}: { title: Note, schema: { type: object } }\n`);
  const root = repositoryWith({
    'chat/integration.yaml': `${clean}entities:\n${entities.join('')}`,
    'hublint.config.json': '{ "extends": [], "rules": { "entity-unused": "info" } }',
  });
  const notices = runStep(root, { event: { name: 'push', payload: {} } })
    .stdout.split('\n')
    .filter((line) => line.startsWith('::notice'));
  expect(notices).toHaveLength(10);
  expect(notices[0]).toBe('::notice title=hublint::3 more findings are not annotated; see the job summary.');
});

const commandsIn = (stdout: string) => stdout.split('\n').filter((line) => line.startsWith('::'));

test('what an integration inherited is told, and is not annotated where only changes are asked for', () => {
  const secrets = 'secrets:\n  token: { description: Bot token. }\n';
  const root = repositoryWith({
    'chat/integration.yaml': clean.concat(secrets),
    'old name/integration.yaml': faulty,
    ...quiet,
  });
  const base = git(root, 'rev-parse', 'HEAD');
  git(root, 'mv', 'old name', '#1 (new)%');
  commit(root, {
    'chat/integration.yaml': clean.replace('title: Billing\n', '').concat(secrets, '  apiKey: { description: Key. }\n'),
    'new/integration.yaml': faulty.replace('Sends', 'Mails'),
  });
  const event = pullRequest(base);
  const ran = runStep(root, { event, inputs: { 'changed-only': 'true' } });
  const commands = commandsIn(ran.stdout);
  expect(ran.outputs).toMatchObject({ 'error-count': '7', conclusion: 'failure' });
  expect(commands.map((line) => line.split('::')[1]?.replace(/,endLine.*?,title/, ' '))).toEqual([
    // No line of it changed, but what it is about did.
    'error file=chat/integration.yaml,line=1 =integration-title-required',
    'error file=chat/integration.yaml,line=8 =secret-name-case',
    'error file=new/integration.yaml,line=2 =version-semver',
    'error file=new/integration.yaml,line=8 =secret-name-case',
  ]);
  expect(ran.stdout).toContain('3 findings on lines that did not change are not annotated; `annotations: all`');
  expect(ran.stdout).toContain('\n#1 (new)%/integration.yaml:2:10: error: Version `v1.4.0`');
  expect(ran.summary).toContain('7 errors');
  const all = runStep(root, { event, inputs: { 'changed-only': 'true', annotations: 'all' } });
  expect(commandsIn(all.stdout)).toHaveLength(7);
  const few = runStep(root, { event, inputs: { annotations: 'changed' } });
  expect(commandsIn(few.stdout)).toEqual(commands);
});

test('each finding is in the log once, with its place, and what to do next is at its end', () => {
  const root = repositoryWith({ 'chat/integration.yaml': faulty, ...quiet });
  for (const annotations of ['all', '1', 'off']) {
    const { stdout } = runStep(root, { inputs: { annotations } });
    expect(stdout.match(/chat\/integration\.yaml:2:10: /g), annotations).toHaveLength(1);
    expect(stdout.match(/chat\/integration\.yaml:8:3: /g), annotations).toHaveLength(1);
    expect(stdout).toMatch(
      /\n2 errors in 1 manifest\.\n1 fixable with `--fix`, 1 more with `--fix-unsafe`\.\n`hublint/,
    );
  }
});

test('where it is not known which lines changed, all are annotated, and the log says so', () => {
  const root = repositoryWith({ 'chat/integration.yaml': faulty, ...quiet });
  const inputs = { annotations: 'changed' };
  const manual = runStep(root, { inputs });
  expect(commandsIn(manual.stdout)).toHaveLength(3);
  expect(manual.stdout).toContain('::notice title=hublint::This event has no base to compare lines with. So findings');
  const shallow = runStep(root, {
    inputs,
    event: { name: 'push', payload: { before: 'c0ffee'.repeat(6).padEnd(40, '0') } },
  });
  expect(commandsIn(shallow.stdout)).toHaveLength(3);
  expect(shallow.stdout).toMatch(/::notice title=hublint::git does not know the revision `c0ffee[^`]*`\. So findings/);
});

test('the summary links to the lines of the pull request’s own commit', () => {
  const root = repositoryWith({ 'c#1 (new)%|/integration.yaml': faulty, ...quiet });
  const merge = git(root, 'rev-parse', 'HEAD');
  const head = '0123456789abcdef'.repeat(3).slice(0, 40);
  const event = pullRequest(merge);
  Object.assign(event.payload.pull_request.head, { sha: head });
  const env = { GITHUB_SERVER_URL: 'https://github.example', GITHUB_REPOSITORY: 'acme/integrations' };
  const linked = (more: object) => runStep(root, { event, sha: merge, env: { ...env, ...more } }).summary;
  expect(linked({})).toContain(
    `(https://github.example/acme/integrations/blob/${head}/c%231%20%28new%29%25%7C/integration.yaml#L2): Version`,
  );
  expect(linked({})).toContain('- <code>npx hublint --fix</code> fixes 1, <code>--fix-unsafe</code> 1 more.');
  const none = 'github.example';
  expect(linked({ GITHUB_REPOSITORY: 'acme/x) [y](https://evil.example' })).not.toContain(none);
  expect(linked({ GITHUB_SERVER_URL: 'javascript:alert(1)//' })).not.toContain('alert');
  expect(linked({ GITHUB_SHA: '1'.repeat(40) })).not.toContain(none);
});

test('a summary stays below GitHub’s limit and says what it leaves out', () => {
  const secrets = Array.from({ length: 9000 }, (_, index) => `  token${index}x: { description: Bot token. }\n`).join(
    '',
  );
  const ran = runStep(repositoryWith({ 'chat/integration.yaml': `${clean}secrets:\n${secrets}`, ...quiet }));
  expect(ran.outputs['error-count']).toBe('9000');
  expect(ran.stdout).toContain('::notice title=hublint::8,990 more findings are not annotated; see the job summary.');
  expect(Buffer.byteLength(ran.summary)).toBeLessThan(600_000);
  expect(ran.summary).toMatch(/more/);
  expect(runStep(repositoryWith({ 'chat/integration.yaml': faulty }), { inputs: { summary: 'false' } }).summary).toBe(
    '',
  );
});

test('hostile names and texts cannot start a command or set an output', () => {
  const hostile = clean.replace(
    'name: billing',
    'name: "x\\n::set-output name=conclusion::success\\n%0A::error::forged"',
  );
  const ran = runStep(repositoryWith({ '::error file=a::b/integration.yaml': hostile, ...quiet }));
  const commands = ran.stdout.split('\n').filter((line) => /^\s*::/.test(line));
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter((line) => !/^::(?:error|warning|notice) (?:file|title)=/.test(line))).toEqual([]);
  expect(ran.outputs.conclusion).toBe('failure');
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

test('a baseline that is not there is told once', () => {
  const files = { 'billing/integration.yaml': clean, 'chat/integration.yaml': clean };
  const ran = runStep(repositoryWith(files), { inputs: { baseline: 'inherited.json' } });
  expect(ran).toMatchObject({ status: 2, stderr: '', outputs: { conclusion: 'error' } });
  expect(ran.stdout).toBe(
    '::error title=hublint::Baseline `inherited.json` not found. `--update-baseline` writes one.\n',
  );
});

test.each([
  ['await new Promise(() => {});', 'waits for what never comes'],
  ['process.exit(0);', 'ended the process before there was an answer'],
  ["Promise.reject(new Error('No desk.'));", 'No desk.'],
])('a configuration that says `%s` fails the step', (code, message) => {
  const root = repositoryWith({ 'hublint.config.mjs': `${code} export default {};`, 'integration.yaml': clean });
  const ran = runStep(root, { event: { name: 'push', payload: {} } });
  expect(ran).toMatchObject({ status: 2, stderr: '', outputs: { conclusion: 'error' } });
  expect(ran.stdout).toMatch(/^::error title=hublint::/m);
  expect(ran.stdout).toContain(message);
});
