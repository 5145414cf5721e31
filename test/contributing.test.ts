import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from './temporary.ts';

// Follows the instructions of CONTRIBUTING.md for a new rule, format and option in a copy of the project.

const root = fileURLToPath(new URL('../', import.meta.url));
const left = ['.git', 'coverage', 'dist', 'editors', 'node_modules'];
let copy: string;
let before: ReadonlyMap<string, string>;

beforeAll(() => {
  copy = join(temporaryFolder(), 'copy');
  cpSync(root, copy, { recursive: true, filter: (path) => !left.includes(relative(root, path)) });
  before = texts();
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

const texts = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(copy, { recursive: true, encoding: 'utf8' })
      .filter((name) => !name.startsWith('node_modules') && statSync(join(copy, name)).isFile())
      .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(copy, name), 'utf8')]),
  );

const changed = (): readonly string[] =>
  [...texts()].flatMap(([name, text]) => (before.get(name) === text ? [] : [name])).sort();

const place = (file: string, text: string) => writeFileSync(join(copy, file), text);

function replace(file: string, text: string, by: string): void {
  const whole = readFileSync(join(copy, file), 'utf8');
  expect(whole).toContain(text);
  place(
    file,
    whole.replace(text, () => by),
  );
}

function node(program: string, ...args: readonly string[]) {
  const env = { PATH: process.env.PATH, HOME: copy, TMPDIR: process.env.TMPDIR, JITI_FS_CACHE: 'false', NO_COLOR: '1' };
  const options = { cwd: copy, env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [`node_modules/${program}`, ...args], options);
  return { code: status, stdout, stderr };
}

const jiti = (...args: readonly string[]) => node('jiti/lib/jiti-cli.mjs', ...args);
const hublint = (...args: readonly string[]) => jiti('src/cli/start.ts', ...args);
const test = (file: string) => node('vitest/vitest.mjs', 'run', file);

const rule = `import { defineRule } from '../src/rule/index.ts';

export default defineRule({
  id: 'action-title-plain',
  summary: 'The title of an action has no exclamation mark.',
  presets: { strict: 'warn' },
  messages: { loud: 'Title \`{title}\` of action \`{name}\` has an exclamation mark.' },
  *action({ node: { title }, key, at }) {
    if (title?.includes('!')) yield { message: 'loud', data: { title, name: key }, at: at('title') };
  },
});
`;
const page = `# action-title-plain

<!-- begin generated -->
<!-- end generated -->

## Why

A list of actions is no advertisement.

## Examples

Reported:

\`\`\`ts bad
export default new IntegrationDefinition({
  actions: { book: { title: 'Book now!', input: { schema: z.object({}) }, output: { schema: z.object({}) } } },
});
\`\`\`

Fine:

\`\`\`ts good
export default new IntegrationDefinition({
  actions: { book: { title: 'Book', input: { schema: z.object({}) }, output: { schema: z.object({}) } } },
});
\`\`\`
`;
const ruleTest = `import rule from '../../rules/action-title-plain.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: ['actions: { book: { title: Book } }'],
  invalid: [
    {
      manifest: 'actions: { book: { title: ⟦Book now!⟧ } }',
      problems: [{ message: 'loud', text: 'Title \`Book now!\` of action \`book\` has an exclamation mark.' }],
    },
  ],
});
`;

const comparingRule = `import { defineRule } from '../../src/rule/index.ts';

export default defineRule({
  id: 'compat/action-cacheable',
  summary: 'The answer of an action that could be remembered still can.',
  presets: { strict: 'warn' },
  messages: { stopped: 'The answer of action \`{key}\` can no longer be remembered.' },
  compare: {
    *action({ change, key, before, after, at, was }) {
      if (change !== 'changed' || !before.cacheable || after.cacheable) return;
      const places = { at: at('cacheable'), was: was('cacheable') };
      yield { message: 'stopped', data: { key }, bump: 'minor', ...places };
    },
  },
});
`;
const comparingPage = `# compat/action-cacheable

<!-- begin generated -->
<!-- end generated -->

## Why

Bots that ask often wait longer.

## Examples

Before:

\`\`\`yaml base
actions: { book: { cacheable: true, input: { schema: {} }, output: { schema: {} } } }
\`\`\`

Reported:

\`\`\`yaml bad
actions: { book: { cacheable: false, input: { schema: {} }, output: { schema: {} } } }
\`\`\`

Fine:

\`\`\`yaml good
actions: { book: { title: Book, cacheable: true, input: { schema: {} }, output: { schema: {} } } }
\`\`\`
`;
const comparingTest = `import rule from '../../../rules/compat/action-cacheable.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [{ base: 'actions: { book: {} }', manifest: 'actions: { book: { cacheable: true } }' }],
  invalid: [
    {
      base: 'actions: { book: { cacheable: ⟦true⟧ } }',
      manifest: 'actions: { book: { cacheable: ⟦false⟧ } }',
      problems: [{ message: 'stopped', text: 'The answer of action \`book\` can no longer be remembered.', bump: 'minor' }],
    },
  ],
});
`;

