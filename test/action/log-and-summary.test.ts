import { expect, test } from 'vitest';
import { git } from '../host/repository.ts';
import { clean, commandsIn, faulty, pullRequest, quiet } from './fixtures.ts';
import { stepInProcess } from './in-process.ts';
import { commit, repositoryWith, runStep } from './runner.ts';

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

test('inherited findings are reported, but not annotated if only changes are asked for', () => {
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
    // Its own line is unchanged, but the location it refers to changed.
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

test('the summary links to lines of the pull request’s last commit', () => {
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

test('what is in a submodule is not linked to: it is in another repository', () => {
  const root = repositoryWith({ 'chat/integration.yaml': faulty, ...quiet });
  const other = repositoryWith({ 'integration.yaml': faulty.replace('chat', 'mail') });
  git(root, 'clone', '--quiet', other, 'mail');
  const env = { GITHUB_SERVER_URL: 'https://github.example', GITHUB_REPOSITORY: 'acme/integrations' };
  const { summary } = runStep(root, { sha: git(root, 'rev-parse', 'HEAD'), env });
  expect(summary).toContain('/chat/integration.yaml#L2): Version');
  expect(summary).toContain('- <code>mail/integration.yaml:2:10</code>: Version');
});

test('if the base changed the same file, annotations use the line numbers of the pull request’s last commit', () => {
  const tokens = 'secrets:\n  token: { description: Bot token. }\n';
  const root = repositoryWith({ 'chat/integration.yaml': clean, ...quiet });
  git(root, 'checkout', '--quiet', '-b', 'work');
  const head = commit(root, { 'chat/integration.yaml': clean.concat(tokens), 'mail/integration.yaml': faulty });
  git(root, 'checkout', '--quiet', 'main');
  const moved = clean.replace('title: Billing', '# Shown in the hub.\n# And in the studio.\ntitle: ""');
  const base = commit(root, { 'chat/integration.yaml': moved });
  git(root, 'merge', '--quiet', '--no-ff', '--message=Merge', 'work');
  const merge = git(root, 'rev-parse', 'HEAD');
  const event = pullRequest(base);
  Object.assign(event.payload.pull_request.head, { sha: head });
  const env = { GITHUB_SERVER_URL: 'https://github.example', GITHUB_REPOSITORY: 'acme/integrations' };
  const { stdout, summary } = runStep(root, { event, sha: merge, env });
  const placed = commandsIn(stdout).map((line) =>
    line.replace(/^::error (file=.*?,endLine=\d+).*?::(\S+) .*$/, '$1 $2'),
  );
  expect(placed).toEqual([
    'file=chat/integration.yaml,line=8,endLine=8 chat/integration.yaml:10:3:',
    'file=mail/integration.yaml,line=2,endLine=2 mail/integration.yaml:2:10:',
    'file=mail/integration.yaml,line=8,endLine=8 mail/integration.yaml:8:3:',
    // On a line that the pull request does not have.
    'file=chat/integration.yaml,line=5,endLine=5 chat/integration.yaml:5:8:',
  ]);
  const links = [...summary.matchAll(/blob\/(\w+)\/(\S+?)\)/g)].map(([, commit, place]) => [commit, place]);
  expect(links.filter(([commit]) => commit === merge || commit === head)).toEqual([
    [merge, 'chat/integration.yaml#L10'],
    [head, 'mail/integration.yaml#L8'],
    [merge, 'chat/integration.yaml#L5'],
    [head, 'mail/integration.yaml#L2'],
  ]);
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

test('suppressed findings take up no annotations', async () => {
  const silenced = Array.from({ length: 10 }, (_, at) => [
    '  # hublint-disable-next-line secret-name-case -- the bots of last year have it',
    `  token${at}: { description: A token of last year. }`,
  ]);
  const manifest = [clean.trimEnd(), 'secrets:', ...silenced.flat(), '  token: { description: The token. }', ''].join(
    '\n',
  );
  const { code, said } = await stepInProcess({
    inputs: {},
    files: { '.git/HEAD': '', 'integration.yaml': manifest, ...quiet },
  });
  expect(code).toBe(1);
  expect(commandsIn(said)).toEqual([
    expect.stringMatching(
      /^::error file=integration\.yaml,line=28,endLine=28,col=3,endColumn=8,title=secret-name-case::/,
    ),
  ]);
});
