import { dirname, resolve, sep } from 'node:path';
import type { Document } from '../../../document/document.ts';
import { KnownError } from '../../../engine/known-error.ts';
import { displayPath } from '../display-path.ts';
import { isHidden, kindOf } from '../entries.ts';
import { type FileReading, refusals } from '../read.ts';
import { resolveThroughLinks } from '../resolve-through-links.ts';
import type { SeenFiles } from '../seen.ts';
import { isGlob, isManifestName, isModule, isNoManifest } from './names.ts';
import { ownerOf } from './owner.ts';
import { deepest, type FileFilter, type SkipReason, type WalkOptions, walkFiles } from './walk.ts';

/** A manifest to read. */
export interface Source {
  /** As shown to people: POSIX, relative to the working directory. */
  readonly file: string;
  /** Absolute: where it is, or where what it names is looked for. */
  readonly path: string;
  readonly kind: 'text' | 'module';
  /** True for standard input. */
  readonly isStdin?: boolean;
  /** The text, where it is at hand: nothing is read then. */
  readonly text?: string;
  /** Where it stands in no file on disk: `path` is where one would stand. */
  readonly elsewhere?: Elsewhere;
}

/** A manifest that stands in no file on disk, such as one of a git revision. */
export interface Elsewhere {
  /** @throws KnownError where it cannot be read at all. */
  open(): Promise<Document>;
  /** Reads a file by its path from the manifest's folder, which nothing leads out of; `limit` is in bytes. */
  beside(name: string, limit?: number): Promise<FileReading>;
}

export interface DiscoverOptions {
  readonly cwd: string;
  /** Whether the configuration of a file ignores it. */
  readonly isIgnored?: (path: string) => Promise<boolean>;
  readonly stdinFilename?: string;
  /** The manifests of a target that names nothing on disk; undefined for one that does. */
  readonly elsewhere?: (target: string, finding: ManifestSearch) => AsyncIterable<Source> | undefined;
  /** Takes what is wrong with one target, or one manifest, and the others go on; without it that is thrown. */
  readonly trouble?: (error: unknown) => void;
  /** Takes what is passed over for a reason that the user may not know of. */
  readonly notice?: ((text: string) => void) | undefined;
  /** What was seen on disk so far, where nothing changes there. */
  readonly seen?: SeenFiles | undefined;
}

/**
 * The manifests that the targets name, each once, in the order of the targets and sorted within a folder.
 * @throws KnownError for a target that does not exist, and where there is no manifest at all.
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

/** The manifests of one target. That there are none is trouble, unless there was other trouble. */
async function* manifestsOf(target: string, options: DiscoverOptions): AsyncGenerator<Source> {
  let [isSilent, ignored] = [true, 0];
  const trouble = (error: unknown) => {
    isSilent = false;
    if (options.trouble === undefined) throw error;
    options.trouble(error);
  };
  const isIgnored = async (path: string) => {
    const isSo = (await options.isIgnored?.(path)) ?? false;
    if (isSo) ignored += 1;
    return isSo;
  };
  try {
    for await (const source of sourcesOf(target, { ...options, isIgnored, trouble })) {
      isSilent = false;
      yield source;
    }
    if (isSilent) {
      const { allIgnored, nothingFound } = await import('./nothing-found.ts');
      trouble(ignored > 0 ? allIgnored(target, ignored) : nothingFound(target, options.cwd));
    }
  } catch (error) {
    trouble(error);
  }
}

/** The manifest that stands, or would stand, at a path. */
export const sourceAt = (path: string, cwd: string): Source => ({
  file: displayPath(path, cwd),
  path,
  kind: isModule(path) ? 'module' : 'text',
});

/** How the manifests of one target are found. */
export type ManifestSearch = DiscoverOptions & Required<Pick<DiscoverOptions, 'trouble'>>;

function sourcesOf(target: string, options: ManifestSearch): AsyncIterable<Source> {
  const { cwd, stdinFilename = '-' } = options;
  if (target === '-')
    return alone({ ...sourceAt(resolve(cwd, stdinFilename), cwd), file: stdinFilename, isStdin: true });
  const elsewhere = options.elsewhere?.(target, options);
  if (elsewhere) return elsewhere;
  const path = resolveThroughLinks(target, cwd);
  const kind = kindOf(path);
  if (kind === 'folder') return foundIn(path, isManifestName, options);
  if (kind !== undefined) return alone(sourceAt(ownerOf(path), cwd));
  if (isHidden(path)) throw unreachable(target, 'file', 'forbidden');
  return isGlob(target) ? matches(target, options) : nothingAt(target, path, cwd);
}

async function* alone(source: Source): AsyncGenerator<Source> {
  yield source;
}

// biome-ignore lint/correctness/useYield: what is not there is nothing to go through.
async function* nothingAt(target: string, path: string, cwd: string): AsyncGenerator<Source> {
  throw (await import('./nothing-found.ts')).notThere(target, path, cwd);
}

/** The files below a folder that are wanted, and that the configuration of none ignores. */
async function* foundIn(folder: string, wants: FileFilter, finding: ManifestSearch): AsyncGenerator<Source> {
  const { cwd, isIgnored, trouble, notice, seen } = finding;
  const passes: WalkOptions['passes'] = (path, kind, why) => trouble(unreachable(displayPath(path, cwd), kind, why));
  const links = async (path: string) => {
    if (notice === undefined || (await isIgnored?.(path))) return;
    const { linkNotFollowed } = await import('./nothing-found.ts');
    const text = linkNotFollowed(path, { folder, cwd });
    if (text !== undefined) notice(text);
  };
  for await (const path of walkFiles(folder, { wants, passes, links, seen })) {
    try {
      if (await isIgnored?.(path)) continue;
    } catch (error) {
      trouble(error);
      continue;
    }
    yield sourceAt(path, cwd);
  }
}

const passedOver: Readonly<Record<SkipReason, string>> = {
  ...refusals,
  name: 'has a name that is not UTF-8',
  depth: `stands in more than ${deepest} folders`,
};

function unreachable(file: string, kind: 'file' | 'folder', why: SkipReason): KnownError {
  return new KnownError({
    message: `\`${file}\` cannot be ${kind === 'file' ? 'read' : 'searched'}: it ${passedOver[why]}.`,
  });
}

/** The manifests that a glob matches, and those in the folders that it does. */
async function* matches(glob: string, options: ManifestSearch): AsyncGenerator<Source> {
  const { default: picomatch } = await import('picomatch');
  const { base, glob: pattern } = picomatch.scan(glob.split(sep).join('/'));
  // A bracket that is never closed makes no glob: it is a name, and nothing has it.
  if (pattern === '') return;
  const folder = resolveThroughLinks(base, options.cwd);
  const { globOf } = await import('./glob.ts');
  const isMatch = globOf(pattern);
  // A glob that says how names end means the files that end so; any other means manifests by their names.
  const isPrecise = /\.[^./*?]+$/.test(pattern);
  const isMeant = (path: string) => isMatch(displayPath(path, folder));
  const wants = (name: string, path: string): boolean => {
    if (isMeant(path) && isPrecise) return !isNoManifest(name);
    return isManifestName(name) && (isMeant(path) || foldersTo(path, folder).some(isMeant));
  };
  yield* foundIn(folder, wants, options);
}

/** The folders between a file and one above it. */
function foldersTo(path: string, folder: string): readonly string[] {
  const folders: string[] = [];
  for (let at = dirname(path); at !== folder && at !== dirname(at); at = dirname(at)) folders.push(at);
  return folders;
}
