import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { folderWith, write } from '../../host/folder.ts';
import { git } from '../../host/repository.ts';
import { definitionOf, sharedActions } from '../../lsp/workspace.ts';
import { clean, faulty } from '../manifests.ts';
import { hublint } from '../terminal.ts';
import { Watching } from './watching.ts';

function watching(...given: ConstructorParameters<typeof Watching>): Watching {
  const one = new Watching(...given);
  onTestFinished(async () => void (await one.leave()));
  return one;
}

const keys = 'Enter checks all, q quits';

/** Two definitions that share a module, and a manifest beside them. */
const shared = () =>
  folderWith({
    '.git/HEAD': '',
    'ferry/integration.definition.ts': definitionOf('ferry'),
    'harbour/integration.definition.ts': definitionOf('harbour'),
    'desk/integration.yaml': clean,
    'shared/actions.ts': sharedActions,
  });

describe('what is checked again', () => {
  it('is what a changed file is part of', async () => {
    const folder = shared();
    const one = watching(folder);
    expect((await one.shown()).status).toMatch(/^3 manifests checked · /);
    const again = async (files: Record<string, string>) => one.after(() => write(folder, files));
    expect(await again({ 'desk/integration.yaml': faulty })).toMatch(/^1 of 3 manifests checked · /);
    expect(await again({ 'desk/hub.md': '# Desk' })).toMatch(/^1 of 3 manifests checked · /);
    const described = sharedActions.replace("title: 'Book a place'", "title: 'Book a place', description: 'Books.'");
    expect(await again({ 'shared/actions.ts': described })).toMatch(/^2 of 3 manifests checked · /);
    expect(await again({ 'ferry/package.json': '{}' })).toMatch(/^3 manifests checked · /);
  });

  it('is every manifest if a module appears in the folder of one: another may import it', async () => {
    const imported = (name: string, path: string) =>
      `${definitionOf(name)}import { berths } from '${path}';\nexport const all = berths;\n`;
    const folder = folderWith({
      '.git/HEAD': '',
      'harbour/integration.definition.ts': imported('harbour', './berths'),
      'harbour/ferry/integration.definition.ts': imported('ferry', '../berths'),
      'harbour/pier/integration.definition.ts': imported('pier', '../berths'),
      'shared/actions.ts': sharedActions,
      'harbour/shared/actions.ts': sharedActions,
    });
    const one = watching(folder);
    expect((await one.shown()).report.match(/Cannot find module/g)).toHaveLength(3);
    write(folder, { 'harbour/berths.ts': 'export const berths = 3;\n' });
    const { report, status } = await one.shown();
    expect(status).toMatch(/^3 manifests checked · /);
    expect(report).not.toContain('Cannot find module');
    rmSync(join(folder, 'harbour/berths.ts'));
    expect((await one.shown()).report.match(/Cannot find module/g)).toHaveLength(3);
  });

  it('is all if the configuration or a part of it changes; while that is invalid, the screen says so', async () => {
    const folder = folderWith({
      '.git/HEAD': '',
      'a.integration.json': faulty,
      'b.integration.json': clean.startsWith('{') ? clean : '{}',
    });
    const one = watching(folder);
    const first = await one.shown();
    expect(first.status).toMatch(/^2 manifests checked · /);
    write(folder, { 'hublint.config.json': '{ "rules": { "version-semver": "of" } }' });
    const broken = await one.shown();
    expect(broken).toMatchObject({ report: '', status: `waiting for a change · ${keys}` });
    expect(broken.said).toContain('of');
    write(folder, {
      'hublint.config.json': '{ "extends": ["./team.json"] }',
      'team.json': '{ "rules": { "version-semver": "off" } }',
    });
    const mended = await one.shown();
    expect(mended.report).not.toContain('version-semver');
    write(folder, { 'team.json': '{ "rules": { "version-semver": "warn" } }' });
    expect((await one.shown()).report).toContain('version-semver');
    rmSync(join(folder, 'hublint.config.json'));
    expect(await one.shown()).toMatchObject({ report: first.report });
  });

  it('is all if a plugin, a baseline or an extended configuration outside of the target changes', async () => {
    const folder = folderWith({
      '.git/HEAD': '',
      'desk/integration.yaml': faulty,
      'hublint.config.json': '{ "extends": ["./quality/team.json"], "plugins": ["./lint/house.ts"] }',
      'quality/team.json': '{ "rules": { "version-semver": "off" } }',
      'lint/house.ts': "export default { name: 'house', rules: [] };",
    });
    const one = watching(folder, 'desk');
    expect((await one.shown()).report).not.toContain('version-semver');
    write(folder, { 'quality/team.json': '{ "rules": { "version-semver": "warn" } }' });
    expect((await one.shown()).report).toContain('version-semver');
    const rule = `{ id: 'title-kept', summary: 'Titles stay.', presets: { recommended: 'warn' }, messages: { kept: 'It has a title.' },
      *integration({ at }) { yield { message: 'kept', at: at() }; } }`;
    write(folder, { 'lint/house.ts': `export default { name: 'house', rules: [${rule}] };` });
    expect((await one.shown()).report).toContain('house/title-kept');
  });

  it('is marked as incomplete if a manifest could not be checked', async () => {
    const folder = folderWith({ '.git/HEAD': '', 'desk/integration.yaml': clean, 'ferry/integration.yaml': clean });
    const one = watching(folder);
    expect((await one.shown()).report).toMatch(/^✔ No problems in 2 manifests/m);
    write(folder, { 'ferry/.hublintrc': 'extends: [' });
    expect((await one.shown()).report).toMatch(/^✖ No problems in 1 manifest\. .*Not everything could be checked\./m);
  });

  it('is all if a configuration is code; one in JavaScript, which Node imports once, is said to be still in effect', async () => {
    const config = (level: string) => `export default { rules: { 'version-semver': '${level}' } };\n`;
    const files = { '.git/HEAD': '', 'integration.json': faulty };
    const read = folderWith({ ...files, 'hublint.config.ts': config('off') });
    const one = watching(read);
    expect((await one.shown()).report).not.toContain('version-semver');
    write(read, { 'hublint.config.ts': config('warn') });
    expect((await one.shown()).report).toContain('version-semver');
    write(read, {
      'hublint.config.ts': "export { default } from './lint/house.ts';\n",
      'lint/house.ts': config('off'),
    });
    expect((await one.shown()).report).not.toContain('version-semver');
    write(read, { 'lint/house.ts': config('warn') });
    expect((await one.shown()).report).toContain('version-semver');
    const imported = folderWith({ ...files, 'hublint.config.mjs': config('off') });
    const other = watching(imported);
    expect((await other.shown()).said).toBe('');
    write(imported, { 'hublint.config.mjs': config('warn') });
    expect(await other.shown()).toMatchObject({
      report: expect.not.stringContaining('version-semver'),
      said: 'hublint.config.mjs changed: a configuration in JavaScript is not reloaded; restart hublint to apply it.',
    });
  });

  it('is a manifest that is created, deleted, moved, or replaced', async () => {
    const folder = folderWith({ '.git/HEAD': '', 'integration.yaml': clean });
    const one = watching(folder);
    expect((await one.shown()).status).toMatch(/^1 manifest checked · /);
    const at = (name: string) => join(folder, name);
    expect(await one.after(() => write(folder, { 'ferry/desk/integration.yaml': clean }))).toMatch(
      /^2 manifests checked · /,
    );
    expect(await one.after(() => write(folder, { 'ferry/desk/integration.yaml': faulty }))).toMatch(
      /^1 of 2 manifests/,
    );
    expect(await one.after(() => renameSync(at('ferry'), at('harbour')))).toMatch(/^2 manifests checked · /);
    const replace = () => {
      write(folder, { 'harbour/desk/integration.yaml~': clean });
      renameSync(at('harbour/desk/integration.yaml~'), at('harbour/desk/integration.yaml'));
    };
    expect(await one.after(replace)).toMatch(/^1 of 2 manifests checked · no errors, no warnings/);
    const remake = () => {
      rmSync(at('harbour'), { recursive: true });
      write(folder, { 'harbour/desk/integration.yaml': clean });
    };
    expect(await one.after(remake)).toMatch(/^2 manifests checked · /);
    expect(await one.after(() => write(folder, { 'harbour/desk/integration.yaml': faulty }))).toMatch(
      /^1 of 2 manifests/,
    );
    expect(await one.after(() => rmSync(at('harbour'), { recursive: true }))).toMatch(/^1 manifest checked · /);
    rmSync(at('integration.yaml'));
    const nothing = await one.shown();
    expect(nothing.said).toContain('There is no manifest in this folder.');
    expect(await one.after(() => write(folder, { 'integration.yaml': clean }))).toMatch(/^1 manifest checked · /);
  });

  it.each(['actions.ts', 'actions.tsx'])('is what imports a module that was missing: %s', async (name) => {
    const folder = folderWith({
      '.git/HEAD': '',
      'ferry/integration.definition.ts': definitionOf('ferry'),
      'shared/notes.md': 'What ferries have in common.\n',
    });
    const one = watching(folder);
    expect((await one.shown()).report).toContain('`../shared/actions`');
    write(folder, { [`shared/${name}`]: sharedActions });
    expect((await one.shown()).report).not.toContain('`../shared/actions`');
  });

  it('is nothing for files that are not read', async () => {
    const folder = shared();
    write(folder, { '.gitignore': 'notes/\n' });
    const one = watching(folder);
    await one.shown();
    mkdirSync(join(folder, 'notes'));
    write(folder, {
      'ferry/run.log': 'x',
      'ferry/.integration.definition.ts.swp': 'x',
      'ferry/4913': 'x',
      'node_modules/left-pad/package.json': '{}',
      'ferry/dist/index.js': 'x',
      'notes/today.md': 'x',
    });
    expect(await one.isQuiet()).toBe(true);
    write(folder, { 'desk/other.ts': 'x' });
    await one.shown();
    write(folder, { 'desk/other.ts': 'y' });
    expect(await one.isQuiet()).toBe(true);
  });

  it('is everything on Enter, and once for several writes in a row', async () => {
    const folder = shared();
    const one = watching(folder);
    await one.shown();
    expect(await one.after(() => one.press('\r'))).toMatch(/^3 manifests checked · /);
    const both = () => {
      for (let time = 0; time < 20; time++) {
        write(folder, {
          'desk/integration.yaml': `${faulty}# ${time}\n`,
          'shared/actions.ts': `${sharedActions}// ${time}\n`,
        });
      }
    };
    expect(await one.after(both)).toMatch(/^3 manifests checked · /);
    expect(await one.isQuiet()).toBe(true);
  });

  it('with `--since` is what changed, and nothing before', async () => {
    const folder = folderWith({ 'a/integration.yaml': clean, 'b/integration.yaml': clean });
    git(folder, 'init', '--quiet');
    git(folder, 'add', '.');
    git(folder, 'commit', '--quiet', '-m', 'Start');
    const one = watching(folder, '--since HEAD');
    expect((await one.shown()).status).toMatch(/^0 manifests checked · /);
    expect(await one.after(() => write(folder, { 'b/integration.yaml': faulty }))).toMatch(/^1 manifest checked · /);
    expect(await one.after(() => write(folder, { 'b/integration.yaml': clean }))).toMatch(/^0 manifests checked · /);
  });

  it('is a file that is named, whatever it is called', async () => {
    const folder = folderWith({ 'ferry.json': '{}', 'other.json': '{}' });
    const one = watching(folder, 'ferry.json');
    await one.shown();
    expect(await one.after(() => write(folder, { 'ferry.json': '{ "name": "ferry" }' }))).toMatch(
      /^1 manifest checked · /,
    );
  });
});

