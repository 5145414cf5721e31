import { chmodSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';
import { changedSince } from '../../../src/host/git/changed.ts';
import { repositoryAt } from '../../../src/host/git/repository.ts';
import { isCommitAt } from '../../../src/host/git/revision.ts';
import { folderWith, write } from '../folder.ts';
import { git } from '../repository.ts';

// The null device of Windows, which git cannot open.
vi.mock('node:os', async (original) => ({ ...(await original<typeof import('node:os')>()), devNull: '\\\\.\\nul' }));

afterEach(() => void vi.unstubAllEnvs());

const changes = async (root: string) => expect([...(await changedSince('HEAD', root)).paths]).toEqual([]);

/** Returns the environment or arguments that git is started with, as `format` names them, one call per line. */
async function toldToGit(format: string, ask: (root: string) => Promise<void> = changes): Promise<string> {
  const root = folderWith({ 'tides/integration.json': '{}' });
  git(root, 'init', '--quiet', '--initial-branch=main');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'Start');
  const programs = folderWith({});
  const real = git(programs, '--exec-path').replace(/\/(?:lib|libexec)\/git-core$/, '/bin/git');
  const told = join(programs, 'told');
  write(programs, {
    git: `#!/bin/sh\necho "${format}" >> '${told}'\nexec '${real}' "$@"\n`,
  });
  chmodSync(join(programs, 'git'), 0o755);
  vi.stubEnv('PATH', `${programs}${delimiter}${process.env.PATH}`);
  await ask(root);
  return readFileSync(told, 'utf8');
}

test('git reads no configuration but that of the repository, with a null device that it knows on every system', async () => {
  const told = await toldToGit('$GIT_CONFIG_GLOBAL $GIT_CONFIG_SYSTEM');
  expect(new Set(told.split('\n'))).toEqual(new Set(['/dev/null /dev/null', '']));
});

test('git reads long paths even if only the user’s configuration allows it', async () => {
  const calls = (await toldToGit('$*')).trim().split('\n');
  expect(calls.filter((call) => !call.includes(' -c core.longPaths=true '))).toEqual([]);
});

test('the configuration is read once, and again when the repository is opened again', async () => {
  const isHead = async (root: string, times: number) => {
    const repository = repositoryAt(root);
    const id = git(root, 'rev-parse', 'HEAD');
    for (let left = times; left > 0; left--) {
      expect(repository && (await isCommitAt('HEAD', id, repository))).toBe(true);
    }
  };
  const told = await toldToGit('$*', async (root) => {
    await isHead(root, 3);
    git(root, 'config', 'filter.tides.clean', 'tides --strip');
    await isHead(root, 1);
  });
  const calls = told.split('\n').filter((call) => call.includes('--git-dir='));
  const looks = calls.filter((call) => call.includes(' config --list '));
  expect([calls.length, looks.length]).toEqual([6, 2]);
  expect(calls.at(-1)).toContain(' -c filter.tides.clean= ');
});
