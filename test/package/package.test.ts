import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { nodeBuild } from '../../src/host/cache/node-build.ts';
import { clean, faulty } from '../cli/manifests.ts';
import { hublint as fromSources } from '../cli/terminal.ts';
import { installed, packed, packedPlugin, place, run } from './install.ts';

const minutes = 60_000;
const entry = 'node_modules/hublint/dist/cli/index.cjs';
const configuration = `import { defineConfig } from 'hublint/config';
export default defineConfig({ rules: { 'public-deprecated': 'off' as const } });
`;
const library = `import { lint, load } from 'hublint';
import { defineRule } from 'hublint/rule';
import { testRule } from 'hublint/testing';
import schema from 'hublint/schemas/config.schema.json' with { type: 'json' };
import self from 'hublint/package.json' with { type: 'json' };
const { summary } = await lint('ferry');
const { results: [{ diagnostics }] } = await lint('examples/parcel-desk');
const [{ data }] = await load('ferry');
console.log(JSON.stringify([summary.errors, data.name, typeof defineRule, typeof testRule, schema.title, self.version, diagnostics.some(({ rule }) => rule === 'script-syntax')]));
`;

/** The errors and rules of a plugin are recognized by the library: each module exists only once. */
const common = `const { KnownError } = require('hublint');
const { closest, defineRule } = require('hublint/rule');
const { testRule } = require('hublint/testing');
const { defineConfig } = require('hublint/config');
const all = [closest, defineRule, testRule, defineConfig].every((part) => typeof part === 'function');
console.log(all, new KnownError({ message: 'None.' }) instanceof Error);
`;

const untidy = 'name: ferry\nversion: 1.0.0\nactions:\n  bookSeat:\n    title: Seat booking\n';
const housePlugin = `import { defineRule, type Plugin, type Rule } from 'hublint/rule';
const rule: Rule = defineRule({
  id: 'action-title-case',
  summary: 'Every word of a title is capitalized.',
  presets: { recommended: 'error' },
  messages: { small: 'Title \`{title}\` has a small word.' },
  *action({ node: { title }, at }) {
    if (title !== undefined && / [a-z]/.test(title)) yield { message: 'small', data: { title }, at: at('title') };
  },
});
export default { name: 'house', rules: [rule] } satisfies Plugin;
`;

/** The published types, which are expanded, equal those of the sources. */
const sameTypes = (sources: string) => `import type { Manifest, Nodes } from 'hublint/rule';
import type * as Source from '${sources}';
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
export const same: Same<Manifest, Source.Manifest> = true;
export const there = (node: Nodes): Source.Nodes => node;
export const back = (node: Source.Nodes): Nodes => node;
// @ts-expect-error others are not
export const other: Same<Manifest, Source.Nodes> = true;
// @ts-expect-error others are not
export const action = (node: Nodes['action']): Source.Nodes['script'] => node;
`;

/** Everything that users' programs import, as they write it. */
const program = `import { lint, load, KnownError, type Diagnostic, type Document, type Result } from 'hublint';
import { defineConfig } from 'hublint/config';
import { closest, defineRule, type Facts, type Plugin, type Rule, subschemasOf, textVisitors } from 'hublint/rule';
import { type Cases, testRule } from 'hublint/testing';

export default defineConfig({
  extends: ['hub', 'house/recommended', './team.json'],
  plugins: ['./house.ts'],
  rules: { 'version-semver': 'error', 'icon-size': ['warn', { bytes: 1000 }], 'house/action-title-case': 'off' },
  overrides: [{ files: 'old/**', rules: { 'model/too-long': 'off' } }],
});
// @ts-expect-error no preset has this name
defineConfig({ extends: 'recomended' });
// @ts-expect-error no rule has this name
defineConfig({ rules: { 'version-smever': 'error' } });
// @ts-expect-error the rule has no such option
defineConfig({ rules: { 'icon-size': ['warn', { byte: 1000 }] } });

export const rule: Rule = defineRule({
  id: 'action-title-case',
  summary: 'Every word of a title is capitalized.',
  presets: { recommended: 'error' },
  messages: { small: 'Title \`{title}\` has a small word.' },
  *action({ node: { title, input }, at }) {
    for (const { schema } of subschemasOf(input?.schema ?? {}, at('input', 'schema'))) void schema.type;
    if (title !== undefined) yield { message: 'small', data: { title }, at: at('title') };
  },
});
export const plugin: Plugin = { name: 'house', rules: [rule], presets: { all: { 'action-title-case': 'error' } } };
// @ts-expect-error no severity has this name
export const misspelt: Plugin = { name: 'house', rules: [rule], presets: { all: { 'action-title-case': 'eror' } } };
export const tests = (cases: Cases) => testRule(rule, cases);
export async function faults(): Promise<readonly Diagnostic[]> {
  const { results }: Result = await lint([{ text: '{}', file: 'integration.json' }], { preset: 'strict', load: false });
  const documents: readonly Document[] = await load('ferry');
  if (documents.length === 0) throw new KnownError({ message: 'None.' });
  return results.flatMap(({ diagnostics }) => diagnostics);
}
export type Known = [Facts, typeof closest, typeof textVisitors];
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
    for (const format of ['pretty', 'json', 'sarif', 'github', 'junit', 'gitlab', 'rdjson', 'markdown', 'html']) {
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
      true,
    ]);
  });
});

it('has one dependency, and the licences of the bundled packages', (context) => {
  if (skip !== undefined) context.skip(skip);
  const own = readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'));
  expect(own.sort()).toEqual(['@acme', 'hublint', 'jiti']);
  expect(readdirSync(join(project, 'node_modules/hublint'))).not.toContain('node_modules');
  const notices = readFileSync(join(project, 'node_modules/hublint/dist/lib/licenses.txt'), 'utf8');
  for (const name of ['zod', 'ajv', 'yaml', '@babel/parser', 'refa', '@bpinternal/verel']) {
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(.+\\)$`, 'm'));
  }
});

