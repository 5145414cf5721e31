import { relative, resolve, sep } from 'node:path';
import type { Document } from '../document/document.ts';
import { placeOnDisk } from '../host/git/tree/on-disk.ts';
import { isReference } from '../host/git/tree/reference.ts';
import { isSameIntegration } from '../rule/index.ts';
import type { Opened } from './check/opened.ts';

/** A version with the one that it is compared with; without one where the base has none. */
export interface PairedVersions {
  readonly former: Opened | undefined;
  readonly opened: Opened;
}

/** What was asked to be compared, as targets. */
export interface Sides {
  readonly base: string;
  readonly heads: readonly string[];
  readonly cwd: string;
}

/**
 * By name, and of several of one name by place; what has none of its own there by a name with the handle of a workspace, or
 * without, where that is one alone, or by its place, where the file of a revision has another name in it now or where
 * nobody can read which name a file has.
 */
export function pairedBy(before: readonly Opened[], after: readonly Opened[], sides: Sides): PairedVersions[] {
  const [one, another] = [before[0], after[0]];
  if (before.length === 1 && after.length === 1 && one && another) return [{ former: one, opened: another }];
  const byName = new Map<string, Opened[]>();
  for (const opened of before) {
    const namesakes = byName.get(nameOf(opened.document));
    if (namesakes) namesakes.push(opened);
    else byName.set(nameOf(opened.document), [opened]);
  }
  const names = new Set(after.map(({ document }) => nameOf(document)));
  const gone = before.filter(({ document }) => !names.has(nameOf(document)));
  const fresh = after.filter(({ document }) => !byName.has(nameOf(document)));
  const onlyLike = (opened: Opened, all: readonly Opened[]) => {
    const [only, other] = all.filter(({ document }) => areNamedAlike(document, opened.document));
    return other === undefined ? only : undefined;
  };
  return after.map((opened) => {
    const namesakes = byName.get(nameOf(opened.document));
    if (namesakes) return { opened, former: nearestOf(namesakes, opened, { after, sides }) };
    const like = onlyLike(opened, gone);
    const alike = like && onlyLike(like, fresh) ? like : undefined;
    const isRenamed = (one: Opened) => onlyLike(one, fresh) === undefined && isInPlaceOf(opened, one, sides.cwd);
    const isUnread = (one: Opened) =>
      (one.document.data === undefined || opened.document.data === undefined) && standAlike(opened, one, sides);
    return { opened, former: alike ?? gone.find(isRenamed) ?? gone.find(isUnread) };
  });
}

interface Among {
  readonly after: readonly Opened[];
  readonly sides: Sides;
}

/** Of several of one name the one in the same place, else one whose own place is empty now. */
function nearestOf(namesakes: readonly Opened[], opened: Opened, { after, sides }: Among): Opened | undefined {
  if (namesakes.length === 1) return namesakes[0];
  const isKept = (one: Opened) => after.some((other) => standAlike(other, one, sides));
  return (
    namesakes.find((one) => standAlike(opened, one, sides)) ?? namesakes.find((one) => !isKept(one)) ?? namesakes[0]
  );
}

/** Whether two files are at the same place: on disk, or each of its own side. */
function standAlike(opened: Opened, former: Opened, { base, heads, cwd }: Sides): boolean {
  if (isInPlaceOf(opened, former, cwd)) return true;
  const place = placeIn(base, former, cwd);
  return place !== undefined && heads.some((head) => placeIn(head, opened, cwd) === place);
}

/** Where a file is in the folder that a target is; undefined where it is in no such folder. */
function placeIn(target: string, { document: { file } }: Opened, cwd: string): string | undefined {
  const place = relative(onDisk(target, cwd), onDisk(file, cwd));
  return place === '' || place.startsWith('..') ? undefined : place;
}

const onDisk = (name: string, cwd: string): string => resolve(cwd, isReference(name) ? placeOnDisk(name, cwd) : name);

/** Whether a file is what has become of one in a git revision. */
const isInPlaceOf = (opened: Opened, { document: { file } }: Opened, cwd: string): boolean =>
  isReference(file) && placeOnDisk(file, cwd).split(sep).join('/') === opened.document.file;

const areNamedAlike = ({ data: one }: Document, { data: other }: Document): boolean =>
  typeof one?.name === 'string' && typeof other?.name === 'string' && isSameIntegration(one.name, other.name);

/** Without a name, an integration is known by its file. */
const nameOf = ({ data, file }: Document): string => (typeof data?.name === 'string' ? data.name : `\0${file}`);
