import { chmodSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';
import { changedSince } from '../../../src/host/git/changed.ts';
import { folderWith, write } from '../folder.ts';
import { git } from '../repository.ts';

// As on Windows, where git cannot open it.
vi.mock('node:os', async (original) => ({ ...(await original<typeof import('node:os')>()), devNull: '\\\\.\\nul' }));

afterEach(() => void vi.unstubAllEnvs());

/** What git is told, one call a line, when it is asked for what changed: by its environment, and by its arguments. */
async function toldToGit(format: string): Promise<string> {
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
  expect([...(await changedSince('HEAD', root)).paths]).toEqual([]);
  return readFileSync(told, 'utf8');
}

test('git reads no configuration but that of the repository, by a name that it knows on every system', async () => {
  const told = await toldToGit('$GIT_CONFIG_GLOBAL $GIT_CONFIG_SYSTEM');
  expect(new Set(told.split('\n'))).toEqual(new Set(['/dev/null /dev/null', '']));
});

test('git looks at long paths also where only the configuration of the user has it do so', async () => {
  const calls = (await toldToGit('$*')).trim().split('\n');
  expect(calls.filter((call) => !call.includes(' -c core.longPaths=true '))).toEqual([]);
});
