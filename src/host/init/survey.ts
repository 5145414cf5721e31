import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { probe } from '../config/probe.ts';
import { discover, displayPath } from '../files/discover.ts';
import { git } from '../git/run.ts';

/** What there is in a folder that hublint is to be set up in. */
export interface Survey {
  /** The manifests found, as shown to people. */
  readonly manifests: readonly string[];
  /** The configuration that already holds, as shown to people. */
  readonly configuration?: string;
  /** Whether the folder is the root of a repository that is on GitHub. */
  readonly onGitHub: boolean;
}

export async function survey(cwd: string): Promise<Survey> {
  const configuration = probe(cwd);
  return {
    manifests: await manifestsIn(cwd),
    ...(configuration !== undefined && { configuration: displayPath(configuration, cwd) }),
    onGitHub: await isOnGitHub(cwd),
  };
}

async function manifestsIn(cwd: string): Promise<readonly string[]> {
  const files: string[] = [];
  try {
    for await (const { file } of discover(['.'], { cwd })) files.push(file);
  } catch {
    // Nothing to lint yet is no reason not to set up.
  }
  return files;
}

async function isOnGitHub(cwd: string): Promise<boolean> {
  if (existsSync(join(cwd, '.github'))) return true;
  if (!existsSync(join(cwd, '.git'))) return false;
  const remotes = await git(cwd, ['remote', '--verbose']);
  return typeof remotes === 'string' && /\bgithub\.com[:/]/.test(remotes);
}
