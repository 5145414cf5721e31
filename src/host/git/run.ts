import { execFile } from 'node:child_process';
import { KnownError } from '../../engine/known-error.ts';

export interface GitFailure {
  readonly missing: boolean;
  readonly message: string;
}

/** Runs git without a shell and without prompts. Returns what it prints, or why it failed. */
export function git(cwd: string, args: readonly string[]): Promise<string | GitFailure> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' };
  return new Promise((resolve) => {
    execFile('git', [...args], { cwd, env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else resolve({ missing: error.code === 'ENOENT', message: stderr.trim() || error.message });
    });
  });
}

/** @throws KnownError with what git said. */
export async function gitOrThrow(
  cwd: string,
  args: readonly string[],
  complaint: string,
  hint?: string,
): Promise<string> {
  const output = await git(cwd, args);
  if (typeof output === 'string') return output;
  const message = output.missing ? 'git is not installed, and this needs it.' : complaint;
  throw new KnownError({ message, ...(hint !== undefined && !output.missing && { hint }) });
}
