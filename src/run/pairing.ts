import { relative } from 'node:path';
import type { Document } from '../document/document.ts';
import { isAbsent } from '../host/files/entries.ts';
import { resolveThroughLinks } from '../host/files/resolve-through-links.ts';
import { sparseExcludedFiles } from '../host/git/sparse.ts';
import { diskPathOf } from '../host/git/tree/on-disk.ts';
import { isReference } from '../host/git/tree/scheme.ts';
import { isSameIntegration } from '../rule/index.ts';
import type { OpenedManifest } from './check/opened-manifest.ts';

/** A version paired with the one to compare it with; undefined if the base has none. */
export interface PairedVersions {
  readonly former: OpenedManifest | undefined;
  readonly opened: OpenedManifest;
}

/** The targets of a comparison. */
export interface Sides {
  readonly base: string;
  readonly heads: readonly string[];
  readonly cwd: string;
}

/**
 * Pairs versions by name, and several of one name by path. A version whose name the other side lacks is paired by its name
 * with or without a workspace handle, if that is unambiguous; or by its path, if the file had another name in the revision or
 * if its name cannot be read on one side.
 */
export function pairedBy(
  before: readonly OpenedManifest[],
  after: readonly OpenedManifest[],
  sides: Sides,
): PairedVersions[] {
  const [one, another] = [before[0], after[0]];
  if (before.length === 1 && after.length === 1 && one && another) return [{ former: one, opened: another }];
  const [formers, heads] = [byName(before), byName(after)];
  const namesakes = new Map<OpenedManifest, OpenedManifest | undefined>();
  for (const [name, alike] of heads) pairNamesakes(alike, formers.get(name) ?? [], sides, namesakes);
  const gone = before.filter(({ document }) => !heads.has(nameOf(document)));
  const fresh = after.filter(({ document }) => !formers.has(nameOf(document)));
  const renamed = fresh.length > 0 ? renamedFrom(gone, fresh, sides) : () => undefined;
  return after.map((opened) => ({ opened, former: namesakes.get(opened) ?? renamed(opened) }));
}

/** Pairs manifests of one name by path; moved ones with those whose own path is vacant, further copies with the first. */
function pairNamesakes(
  heads: readonly OpenedManifest[],
  formers: readonly OpenedManifest[],
  { base, heads: targets, cwd }: Sides,
  pairs: Map<OpenedManifest, OpenedManifest | undefined>,
): void {
  if (formers.length < 2) {
    for (const head of heads) pairs.set(head, formers[0]);
    return;
  }
  const places = (target: readonly string[]) => (opened: OpenedManifest) => [
    placeOf(opened, cwd),
    ...placesIn(target, opened, cwd),
  ];
  const inPlace = lookup(formers, places([base]));
  const kept = heads.map((head) => inPlace(places(targets)(head)));
  const staying = new Set(kept);
  const left = formers.filter((one) => !staying.has(one));
  for (const [at, head] of heads.entries()) pairs.set(head, kept[at] ?? left.shift() ?? formers[0]);
}

/** Finds the former version of a manifest whose name has changed or cannot be read. */
function renamedFrom(gone: readonly OpenedManifest[], fresh: readonly OpenedManifest[], { base, heads, cwd }: Sides) {
  const onlyLike = (opened: OpenedManifest, all: readonly OpenedManifest[]) => {
    const [only, other] = all.filter(({ document }) => areNamedAlike(document, opened.document));
    return other === undefined ? only : undefined;
  };
  const inPlace = lookup(gone, (one) => [placeOf(one, cwd)]);
  const inFolder = lookup(gone, (one) => placesIn([base], one, cwd));
  return (opened: OpenedManifest): OpenedManifest | undefined => {
    const like = onlyLike(opened, gone);
    if (like && onlyLike(like, fresh)) return like;
    const former = inPlace([placeOf(opened, cwd)]);
    if (former && onlyLike(former, fresh) === undefined) return former;
    const beside = inFolder(placesIn(heads, opened, cwd));
    const isUnread = beside?.document.data === undefined || opened.document.data === undefined;
    return isUnread ? beside : undefined;
  };
}

/**
 * The manifests of a revision that are outside the targets but still exist on disk, or would without a sparse checkout: they
 * were neither moved nor removed.
 */
export async function existingElsewhere(
  before: readonly OpenedManifest[],
  after: readonly OpenedManifest[],
  cwd: string,
): Promise<ReadonlySet<OpenedManifest>> {
  const asked = new Set(after.map((opened) => placeOf(opened, cwd)));
  const others = before.filter((one) => isReference(one.document.file) && !asked.has(placeOf(one, cwd)));
  if (others.length === 0) return new Set();
  const leftOut = await sparseExcludedFiles(cwd);
  return new Set(others.filter((one) => !isAbsent(placeOf(one, cwd)) || leftOut.has(placeOf(one, cwd))));
}

/** Whether two manifests are of one integration, ignoring a workspace handle in the name. */
export const areNamedAlike = ({ data: one }: Document, { data: other }: Document): boolean =>
  typeof one?.name === 'string' && typeof other?.name === 'string' && isSameIntegration(one.name, other.name);

/** Returns a function that finds an item by the first matching one of several paths. */
function lookup(all: readonly OpenedManifest[], placesOf: (one: OpenedManifest) => readonly string[]) {
  const known = new Map(all.toReversed().flatMap((one) => placesOf(one).map((place) => [place, one] as const)));
  return (places: readonly string[]): OpenedManifest | undefined =>
    places.map((place) => known.get(place)).find((one) => one !== undefined);
}

/** The path of a file on disk, or where it would be if it is in a revision. */
const placeOf = ({ document: { file } }: OpenedManifest, cwd: string): string => onDisk(file, cwd);

/** The paths of a file relative to those targets that contain it. */
const placesIn = (targets: readonly string[], opened: OpenedManifest, cwd: string): readonly string[] =>
  targets
    .map((target) => relative(onDisk(target, cwd), placeOf(opened, cwd)))
    .filter((place) => place !== '' && !place.startsWith('..'));

const onDisk = (name: string, cwd: string): string =>
  resolveThroughLinks(isReference(name) ? diskPathOf(name, cwd) : name, cwd);

function byName(all: readonly OpenedManifest[]): ReadonlyMap<string, readonly OpenedManifest[]> {
  const named = new Map<string, OpenedManifest[]>();
  for (const opened of all) {
    const name = nameOf(opened.document);
    const namesakes = named.get(name);
    if (namesakes) namesakes.push(opened);
    else named.set(name, [opened]);
  }
  return named;
}

/** An integration without a name is identified by its file. */
const nameOf = ({ data, file }: Document): string => (typeof data?.name === 'string' ? data.name : `\0${file}`);
