import { resolve } from 'node:path';
import type { Location } from '../document/document.ts';
import { KnownError } from '../engine/known-error.ts';
import { type LineIn, linesIn } from '../host/git/changed-lines.ts';
import type { Repository } from '../host/git/repository.ts';
import { commitOf } from '../host/git/revision.ts';
import { openGit } from '../host/git/run.ts';
import type { Event } from './event.ts';

/** A pull request's last commit, and its merge into the base, which is what is checked out. */
export interface HeadLines {
  readonly merge: string;
  /** The number of a line in the last commit; undefined for one that only the base has. */
  readonly lineIn: LineIn;
}

/** Of the repository of the event. Undefined for what is no pull request, and where its last commit was not fetched. */
export async function headLines({ head }: Event, repository: Repository): Promise<HeadLines | undefined> {
  if (head === undefined) return undefined;
  try {
    const git = await openGit(repository);
    return { merge: await commitOf('HEAD', git), lineIn: await linesIn(head, git) };
  } catch (error) {
    if (error instanceof KnownError) return undefined;
    throw error;
  }
}

/**
 * GitHub annotates the pull request's last commit: where the base has moved on in the same file, a line has another number
 * there. What is not there at all stays where it is.
 */
export const placedInHead =
  ({ lineIn }: HeadLines, root: string) =>
  (location: Location): Location => {
    const { file, start, end } = location;
    const [first, last] = [start, end].map(({ line }) => lineIn(resolve(root, file), line));
    if (first === undefined) return location;
    const line = last ?? first + end.line - start.line;
    return { ...location, start: { ...start, line: first }, end: { ...end, line } };
  };
