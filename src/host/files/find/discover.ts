import { dirname, resolve, sep } from 'node:path';
import type { Document } from '../../../document/document.ts';
import { KnownError } from '../../../engine/known-error.ts';
import { displayPath } from '../display-path.ts';
import { isHidden, kindFollowing } from '../entries.ts';
import type { FileCache } from '../file-cache.ts';
import { type FileReading, refusals } from '../read.ts';
import { resolveThroughLinks } from '../resolve-through-links.ts';
import { isGlob, isManifestName, isModule, isNoManifest } from './names.ts';
import { owningManifest } from './owning-manifest.ts';
import { type FileFilter, maxDepth, type SkipReason, type WalkOptions, walkFiles } from './walk.ts';

/** A manifest to read. */
export interface Source {
  /** The display name: POSIX, relative to the working directory. */
  readonly file: string;
  /** The absolute path: where the manifest is, or where the files that it refers to are looked up. */
  readonly path: string;
  readonly kind: 'text' | 'module';
  /** True for stdin. */
  readonly isStdin?: boolean;
  /** The text, if it is known already: nothing is read then. */
  readonly text?: string;
  /** Set if the manifest is not a file on disk; `path` is then where its file would be. */
  readonly elsewhere?: Elsewhere;
}

/** A manifest that is not a file on disk, such as one of a git revision. */
export interface Elsewhere {
  /** @throws KnownError if it cannot be read at all. */
  open(): Promise<Document>;
  /** Reads a file by its path relative to the manifest's folder, which must not be left; `limit` is in bytes. */
  beside(name: string, limit?: number): Promise<FileReading>;
}

export interface DiscoverOptions {
  readonly cwd: string;
  /** Returns whether the configuration of a file ignores it. */
  readonly isIgnored?: (path: string) => Promise<boolean>;
  readonly stdinFilename?: string;
  /** Returns the manifests of a target that is not on disk; undefined for a target on disk. */
  readonly elsewhere?: (target: string, finding: ManifestSearch) => AsyncIterable<Source> | undefined;
  /** Receives the error of one target or manifest, and the search continues; if absent, errors are thrown. */
  readonly onError?: (error: unknown) => void;
  /** Receives notices about what is skipped for a reason that the user may not know of. */
  readonly notice?: ((text: string) => void) | undefined;
  /** The files that were read from disk so far, if they cannot change in the meantime. */
  readonly fileCache?: FileCache | undefined;
}

/**
 * Yields the manifests that the targets name, each once, in the order of the targets and sorted within a folder.
 * @throws KnownError for a target that does not exist, and if there is no manifest at all.
 */
export async function* discover(targets: readonly string[], options: DiscoverOptions): AsyncGenerator<Source> {
  const seen = new Set<string>();
  for (const target of targets) {
    for await (const source of manifestsOf(target, options)) {
      const identity = source.isStdin ? '-' : source.elsewhere ? source.file : source.path;
      if (seen.has(identity)) continue;
      seen.add(identity);
      yield source;
    }
  }
}

/** Yields the manifests of one target. If there are none, this is an error, unless another one was reported. */
async function* manifestsOf(target: string, options: DiscoverOptions): AsyncGenerator<Source> {
  let [isEmpty, ignored] = [true, 0];
  const onError = (error: unknown) => {
    isEmpty = false;
    if (options.onError === undefined) throw error;
    options.onError(error);
  };
  const isIgnored = async (path: string) => {
    const isExcluded = (await options.isIgnored?.(path)) ?? false;
    if (isExcluded) ignored += 1;
    return isExcluded;
  };
  try {
    for await (const source of sourcesOf(target, { ...options, isIgnored, onError })) {
      isEmpty = false;
      yield source;
    }
    if (isEmpty) {
      const { allIgnoredError, noManifestError } = await import('./target-errors.ts');
      onError(ignored > 0 ? allIgnoredError(target, ignored) : noManifestError(target, options.cwd));
    }
  } catch (error) {
    onError(error);
  }
}

/** Returns the manifest at a path, which need not exist. */
export const sourceAt = (path: string, cwd: string): Source => ({
  file: displayPath(path, cwd),
  path,
  kind: isModule(path) ? 'module' : 'text',
});

