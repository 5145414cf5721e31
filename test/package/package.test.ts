import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { clean, faulty } from '../cli/manifests.ts';
import { hublint as fromSources } from '../cli/terminal.ts';
import { installed, packed, packedPlugin, place, run } from './install.ts';

const minutes = 60_000;
const entry = 'node_modules/hublint/dist/cli/index.js';
const configuration = `import { defineConfig } from 'hublint/config';
export default defineConfig({ rules: { 'public-deprecated': 'off' as const } });
`;
const library = `import { lint, load } from 'hublint';
import { defineRule } from 'hublint/rule';
import { testRule } from 'hublint/testing';
import schema from 'hublint/schemas/config.schema.json' with { type: 'json' };
import self from 'hublint/package.json' with { type: 'json' };
const { summary } = await lint('ferry');
const [{ data }] = await load('ferry');
console.log(JSON.stringify([summary.errors, data.name, typeof defineRule, typeof testRule, schema.title, self.version]));
`;

const untidy = 'name: ferry\nversion: 1.0.0\nactions:\n  bookSeat:\n    title: Seat booking\n';
const housePlugin = `import { defineRule, type Rule } from 'hublint/rule';
const rule: Rule = defineRule({
  id: 'action-title-case',
  summary: 'Every word of a title is capitalized.',
  presets: { recommended: 'error' },
  messages: { small: 'Title \`{title}\` has a small word.' },
  *action({ node: { title }, at }) {
    if (title !== undefined && / [a-z]/.test(title)) yield { message: 'small', data: { title }, at: at('title') };
  },
});
export default { name: 'house', rules: [rule] };
`;

const node24 = 'the newest Node that is supported for long';
let project: string;
const folders: string[] = [];
const nodes = new Map<string, string>([['the Node that runs the tests', process.execPath]]);
let skip: string | undefined;
let skip24: string | undefined;

beforeAll(async () => {
  const tarball = packed();
  const plugin = packedPlugin();
  folders.push(join(tarball, '..'), join(plugin, '..'));
  const outcome = await installed(tarball, plugin);
  if ('skip' in outcome) {
    skip = outcome.skip;
    return;
  }
  project = outcome.folder;
  folders.push(project);
  place(project, 'ferry/integration.json', faulty);
  place(project, 'night/integration.yaml', clean);
  place(project, 'configured/hublint.config.ts', configuration);
  place(project, 'configured/integration.json', faulty);
  place(project, 'library.mjs', library);
  place(project, 'plugged/hublint.config.yaml', 'plugins: ["@acme/hublint-plugin"]\nextends: acme/house\n');
  place(project, 'local/hublint.config.yaml', 'plugins: [./lint/house.ts]\nextends: house/recommended\n');
  place(project, 'local/lint/house.ts', housePlugin);
  for (const folder of ['plugged', 'local']) place(project, `${folder}/integration.yaml`, untidy);
  cpSync(new URL('../../examples', import.meta.url), join(project, 'examples'), { recursive: true });
  const other = await installed('node@24');
  if ('skip' in other) {
    skip24 = other.skip;
    return;
  }
  folders.push(other.folder);
  nodes.set(node24, join(other.folder, 'node_modules/node/bin/node'));
}, 6 * minutes);

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe.each(['the Node that runs the tests', node24])('installed in an empty folder, under %s', (name) => {
  /** Runs the command that npm links. */
  const hublint = async (folder: string, ...args: string[]) =>
    run(nodes.get(name) ?? '', join(project, folder), [join(project, entry), ...args]);

  beforeEach((context) => {
    const reason = skip ?? (name === node24 ? skip24 : undefined);
    if (reason !== undefined) context.skip(reason);
  });

  it('takes a plugin from npm, and one in TypeScript beside the configuration', async () => {
    const plugged = await hublint('plugged', '--format', 'compact');
    expect(plugged.stdout).toMatch(
      /^integration\.yaml:5:12: error: Title `Seat booking` .* \[acme\/action-title-verb\]$/m,
    );
    expect((await hublint('plugged', 'explain', 'acme/action-title-verb')).stdout).toContain('starts with a verb');
    const local = await hublint('local', '--format', 'compact');
    expect(local.stdout).toMatch(
      /^integration\.yaml:5:12: error: Title `Seat booking` has .* \[house\/action-title-case\]$/m,
    );
  });

  it('tests the rules of a plugin with Node’s own runner', async () => {
    const tests = ['action-title-verb', 'tag-key-prefix'].map((rule) =>
      join(project, `examples/plugin/test/${rule}.test.js`),
    );
    const { code, stdout } = await run(nodes.get(name) ?? '', project, ['--test', '--test-reporter=tap', ...tests]);
    expect(stdout).toMatch(/^# fail 0$/m);
    expect(code).toBe(0);
  });

  it('lints', async () => {
    const { code, stdout, stderr } = await hublint('.', 'ferry', 'night', 'configured', '--format', 'compact');
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^ferry\/integration\.json:3:14: error: .* \[version-semver\]$/m);
    expect(stdout).toMatch(/^2 errors and 1 warning in 3 manifests\./m);
    expect(code).toBe(1);
  });

  it('finds in every syntax what its sources find', async () => {
    const expected = await fromSources(project, 'examples --format compact');
    expect(await hublint('.', 'examples', '--format', 'compact')).toEqual(expected);
    expect(expected.code).toBe(1);
  });

  it('shows every format', async () => {
    for (const format of ['pretty', 'json', 'sarif', 'github', 'junit', 'gitlab', 'markdown', 'html']) {
      const { code, stderr } = await hublint('.', 'night', '--format', format);
      expect({ code, stderr }, format).toEqual({ code: 0, stderr: '' });
    }
  });

  it('runs a configuration in TypeScript', async () => {
    const { stdout, stderr } = await hublint('configured', '--format', 'compact');
    expect(stderr).toBe('');
    expect(stdout).not.toContain('public-deprecated');
  });

  it('explains a rule by its page', async () => {
    expect((await hublint('.', 'explain', 'version-semver')).stdout).toContain('Why');
  });

  it('is a library', async () => {
    const { stdout, stderr, code } = await run(nodes.get(name) ?? '', project, ['library.mjs']);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    expect(JSON.parse(stdout)).toEqual([
      1,
      'ferry-desk',
      'function',
      'function',
      'hublint configuration',
      packageJson.version,
    ]);
  });
});

it('is there for npx', async (context) => {
  if (skip !== undefined) context.skip(skip);
  const { stdout, code } = await run('npx', project, ['--no-install', 'hublint', '--version']);
  expect({ stdout, code }).toEqual({ stdout: `${packageJson.version}\n`, code: 0 });
});
