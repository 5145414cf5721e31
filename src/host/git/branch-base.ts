import { join, resolve } from 'node:path';
import { namesIn, writtenAt } from '../files/entries.ts';
import { readOwn, textIn } from '../files/read.ts';
import type { Repository } from './repository.ts';
import { forkPoint } from './revision.ts';
import type { Git } from './run.ts';

/** What a branch is to be merged into, and the commit where it left that. */
export interface BranchBase {
  /** Without `origin/`, as git has it. */
  readonly name: string;
  readonly commit: string;
}

const origin = 'refs/remotes/origin/';
const local = 'refs/heads/';

/** First found first: what the remote says is its main branch, then what is mostly called so. */
const candidates = [`${origin}HEAD`, `${origin}main`, `${origin}master`, `${local}main`, `${local}master`];

/** The base of the branch that is checked out; undefined where nothing is called as one. */
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
  return { name, commit: await forkPoint(ref, git) };
}

/** Another text as soon as another commit may be checked out, or be the base: asked without git, as that is asked often. */
export function branchStamp({ gitDir }: Repository): string {
  const common = resolve(gitDir, textIn(readOwn(join(gitDir, 'commondir')))?.trim() ?? '.');
  const head = textIn(readOwn(join(gitDir, 'HEAD'))) ?? '';
  const remotes = join(common, origin);
  const files = [
    join(gitDir, 'logs/HEAD'),
    join(common, 'packed-refs'),
    // Where references stand in tables, there is no file for each, and `HEAD` always says the same.
    ...[gitDir, common].map((folder) => join(folder, 'reftable/tables.list')),
    join(common, /^ref: (\S+)/.exec(head)?.[1] ?? 'HEAD'),
    ...['main', 'master'].map((name) => join(common, local, name)),
    ...namesIn(remotes).map((name) => join(remotes, name)),
  ];
  return [head, ...files.map((file) => `${file} ${writtenAt(file)}`)].join('\n');
}