it('can be required by CommonJS, too: it has no top-level await', async (context) => {
  if (skip !== undefined) context.skip(skip);
  place(project, 'common.cjs', common);
  const { stdout, code } = await run(process.execPath, project, ['common.cjs']);
  expect({ stdout, code }).toEqual({ stdout: 'true true\n', code: 0 });
});

it('has the code cache of its build, and writes none of its own then', async (context) => {
  if (skip !== undefined) context.skip(skip);
  const inside = (path: string) => join(project, 'node_modules/hublint/dist', path);
  expect(readdirSync(inside(`ahead/${nodeBuild()}`)).length).toBeGreaterThan(5);
  rmSync(inside('.cache'), { recursive: true, force: true });
  const { code } = await run(process.execPath, project, [entry, 'night', '--no-config']);
  expect(code).toBe(0);
  expect(existsSync(inside('.cache'))).toBe(false);
});

it('can be run by npx', async (context) => {
  if (skip !== undefined) context.skip(skip);
  const { stdout, code } = await run('npx', project, ['--no-install', 'hublint', '--version']);
  expect({ stdout, code }).toEqual({ stdout: `${packageJson.version}\n`, code: 0 });
});

const compilers: [string, string, string][] = [
  ['typescript', 'nodenext', 'nodenext'],
  ['typescript', 'esnext', 'bundler'],
  ['typescript-5', 'nodenext', 'nodenext'],
  ['typescript-5', 'esnext', 'bundler'],
  // The settings of projects created by the platform's CLI: TypeScript then also checks a configuration beside the definition.
  ['typescript-5', 'commonjs', 'node10'],
];
describe.each(compilers)('compiled by %s for %s, without skipLibCheck', (compiler, module, resolution) => {
  it('has types for its users', async (context) => {
    if (skip !== undefined) context.skip(skip);
    place(project, 'program.mts', program);
    const tsc = fileURLToPath(new URL(`../../node_modules/${compiler}/bin/tsc`, import.meta.url));
    const flags = ['--strict', '--noEmit', '--target', 'es2022', '--module', module, '--moduleResolution', resolution];
    const { code, stdout } = await run(process.execPath, project, [tsc, ...flags, 'program.mts']);
    expect(stdout).toBe('');
    expect(code).toBe(0);
  });
});

it('has the types of its sources, expanded', async (context) => {
  if (skip !== undefined) context.skip(skip);
  const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url)).replaceAll('\\', '/');
  place(project, 'same.mts', sameTypes(at('src/rule/index.ts')));
  const flags = ['--strict', '--exactOptionalPropertyTypes', '--noEmit', '--target', 'es2023', '--skipLibCheck'];
  const resolution = ['--module', 'nodenext', '--allowImportingTsExtensions', '--resolveJsonModule'];
  const tsc = at('node_modules/typescript/bin/tsc');
  const { stdout } = await run(process.execPath, project, [tsc, ...flags, ...resolution, 'same.mts']);
  expect(stdout).toBe('');
});
