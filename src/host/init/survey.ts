import { join } from 'node:path';
import { probe } from '../config/probe.ts';
import { displayPath } from '../files/display-path.ts';
import { exists, realPath } from '../files/entries.ts';
import { discover } from '../files/find/discover.ts';
import { type Repository, repositoryAt } from '../git/repository.ts';
import { type Git, openGit } from '../git/run.ts';

/** What exists in a folder in which hublint is to be set up. */
export interface Survey {
  /** The display names of the manifests. */
  readonly manifests: readonly string[];
  /** The display name of the configuration that already applies. */
  readonly configuration?: string;
  /** The repository's root relative to the folder, if it is hosted on GitHub: `.` for the folder itself. */
  readonly onGitHub?: string;
  /** The target branch of pull requests. */
  readonly branch: string;
}

export async function survey(cwd: string): Promise<Survey> {
  const { file: configuration } = probe(cwd);
  const repository = repositoryAt(cwd);
  const git = repository && (await openGit(repository).catch(() => undefined));
  const root = await rootOnGitHub(cwd, repository, git);
  return {
    branch: (git && (await branchOf(git))) ?? defaultBranch,
    manifests: await manifestsIn(cwd),
    ...(configuration !== undefined && { configuration: displayPath(configuration, cwd) }),
    ...(root !== undefined && { onGitHub: displayPath(root, realPath(cwd) ?? cwd) }),
  };
}

async function manifestsIn(cwd: string): Promise<readonly string[]> {
  const files: string[] = [];
  // Setting up works even if there is nothing to lint yet, or not everything can be read.
  for await (const { file } of discover(['.'], { cwd, onError: () => {} })) files.push(file);
  return files;
}

/** GitHub only reads workflows in the root of a repository. */
async function rootOnGitHub(
  cwd: string,
  repository: Repository | undefined,
  git: Git | undefined,
): Promise<string | undefined> {
  const root = repository?.root ?? realPath(cwd) ?? cwd;
  if (exists(join(root, '.github'))) return root;
  const urls = await git?.run(['config', '--get-regexp', '^remote\\..*\\.url$']);
  return typeof urls === 'string' && /\bgithub\.com[:/]/.test(urls) ? root : undefined;
}

/** The usual target branch, if nothing else is known. */
const defaultBranch = 'main';

/** The candidates for the branch, in git's format: `origin/HEAD` names the remote's default branch. */
const branches = [
  'refs/remotes/origin/HEAD',
  'refs/heads/main',
  'refs/remotes/origin/main',
  'refs/heads/master',
  'refs/remotes/origin/master',
];

// Names that YAML or GitHub's branch patterns would interpret are not matched; the user has to add them.
const remoteDefault = /^\S+ refs\/remotes\/origin\/([a-z][\w./-]*)$/im;
const checkedOut = /^refs\/heads\/([a-z][\w./-]*)\n$/i;

async function branchOf(git: Git): Promise<string | undefined> {
  const listed = await listOf(git, ['--format=%(refname) %(symref)', ...branches]);
  const commonNames = ['main', 'master'].filter((name) => listed.includes(`/${name} \n`));
  return remoteDefault.exec(listed)?.[1] ?? commonNames[0] ?? onlyBranch(git);
}

/** Returns the checked-out branch, if there is no other one yet, neither locally nor at a remote. */
async function onlyBranch(git: Git): Promise<string | undefined> {
  const head = await git.run(['symbolic-ref', '--quiet', 'HEAD']);
  if (typeof head !== 'string') return undefined;
  const firstRefs = await listOf(git, ['--count=2', '--format=%(refname)', 'refs/heads/', 'refs/remotes/']);
  return firstRefs === '' || firstRefs === head ? checkedOut.exec(head)?.[1] : undefined;
}

async function listOf(git: Git, args: readonly string[]): Promise<string> {
  const listed = await git.run(['for-each-ref', ...args]);
  return typeof listed === 'string' ? listed : '';
}
