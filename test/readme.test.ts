import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../package.json' with { type: 'json' };
import { clean } from './cli/manifests.ts';
import { folderWith, hublint } from './cli/terminal.ts';
import { git } from './host/repository.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const readme = readFileSync(`${root}README.md`, 'utf8');

const blocks = [...readme.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', text = '']) => ({
  language,
  text,
}));
const blocksIn = (language: string) => blocks.filter((block) => block.language === language).map(({ text }) => text);

/** Returns the only code block of a language that contains these words. */
function blockWith(language: string, words: string): string {
  const found = blocksIn(language).filter((text) => text.includes(words));
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

/** Resolves imports of hublint, as in a project that has it installed. */
const linked = (code: string): string =>
  code.replaceAll("'hublint/rule'", `'${root}src/rule/index.ts'`).replaceAll("'hublint'", `'${root}src/index.ts'`);

function project(files: Readonly<Record<string, string>> = {}): string {
  const folder = folderWith({ 'integration.yaml': clean, 'integrations/ferry/integration.yaml': clean });
  cpSync(`${root}examples`, join(folder, 'examples'), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

describe('README', () => {
  const lines = blocksIn('sh').flatMap((text) => text.split('\n').filter((line) => line.startsWith('npx hublint')));
  const mentioned = [...readme.matchAll(/`(npx hublint [^`]+)`/g)].map(([, command = '']) => command);

  it.each(lines)('%s', async (line) => {
    const folder = project();
    git(folder, 'init', '--quiet', '--initial-branch=main');
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--message=Begin');
    git(folder, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
    const { code, stderr } = await hublint(folder, line.slice('npx hublint'.length));
    expect(stderr).not.toMatch(/^hublint:/m);
    expect(code).toBeLessThan(2);
  });

  it.each(mentioned)('mentions %s', async (command) => {
    const { code, stdout } = await hublint(project(), `${command.split(' ')[2]} --help`);
    expect(code).toBe(0);
    for (const [option] of command.matchAll(/--[a-z-]+/g)) expect(stdout).toContain(option);
  });

  it('shows a configuration that needs nothing installed', async () => {
    const folder = project({ 'hublint.config.ts': blockWith('ts', 'satisfies ConfigFile') });
    const { stdout, stderr } = await hublint(folder, 'config --format json');
    expect(stderr).toBe('');
    const { rules } = JSON.parse(stdout);
    expect(rules['secret-name-case']).toEqual({ severity: 'warn', from: 'hublint.config.ts' });
    expect(rules['text-distinct'].from).toBe('preset strict');
  });

  it('shows a comment that suppresses', async () => {
    const definition = `import { IntegrationDefinition } from '@botpress/sdk';\n${blockWith('ts', 'hublint-disable-next-line')}`;
    const { stdout } = await hublint(
      project({ 'silent/integration.definition.ts': definition }),
      'silent --format compact',
    );
    expect(stdout).not.toMatch(/version-semver|suppression\//);
    expect(stdout).toContain('1 suppressed.');
  });

  it('names the Action by the major version of this release', () => {
    const { jobs } = parse(blockWith('yaml', 'changed-only'));
    const [major] = packageJson.version.split('.');
    expect(jobs.hublint.steps.at(-1).uses).toBe(`hublint/hublint@v${major}`);
    const { inputs } = parse(readFileSync(`${root}action.yml`, 'utf8'));
    expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(jobs.hublint.steps.at(-1).with)));
  });

  it('is short', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  });

  it('shows a rule that reports', async () => {
    const folder = project({
      'lint/house.ts': linked(blockWith('ts', 'defineRule')),
      'hublint.config.yaml': /`(plugins: [^`]+)`/.exec(readme)?.[1] ?? '',
      'small/integration.yaml': `${clean}actions:
  sendBoat:
    title: send a boat
    description: Sends a boat to a harbour.
    input: { schema: { type: object, properties: {} } }
    output: { schema: { type: object, properties: {} } }
`,
    });
    const { stdout, stderr } = await hublint(folder, 'small --preset strict --format compact');
    expect(stderr).toBe('');
    expect(stdout).toContain(
      'Title `send a boat` of action `sendBoat` starts with a lowercase letter. [house/action-title-case]',
    );
  });

  it('refers to files that exist', () => {
    const targets = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, target = '']) => target);
    expect(targets.length).toBeGreaterThan(5);
    expect(targets.filter((target) => !existsSync(`${root}${target}`))).toEqual([]);
  });
});
