import { resolve } from 'node:path';
import type { Location } from '../document/document.ts';
import { KnownError } from '../engine/known-error.ts';
import { type LineIn, linesIn } from '../host/git/changed-lines.ts';
import type { Repository } from '../host/git/repository.ts';
import { commitOf } from '../host/git/revision.ts';
import { openGit } from '../host/git/run.ts';
import type { Event } from './event.ts';

/** The line mapping from the checked-out merge commit of a pull request to its last commit. */
export interface HeadLines {
  readonly merge: string;
  /** Maps a line to its number in the last commit; undefined for a line that only the base has. */
  readonly lineIn: LineIn;
}

/** Returns the mapping for a pull request; undefined for other events, or if its last commit was not fetched. */
export async function readHeadLines({ head }: Event, repository: Repository): Promise<HeadLines | undefined> {
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
 * Moves a location to the last commit of the pull request, which is what GitHub annotates: if the base changed the same file,
 * line numbers differ. A line that is not in that commit stays where it is.
 */
export const locateInHead =
  ({ lineIn }: HeadLines, root: string) =>
  (location: Location): Location => {
    const { file, start, end } = location;
    const [first, last] = [start, end].map(({ line }) => lineIn(resolve(root, file), line));
    if (first === undefined) return location;
    const line = last ?? first + end.line - start.line;
    return { ...location, start: { ...start, line: first }, end: { ...end, line } };
  };
