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

test('git reads no configuration but that of the repository, by a name that it knows on every system', async () => {
  const root = folderWith({ 'tides/integration.json': '{}' });
  git(root, 'init', '--quiet', '--initial-branch=main');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'Start');
  const programs = folderWith({});
  const real = git(programs, '--exec-path').replace(/\/(?:lib|libexec)\/git-core$/, '/bin/git');
  const told = join(programs, 'told');
  write(programs, {
    git: `#!/bin/sh\necho "$GIT_CONFIG_GLOBAL $GIT_CONFIG_SYSTEM" > '${told}'\nexec '${real}' "$@"\n`,
  });
  chmodSync(join(programs, 'git'), 0o755);
  vi.stubEnv('PATH', `${programs}${delimiter}${process.env.PATH}`);
  expect([...(await changedSince('HEAD', root)).paths]).toEqual([]);
  expect(readFileSync(told, 'utf8')).toBe('/dev/null /dev/null\n');
});