/** The options for finding the manifests of one target. */
export type ManifestSearch = DiscoverOptions & Required<Pick<DiscoverOptions, 'onError'>>;

function sourcesOf(target: string, options: ManifestSearch): AsyncIterable<Source> {
  const { cwd, stdinFilename = '-' } = options;
  if (target === '-')
    return single({ ...sourceAt(resolve(cwd, stdinFilename), cwd), file: stdinFilename, isStdin: true });
  const elsewhere = options.elsewhere?.(target, options);
  if (elsewhere) return elsewhere;
  const path = resolveThroughLinks(target, cwd);
  const kind = kindFollowing(path);
  if (kind === 'folder') return foundIn(path, isManifestName, options);
  if (kind !== undefined) return single(sourceAt(owningManifest(path), cwd));
  if (isHidden(path)) throw skippedError(target, 'file', 'forbidden');
  return isGlob(target) ? matches(target, options) : missingTarget(target, path, cwd);
}

async function* single(source: Source): AsyncGenerator<Source> {
  yield source;
}

// biome-ignore lint/correctness/useYield: what is not there is nothing to go through.
async function* missingTarget(target: string, path: string, cwd: string): AsyncGenerator<Source> {
  throw (await import('./target-errors.ts')).missingTargetError(target, path, cwd);
}

/** Yields the wanted files below a folder, except those that their configuration ignores. */
async function* foundIn(folder: string, isWanted: FileFilter, finding: ManifestSearch): AsyncGenerator<Source> {
  const { cwd, isIgnored, onError, notice, fileCache } = finding;
  const onSkipped: WalkOptions['onSkipped'] = (path, kind, why) =>
    onError(skippedError(displayPath(path, cwd), kind, why));
  const onLink = async (path: string) => {
    if (notice === undefined || (await isIgnored?.(path))) return;
    const { skippedLinkNotice } = await import('./target-errors.ts');
    const text = skippedLinkNotice(path, { folder, cwd });
    if (text !== undefined) notice(text);
  };
  for await (const path of walkFiles(folder, { isWanted, onSkipped, onLink, fileCache })) {
    try {
      if (await isIgnored?.(path)) continue;
    } catch (error) {
      onError(error);
      continue;
    }
    yield sourceAt(path, cwd);
  }
}

const skipReasons: Readonly<Record<SkipReason, string>> = {
  ...refusals,
  name: 'has a name that is not UTF-8',
  depth: `is nested in more than ${maxDepth} folders`,
};

function skippedError(file: string, kind: 'file' | 'folder', why: SkipReason): KnownError {
  return new KnownError({
    message: `\`${file}\` cannot be ${kind === 'file' ? 'read' : 'searched'}: it ${skipReasons[why]}.`,
  });
}

/** Yields the manifests that a glob matches, and those in the folders that it matches. */
async function* matches(glob: string, options: ManifestSearch): AsyncGenerator<Source> {
  const { default: picomatch } = await import('picomatch');
  const { base, glob: pattern } = picomatch.scan(glob.split(sep).join('/'));
  // A bracket that is never closed is not a glob but a name, and no file has it.
  if (pattern === '') return;
  const folder = resolveThroughLinks(base, options.cwd);
  const { globOf } = await import('./glob.ts');
  const isMatch = globOf(pattern);
  // A glob with a file extension selects all matching files; any other glob only those with the name of a manifest.
  const isPrecise = /\.[^./*?]+$/.test(pattern);
  const matchesGlob = (path: string) => isMatch(displayPath(path, folder));
  const isWanted = (name: string, path: string): boolean => {
    if (matchesGlob(path) && isPrecise) return !isNoManifest(name);
    return isManifestName(name) && (matchesGlob(path) || foldersTo(path, folder).some(matchesGlob));
  };
  yield* foundIn(folder, isWanted, options);
}

/** Returns the folders between a file and a folder above it. */
function foldersTo(path: string, folder: string): readonly string[] {
  const folders: string[] = [];
  for (let at = dirname(path); at !== folder && at !== dirname(at); at = dirname(at)) folders.push(at);
  return folders;
}
