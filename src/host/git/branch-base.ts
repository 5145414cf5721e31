import { join, resolve } from 'node:path';
import { modifiedAt, namesIn } from '../files/entries.ts';
import { readOwn, textIn } from '../files/read.ts';
import type { Repository } from './repository.ts';
import { mergeBase } from './revision.ts';
import type { Git } from './run.ts';

/** The branch that the current branch will be merged into, and the merge base with it. */
export interface BranchBase {
  /** The branch name as git has it, without `origin/`. */
  readonly name: string;
  readonly commit: string;
}

const origin = 'refs/remotes/origin/';
const local = 'refs/heads/';

/** In order of preference: the main branch that the remote declares, then the usual names. */
const candidates = [`${origin}HEAD`, `${origin}main`, `${origin}master`, `${local}main`, `${local}master`];

/** Returns the base of the checked-out branch; undefined if no candidate exists. */
export async function branchBase(git: Git): Promise<BranchBase | undefined> {
  const listed = await git.run(['for-each-ref', '--format=%(refname)%00%(symref)', ...candidates]);
  if (typeof listed !== 'string') return undefined;
  const refs = new Map(
    listed.split('\n').map((line) => {
      const [name = '', leadsTo = ''] = line.split('\0');
      return [name, leadsTo] as const;
    }),
  );
  const ref = candidates.find((name) => refs.has(name));
  if (ref === undefined) return undefined;
  const name = (refs.get(ref) || ref).replace(/^refs\/(?:remotes\/origin|heads)\//, '');
  return { name, commit: await mergeBase(ref, git) };
}

/** Returns a string that changes if HEAD or the base may have moved. Reads files only: it is called too often to start git. */
export function branchStamp({ gitDir }: Repository): string {
  const common = resolve(gitDir, textIn(readOwn(join(gitDir, 'commondir')))?.trim() ?? '.');
  const head = textIn(readOwn(join(gitDir, 'HEAD'))) ?? '';
  const remotes = join(common, origin);
  const files = [
    join(gitDir, 'logs/HEAD'),
    join(common, 'packed-refs'),
    // With the reftable backend there is no file per ref, and `HEAD` always has the same content.
    ...[gitDir, common].map((folder) => join(folder, 'reftable/tables.list')),
    join(common, /^ref: (\S+)/.exec(head)?.[1] ?? 'HEAD'),
    ...['main', 'master'].map((name) => join(common, local, name)),
    ...namesIn(remotes).map((name) => join(remotes, name)),
  ];
  return [head, ...files.map((file) => `${file} ${modifiedAt(file)}`)].join('\n');
}
