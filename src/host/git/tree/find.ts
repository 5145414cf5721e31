import { posix } from 'node:path';
import { closest, didYouMean } from '../../../data/closest.ts';
import { KnownError, NothingFound } from '../../../engine/known-error.ts';
import { belongsToManifest, isManifestName, skippedFolders } from '../../files/find/names.ts';
import { searchHint } from '../../files/find/target-errors.ts';
import type { Folder } from './listing.ts';
import { type GitReference, referenceText } from './reference.ts';
import type { View } from './view.ts';

/** The manifests that a reference names in its revision, as paths from the root of the repository. */
export interface FoundInRevision {
  readonly paths: readonly string[];
  /** Whether the manifests were found by searching a folder; otherwise one was named. */
  readonly isSearched: boolean;
}

/**
 * Returns the manifests that a path names, with the same meaning as a target on disk: a file, a part of a definition,
 * or a folder to search. `here` is the working directory, relative to the root of the repository.
 * @throws KnownError if the path does not exist.
 */
export function manifestsAt(reference: GitReference, here: string, view: View): FoundInRevision {
  const { path } = reference;
  const found = view.find(path);
  if (found?.is === 'folder') return { paths: [...manifestsIn(found.folder, path)], isSearched: true };
  if (found?.is === 'file') return { paths: [manifestOf(path, view)], isSearched: false };
  const shown = referenceText(path, reference);
  if (found?.is === 'outside') {
    throw new KnownError({ message: `\`${shown}\` leads out of the repository, or into another one.` });
  }
  const meant = similarPath(path, here, view);
  const message = `\`${path}\` not found in the revision \`${reference.revision}\`.`;
  throw new NothingFound({ message: message + didYouMean(meant && referenceText(meant, reference)) });
}

/** Returns an existing path that is similar to the one asked for. */
function similarPath(path: string, here: string, view: View): string | undefined {
  // People on Windows write backslashes, but git only knows the slash, there too.
  const wanted = path.replaceAll('\\', '/');
  const candidates = [...(wanted === path ? [] : [wanted]), ...(here === '' ? [] : [posix.join(here, wanted)])];
  const exists = (candidate: string) => ['file', 'folder'].includes(view.find(candidate)?.is ?? '');
  return candidates.find(exists) ?? closestPath(wanted, view) ?? movedFrom(wanted, view);
}

/** @throws KnownError always. */
export function throwNotFound(reference: GitReference): never {
  throw new NothingFound({
    message: `There is no manifest in \`${referenceText(reference.path, reference)}\`.`,
    hint: searchHint,
  });
}

/** Yields in the order of a search on disk. Symlinks are not followed. */
function* manifestsIn(folder: Folder, path: string): Generator<string> {
  for (const name of [...folder.entries.keys()].sort()) {
    const node = folder.entries.get(name);
    const candidate = posix.join(path, name);
    if (node?.kind === 'file' && isManifestName(name)) yield candidate;
    if (node?.kind === 'folder' && !skippedFolders.has(name)) yield* manifestsIn(node, candidate);
  }
}

/** Returns the manifest that a named file is or belongs to. */
function manifestOf(path: string, view: View): string {
  const name = posix.basename(path);
  if (isManifestName(name) || !belongsToManifest(name)) return path;
  for (let at = posix.dirname(path); ; at = posix.dirname(at)) {
    const found = view.find(at);
    const entries = found?.is === 'folder' ? [...found.folder.entries] : [];
    const names = entries.filter(([one, { kind }]) => kind === 'file' && isManifestName(one)).map(([one]) => one);
    const [manifest] = names.sort();
    if (manifest !== undefined) return posix.join(at, manifest);
    if (at === '.') return path;
  }
}

/** Returns the path whose steps have nearly the names asked for. */
function closestPath(path: string, view: View): string | undefined {
  let candidate = '';
  for (const step of path.split('/')) {
    const found = view.find(candidate);
    if (found?.is !== 'folder') return undefined;
    const next = found.folder.entries.has(step) ? step : closest(step, found.folder.entries.keys());
    if (next === undefined) return undefined;
    candidate = posix.join(candidate, next);
  }
  return candidate === path ? undefined : candidate;
}

/** Returns where a manifest, or its folder, was before it was moved, if only one other path ends in its name. */
function movedFrom(path: string, view: View): string | undefined {
  const root = view.find('');
  if (root?.is !== 'folder') return undefined;
  const isFile = isManifestName(posix.basename(path));
  const name = path.split('/').slice(isFile ? -2 : -1);
  const manifests = [...manifestsIn(root.folder, '')];
  const candidates = new Set(isFile ? manifests : manifests.map((manifest) => posix.dirname(manifest)));
  const [only, other] = [...candidates].filter((candidate) => `/${candidate}`.endsWith(`/${name.join('/')}`));
  return other === undefined ? only : undefined;
}

/** Returns the files in a folder that would be manifests if their names were UTF-8. */
export const unnameableIn = (paths: readonly string[], folder: string): readonly string[] =>
  paths.filter((path) => {
    const names = path.split('/');
    const isInside = folder === '' || path.startsWith(`${folder}/`);
    return isInside && isManifestName(names.at(-1) ?? '') && !names.some((name) => skippedFolders.has(name));
  });
