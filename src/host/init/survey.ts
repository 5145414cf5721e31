import { join } from 'node:path';
import { probe } from '../config/probe.ts';
import { displayPath } from '../files/display-path.ts';
import { exists, realPath } from '../files/entries.ts';
import { discover } from '../files/find/discover.ts';
import { type Repository, repositoryAt } from '../git/repository.ts';
import { type Git, openGit } from '../git/run.ts';

/** What there is in a folder that hublint is to be set up in. */
export interface Survey {
  /** The manifests found, as shown to people. */
  readonly manifests: readonly string[];
  /** The configuration that already holds, as shown to people. */
  readonly configuration?: string;
  /** The root of the repository, where that is on GitHub, as shown to people: `.` for the folder itself. */
  readonly onGitHub?: string;
  /** The branch that pull requests go to. */
  readonly branch: string;
}

export async function survey(cwd: string): Promise<Survey> {
  const { file: configuration } = probe(cwd);
  const repository = repositoryAt(cwd);
  const git = repository && (await openGit(repository).catch(() => undefined));
  const root = await rootOnGitHub(cwd, repository, git);
  return {
    branch: (git && (await branchOf(git))) ?? usual,
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

/** What branches are called that pull requests go to, where nothing else is known. */
const usual = 'main';

/** The branches that may be the one, as git lists them: the one that the remote has for its default says so itself. */
const branches = [
  'refs/remotes/origin/HEAD',
  'refs/heads/main',
  'refs/remotes/origin/main',
  'refs/heads/master',
  'refs/remotes/origin/master',
];

// A name that YAML, or a pattern of GitHub, would read as something else is left to people.
const toldDefault = /^\S+ refs\/remotes\/origin\/([a-z][\w./-]*)$/im;
const checkedOut = /^refs\/heads\/([a-z][\w./-]*)\n$/i;

async function branchOf(git: Git): Promise<string | undefined> {
  const listed = await listOf(git, ['--format=%(refname) %(symref)', ...branches]);
  const usuals = ['main', 'master'].filter((name) => listed.includes(`/${name} \n`));
  return toldDefault.exec(listed)?.[1] ?? usuals[0] ?? onlyBranch(git);
}

/** The branch that is checked out, where there is no other yet, neither here nor at a remote. */
async function onlyBranch(git: Git): Promise<string | undefined> {
  const head = await git.run(['symbolic-ref', '--quiet', 'HEAD']);
  if (typeof head !== 'string') return undefined;
  const some = await listOf(git, ['--count=2', '--format=%(refname)', 'refs/heads/', 'refs/remotes/']);
  return some === '' || some === head ? checkedOut.exec(head)?.[1] : undefined;
}

async function listOf(git: Git, args: readonly string[]): Promise<string> {
  const listed = await git.run(['for-each-ref', ...args]);
  return typeof listed === 'string' ? listed : '';
}
