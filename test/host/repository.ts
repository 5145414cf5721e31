import { execFileSync } from 'node:child_process';

/** Runs git as a user who can commit. Returns its output. */
export const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
    cwd,
    encoding: 'utf8',
  }).trim();