describe('what is shown', () => {
  it('is what lint shows, of all manifests, and the exit code is that of the last check', async () => {
    const folder = shared();
    write(folder, { 'desk/integration.yaml': faulty });
    const one = new Watching(folder);
    const plain = async () => (await hublint(folder, '', { columns: 100 })).stdout;
    expect((await one.shown()).report.split('\n').slice(0, 20)).toEqual((await plain()).split('\n').slice(0, 20));
    write(folder, { 'desk/integration.yaml': clean });
    expect((await one.shown()).report).toBe(await plain());
    expect(await one.leave()).toBe(1);
    expect(one.isReleased).toBe(true);
  });

  it.each(['q', '\u0003', '\u0004'])('ends with %j: 0 if there are no findings', async (key) => {
    const one = new Watching(folderWith({ '.git/HEAD': '', 'integration.yaml': clean }));
    await one.shown();
    one.press('x');
    one.press(key);
    expect(await one.code).toBe(0);
  });

  it('replaces what was shown before on a terminal only', async () => {
    const folder = folderWith({ '.git/HEAD': '', 'integration.yaml': clean });
    const terminal = watching(folder, '', { isTTY: true });
    expect((await terminal.shown()).report.startsWith('\u001b[2J\u001b[H')).toBe(true);
    const pipe = watching(folder);
    expect((await pipe.shown()).report).toBe('✔ No problems in 1 manifest.\n');
  });

  it('ends at once if the first check fails', async () => {
    const one = new Watching(folderWith({ '.git/HEAD': '' }));
    expect(await one.code).toBe(2);
    expect(one.written.stderr).toContain('There is no manifest in this folder.');
    expect(one.isReleased).toBe(true);
  });

  it('stops in the middle of a check', async () => {
    const folder = folderWith({ '.git/HEAD': '', 'integration.yaml': clean });
    const one = new Watching(folder, '', { pressed: 'q' });
    expect(await one.code).toBe(2);
    expect(one.written).toEqual({ stdout: '', stderr: '' });
  });
});