const three = ['rules/action-title-plain.md', 'rules/action-title-plain.ts', 'test/rules/action-title-plain.test.ts'];

const format = `import type { Result } from '../engine/result/result.ts';

/** How many findings there are of each rule. */
export const format = ({ results }: Result): string => {
  const found = results.flatMap(({ diagnostics }) => diagnostics.map(({ rule }) => rule));
  return [...new Set(found)].map((rule) => \`\${rule} \${found.filter((one) => one === rule).length}\\n\`).join('');
};
`;

describe('adding to a copy of the project', () => {
  it('a rule: three files, and what is generated of them', () => {
    expect(jiti('scripts/new-rule.ts', 'action-title-plain')).toMatchObject({ code: 0, stderr: '' });
    const scaffolded = test('test/rules/action-title-plain.test.ts');
    expect(scaffolded.code).toBe(1);
    expect(scaffolded.stdout).toContain('× reports name: ⟦wrong⟧');

    place('rules/action-title-plain.ts', rule);
    place('rules/action-title-plain.md', page);
    place('test/rules/action-title-plain.test.ts', ruleTest);
    expect(jiti('scripts/generate.ts')).toMatchObject({ code: 0, stderr: '' });
    expect(test('test/rules/action-title-plain.test.ts').stdout).toMatch(/Tests\s+\d+ passed/);
    const generated = [
      'docs/api.md',
      'rules/README.md',
      'rules/index.ts',
      'schemas/config.schema.json',
      'schemas/settings.ts',
    ];
    expect(changed()).toEqual([...generated, ...three].sort());

    place('integration.yaml', 'name: ferry-desk\nactions: { bookSeat: { title: Book now! } }\n');
    expect(hublint('integration.yaml', '--preset', 'strict', '--format', 'compact').stdout).toContain(
      'integration.yaml:2:31: warning: Title `Book now!` of action `bookSeat` has an exclamation mark. [action-title-plain]',
    );
  });

  it('a rule that compares versions: three files, and what is generated of them', () => {
    const others = new Set(changed());
    expect(jiti('scripts/new-rule.ts', 'compat/action-cacheable')).toMatchObject({ code: 0, stderr: '' });
    const scaffolded = test('test/rules/compat/action-cacheable.test.ts');
    expect(scaffolded.code).toBe(1);
    expect(scaffolded.stdout).toContain('× reports title: ⟦Parcel Desk⟧ → title: ⟦wrong⟧');

    place('rules/compat/action-cacheable.ts', comparingRule);
    place('rules/compat/action-cacheable.md', comparingPage);
    place('test/rules/compat/action-cacheable.test.ts', comparingTest);
    expect(jiti('scripts/generate.ts')).toMatchObject({ code: 0, stderr: '' });
    expect(test('test/rules/compat/action-cacheable.test.ts').stdout).toMatch(/Tests\s+\d+ passed/);
    expect(changed().filter((name) => !others.has(name))).toEqual([
      'rules/compat/action-cacheable.md',
      'rules/compat/action-cacheable.ts',
      'rules/compat/index.ts',
      'test/rules/compat/action-cacheable.test.ts',
    ]);
  });

  it('a format: one file, and a line', () => {
    place('src/report/tally.ts', format);
    replace(
      'src/report/formats.ts',
      "  html: () => import('./html.ts'),\n",
      "  html: () => import('./html.ts'),\n  tally: () => import('./tally.ts'),\n",
    );
    expect(hublint('integration.yaml', '--preset', 'strict', '--format', 'tally').stdout).toMatch(
      /^action-title-plain 1$/m,
    );
    expect(hublint('lint', '--help').stdout).toMatch(/Formats: [\s\S]*tally/);
    expect(hublint('--format', 'taly').stderr).toContain('Did you mean `tally`?');
  });

  it('an option: an entry in the options of its command', () => {
    replace(
      'src/cli/commands/rules/options.ts',
      'export const options = {',
      "export const options = { about: { value: 'NOUN', help: 'Only rules about this, such as `action`.' },",
    );
    expect(hublint('rules', '--help').stdout).toMatch(/--about NOUN\s+Only rules about this/);
    expect(hublint('rules', '--abuot', 'action').stderr).toContain('Did you mean `--about`?');
    expect(hublint('rules', '--about').stderr).toContain('`--about` needs a value');
    expect(hublint('rules', '--about', 'action').code).toBe(0);
  });

  it('all of it: it compiles, and nothing generated is stale', () => {
    expect(node('typescript/bin/tsc', '--noEmit')).toMatchObject({ code: 0, stdout: '' });
    const { code, stdout } = jiti('scripts/generate.ts', '--check');
    expect(stdout).toBe('All generated files are as they should be.\n');
    expect(code).toBe(0);
  });
});
