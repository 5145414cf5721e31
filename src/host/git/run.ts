import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { onceFor } from '../../data/once.ts';
import { KnownError } from '../../engine/known-error.ts';
import { entriesOf, kindFollowing } from '../files/entries.ts';
import { findProgram } from '../programs/find.ts';
import { bytesOf, type Failed } from '../programs/start.ts';
import { programSettings, safeValueOf } from './program-settings.ts';
import type { Repository } from './repository.ts';

/** The largest output of git, in bytes, and its time limit. Real repositories stay far below. */
const limits = { output: 64 * 1024 * 1024, milliseconds: 60_000 } as const;

/** An empty file, under the name that git knows on every system: on Windows it cannot read from Node's `os.devNull`. */
const emptyFile = '/dev/null';

/**
 * The whole environment of git. It needs nothing from the user's own configuration: hublint finds the repository, and
 * nobody is asked for a password.
 */
const environment: Readonly<Record<string, string>> = {
  LC_ALL: 'C',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: emptyFile,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_SYSTEM: emptyFile,
  GIT_NO_LAZY_FETCH: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_PAGER: 'cat',
  GIT_TERMINAL_PROMPT: '0',
};

/**
 * On Windows, git treats files with a path of 260 characters or more as absent unless this is set; usually the user's
 * own configuration sets it.
 */
const platformSettings = { 'core.longPaths': 'true' } as const;

/** Read-only access to one repository with git, which starts no other program, whatever the repository's configuration says. */
export interface Git {
  readonly root: string;
  /** Whether the clone is partial: it may lack objects that git would fetch on demand. */
  readonly isPartial: boolean;
  /** Returns the output of git, or why it failed. */
  run(args: readonly string[]): Promise<string | Failed>;
  /** The same in bytes; `input` is passed to git on stdin. */
  bytes(args: readonly string[], input?: string): Promise<Buffer | Failed>;
}

/**
 * Opens git on a repository. The repository's configuration is read once per `Repository` object; a long-running
 * process looks the repository up anew, because the configuration may have changed.
 * @throws KnownError if git is not installed, or the repository cannot be made harmless.
 */
export const openGit = onceFor(safeGit);

async function safeGit({ root, gitDir }: Repository): Promise<Git> {
  checkRegularFiles(gitDir);
  const file = findProgram('git', root);
  if (file === undefined) throw new KnownError({ message: 'This needs git, which is not installed.' });
  const settings: Record<string, string> = { ...platformSettings, ...programSettings };
  const bytes = (args: readonly string[], input?: string) => {
    const configured = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
    const baseArguments = [
      `--git-dir=${gitDir}`,
      `--work-tree=${root}`,
      '--no-pager',
      '--no-optional-locks',
      '--literal-pathspecs',
    ];
    const program = { file, args: [...baseArguments, ...configured, ...args], cwd: root, env: environmentFor(file) };
    return bytesOf(program, limits, input);
  };
  const run = async (args: readonly string[]) => textIn(await bytes(args));
  const keys = await run(['config', '--list', '--name-only', '--includes', '-z']);
  if (typeof keys !== 'string') throw failure(keys, 'git cannot read the configuration of this repository');
  const configKeys = keys.split('\0');
  for (const key of configKeys) {
    const value = safeValueOf(key);
    if (value === undefined) continue;
    if (/[=\n]/.test(key)) {
      throw new KnownError({
        message: 'The configuration of this repository names a program that git cannot be kept from running.',
      });
    }
    settings[key] = value;
  }
  const isPartial = configKeys.some((key) => /^extensions\.partialclone$|^remote\..*\.promisor$/is.test(key));
  return { root, isPartial, run, bytes };
}

const textIn = (output: Buffer | Failed): string | Failed =>
  Buffer.isBuffer(output) ? output.toString('utf8') : output;

/** The data files that git reads, besides loose objects. Others may be no regular files, such as a monitor's socket. */
const dataFiles = ['HEAD', 'ORIG_HEAD', 'commondir', 'config', 'config.worktree', 'index', 'packed-refs', 'shallow'];
const dataFolders = ['info', 'objects/info', 'objects/pack', 'refs', 'reftable'];

/** @throws KnownError for a pipe or a device, which git would read forever. */
function checkRegularFiles(gitDir: string): void {
  const folders = dataFolders.map((name) => join(gitDir, name));
  const files = dataFiles.map((name) => join(gitDir, name));
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const { name, kind } of entriesOf(folder)) (kind === 'folder' ? folders : files).push(join(folder, name));
  }
  const irregular = files.find((path) => kindFollowing(path) === 'other');
  if (irregular === undefined) return;
  const shown = relative(gitDir, irregular);
  throw new KnownError({ message: `git cannot read this repository: its \`${shown}\` is not a regular file.` });
}

/** Git may start its own subprograms, which are beside it; Windows needs `SYSTEMROOT` to find its libraries. */
function environmentFor(file: string): Record<string, string> {
  const { SYSTEMROOT } = process.env;
  return { ...environment, PATH: dirname(file), ...(SYSTEMROOT !== undefined && { SYSTEMROOT }) };
}

/** @throws KnownError with the complaint; with the hint, too, if git ran and refused. */
export async function runOrThrow(git: Git, args: readonly string[], complaint: string, hint?: string): Promise<string> {
  const output = await git.run(args);
  if (typeof output === 'string') return output;
  throw failure(output, complaint, hint);
}

/** The same in bytes; `input` is passed to git on stdin. */
export async function bytesOrThrow(
  git: Git,
  { args, input }: { readonly args: readonly string[]; readonly input?: string },
  complaint: string,
  hint?: string,
): Promise<Buffer> {
  const output = await git.bytes(args, input);
  if (Buffer.isBuffer(output)) return output;
  throw failure(output, complaint, hint);
}

const unfinishedReasons = {
  missing: 'it does not start',
  late: 'it takes too long',
  'too-much': 'its output is too large',
} as const;

/** Leaves git's own message out: it quotes content that it cannot parse, wherever symlinks lead. */
function failure({ code }: Failed, what: string, hint?: string): KnownError {
  if (typeof code === 'string') return new KnownError({ message: `${what}: ${unfinishedReasons[code]}.` });
  return new KnownError({ message: `${what}.`, ...(hint !== undefined && { hint }) });
}
