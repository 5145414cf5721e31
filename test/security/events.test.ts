import { expect, test, vi } from 'vitest';
import { repositoryWith, runStep } from '../action/runner.ts';
import { folderWith, write } from '../host/folder.ts';
import { manifest, mark } from './attack.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Source: GitHub Actions, "Events that trigger workflows"; the last ones are not events of GitHub. */
const others = [
  ...['branch_protection_rule', 'check_run', 'check_suite', 'create', 'delete', 'deployment', 'deployment_status'],
  ...[
    'discussion',
    'discussion_comment',
    'fork',
    'gollum',
    'image_version',
    'issue_comment',
    'issues',
    'label',
    'milestone',
  ],
  ...['page_build', 'project', 'project_card', 'project_column', 'public', 'pull_request_comment'],
  ...['pull_request_review', 'pull_request_review_comment', 'pull_request_target', 'registry_package'],
  ...['repository_dispatch', 'status', 'watch', 'workflow_call', 'workflow_run'],
  ...['', 'pull_requests', 'push2', 'constructor', '__proto__'],
];
const trusted = ['push', 'schedule', 'workflow_dispatch', 'merge_group', 'release'];

const own = { full_name: 'acme/integrations' };
const payloads = {
  own: { pull_request: { head: { repo: own }, base: { sha: 'HEAD', repo: own } } },
  fork: { pull_request: { head: { repo: { full_name: 'stranger/integrations' } }, base: { sha: 'HEAD', repo: own } } },
  none: {},
};

/** Whether the configuration of the checkout, which is code, is executed. */
function runsCode(name: string, payload: unknown, inputs = {}): boolean {
  const trap = mark();
  const root = repositoryWith({ 'billing/integration.yaml': manifest, 'hublint.config.cjs': trap.module });
  const { stdout, outputs } = runStep(root, { event: { name, payload }, inputs });
  if (trap.isThere()) return true;
  expect(outputs.conclusion).toBe('error');
  expect(stdout).toMatch(/so no code (?:of the checkout|in it) is run; `hublint\.config\.cjs` is code\./);
  return false;
}

test.each(others)('event %j executes nothing of the checkout, whatever its payload', (name) => {
  for (const payload of Object.values(payloads)) expect(runsCode(name, payload)).toBe(false);
});

test.each([...trusted, 'PUSH', 'Workflow_Dispatch'])('event %s executes what the repository configures', (name) => {
  expect(runsCode(name, payloads.none)).toBe(true);
  expect(runsCode(name, payloads.fork)).toBe(false);
  expect(runsCode(name, 'nothing')).toBe(false);
});

test.each(['pull_request', 'PULL_REQUEST', ' pull_request '])(
  'event %j executes it for the repository’s own branches',
  (name) => {
    expect(runsCode(name, payloads.own)).toBe(true);
    expect(runsCode(name, payloads.fork)).toBe(false);
  },
);

test('repositories are compared by full name, ignoring case', () => {
  const from = (head: unknown) => ({ pull_request: { ...payloads.own.pull_request, head } });
  expect(runsCode('pull_request', from({ repo: { full_name: 'Acme/Integrations' } }))).toBe(true);
  for (const head of [{ repo: null }, {}, { repo: { full_name: '' } }, { repo: { full_name: 'acme/integrations2' } }]) {
    expect(runsCode('pull_request', from(head))).toBe(false);
  }
  const nameless = { head: { repo: { full_name: '' } }, base: { sha: 'HEAD', repo: { full_name: '' } } };
  for (const payload of [payloads.none, { pull_request: null }, { pull_request: nameless }, [], 'x', null]) {
    expect(runsCode('pull_request', payload)).toBe(false);
  }
});

test('a missing or broken payload is not trusted', () => {
  const trap = mark();
  const root = repositoryWith({ 'billing/integration.yaml': manifest, 'hublint.config.cjs': trap.module });
  const broken = folderWith({ 'event.json': '{ "before": ' });
  for (const file of ['', '/none/event.json', `${broken}/event.json`, broken, '/dev/zero']) {
    const ran = runStep(root, { event: { name: 'push', payload: {} }, env: { GITHUB_EVENT_PATH: file } });
    expect(ran.outputs.conclusion).toBe('error');
    expect(ran.stdout).toContain('The payload of this event cannot be read');
  }
  expect(trap.isThere()).toBe(false);
});

test('plugins, loaded definitions, and packages of the checkout are code like a configuration', () => {
  const trap = mark();
  const packages = Object.fromEntries(
    ['jiti', '@bpinternal/verel', 'cosmiconfig', 'esbuild', 'ajv', 'zod'].flatMap((name) => [
      [`node_modules/${name}/index.js`, trap.module],
      [`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }`],
    ]),
  );
  const scripted = `${manifest}identifier:\n  extractScript: to_string!(.body)\n`;
  const event = { name: 'workflow_run', payload: payloads.none };
  const plain = repositoryWith({ 'billing/integration.yaml': scripted, ...packages });
  expect(runStep(plain, { event }).outputs.conclusion).toBe('failure');
  write(plain, { 'hublint.config.json': '{ "plugins": ["./node_modules/jiti/index.js"] }' });
  expect(runStep(plain, { event }).stdout).toContain('names plugins, which are code.');
  write(plain, { 'hublint.config.json': '{}', 'billing/integration.definition.js': trap.module });
  expect(runStep(plain, { event, inputs: { load: 'true' } }).stdout).toContain('`load` would run definitions.');
  expect(trap.isThere()).toBe(false);
});
