import { join } from 'node:path';
import { probe } from '../config/probe.ts';
import { discover } from '../files/discover.ts';
import { displayPath } from '../files/display-path.ts';
import { exists, realPath } from '../files/entries.ts';
import { repositoryAt } from '../git/repository.ts';
import { openGit } from '../git/run.ts';

/** What there is in a folder that hublint is to be set up in. */
export interface Survey {
  /** The manifests found, as shown to people. */
  readonly manifests: readonly string[];
  /** The configuration that already holds, as shown to people. */
  readonly configuration?: string;
  /** The root of the repository, where that is on GitHub, as shown to people: `.` for the folder itself. */
  readonly onGitHub?: string;
}

export async function survey(cwd: string): Promise<Survey> {
  const { file: configuration } = probe(cwd);
  const root = await rootOnGitHub(cwd);
  return {
    manifests: await manifestsIn(cwd),
    ...(configuration !== undefined && { configuration: displayPath(configuration, cwd) }),
    ...(root !== undefined && { onGitHub: displayPath(root, realPath(cwd) ?? cwd) }),
  };
}

async function manifestsIn(cwd: string): Promise<readonly string[]> {
  const files: string[] = [];
  // Nothing to lint yet, or not all of it, is no reason not to set up.
  for await (const { file } of discover(['.'], { cwd, trouble: () => {} })) files.push(file);
  return files;
}

/** GitHub reads workflows in the root of a repository only. */
async function rootOnGitHub(cwd: string): Promise<string | undefined> {
  const repository = repositoryAt(cwd);
  const root = repository?.root ?? realPath(cwd) ?? cwd;
  if (exists(join(root, '.github'))) return root;
  const git = repository && (await openGit(repository).catch(() => undefined));
  const urls = await git?.run(['config', '--get-regexp', '^remote\\..*\\.url$']);
  return typeof urls === 'string' && /\bgithub\.com[:/]/.test(urls) ? root : undefined;
}