describe('options that make no sense repeatedly are refused', () => {
  it.each([
    [
      '--fix',
      '`--watch` only reports, again and again: it cannot be combined with `--fix`.',
      'Run `hublint --fix` in another terminal: its changes are noticed at once.',
    ],
    [
      '--update-baseline',
      '`--watch` only reports, again and again: it cannot be combined with `--update-baseline`.',
      'Run `hublint --update-baseline` in another terminal: its changes are noticed at once.',
    ],
    [
      '--timing',
      '`--watch` only reports, again and again: it cannot be combined with `--timing`.',
      'Run `hublint --timing` in another terminal.',
    ],
    [
      '--format sarif',
      '`--watch` shows findings to people, as `pretty` does, but `--format sarif` is for programs.',
      'Leave one of them out: `hublint --watch`, or `hublint --format sarif`.',
    ],
    [
      '--format json=report.json',
      '`--watch` shows findings to people, as `pretty` does, but `--format json=report.json` is for programs.',
      'Leave one of them out: `hublint --watch`, or `hublint --format json=report.json`.',
    ],
    [
      '-',
      '`--watch` watches files, but standard input can be read only once.',
      'Name the file, or the folder that it is in.',
    ],
    [
      'git:HEAD:',
      '`git:HEAD:` is a git revision: `--watch` waits for files on disk to change.',
      'Name a path on disk; a file of that name is `./git:HEAD:`.',
    ],
  ])('%s', async (args, message, hint) => {
    const seen = await hublint(folderWith({}), `--watch ${args}`);
    expect(seen).toEqual({ code: 2, stdout: '', stderr: `hublint: ${message}\n  ${hint}\n` });
  });
});
