import { relative, resolve, sep } from 'node:path';
import { KnownError } from '../../engine/known-error.ts';
import { kindOf } from './entries.ts';
import { isManifestName, isModule } from './names.ts';
import { walkFiles } from './walk.ts';

/** A manifest to read. */
export interface Source {
  /** As shown to people: POSIX, relative to the working directory. */
  readonly file: string;
  /** Absolute; undefined for standard input. */
  readonly path?: string;
  readonly kind: 'text' | 'module' | 'stdin';
}

export interface DiscoverOptions {
  readonly cwd: string;
  readonly ignores?: readonly string[];
  /** The folder that `ignores` are relative to. */
  readonly root?: string;
  readonly stdinFilename?: string;
}

/**
 * The manifests that the targets name, each once, in the order of the targets and sorted within a folder.
 * @throws KnownError for a target that does not exist, and where there is no manifest at all.
 */
export async function* discover(targets: readonly string[], options: DiscoverOptions): AsyncGenerator<Source> {
  const seen = new Set<string>();
  for (const target of targets) {
    let found = false;
    for await (const source of sourcesOf(target, options)) {
      found = true;
      const identity = source.path ?? '-';
      if (seen.has(identity)) continue;
      seen.add(identity);
      yield source;
    }
    if (!found) throw nothingFound(target);
  }
}

/** The path as people see it. */
export const displayPath = (path: string, cwd: string): string => relative(cwd, path).split(sep).join('/') || '.';

async function* sourcesOf(target: string, options: DiscoverOptions): AsyncGenerator<Source> {
  const { cwd, stdinFilename = '-' } = options;
  if (target === '-') {
    yield { file: stdinFilename, kind: 'stdin' };
    return;
  }
  const path = resolve(cwd, target);
  const kind = kindOf(path);
  if (kind === 'folder') {
    yield* sources(walkFiles(path, { ...walking(options), wants: isManifestName }), cwd);
  } else if (kind !== undefined) {
    yield sourceOf(path, cwd);
  } else if (isGlob(target)) {
    yield* sources(matches(target, options), cwd);
  } else {
    throw new KnownError({
      message: `There is no \`${target}\`.`,
      hint: 'Name a file, a folder, a glob, or `-` for standard input.',
    });
  }
}

async function* sources(paths: AsyncIterable<string>, cwd: string): AsyncGenerator<Source> {
  for await (const path of paths) yield sourceOf(path, cwd);
}

const sourceOf = (path: string, cwd: string): Source => ({
  file: displayPath(path, cwd),
  path,
  kind: isModule(path) ? 'module' : 'text',
});

const walking = ({ cwd, root = cwd, ignores = [] }: DiscoverOptions) => ({ root, ignores });

const isGlob = (target: string): boolean => /[*?[{]/.test(target);

async function* matches(glob: string, options: DiscoverOptions): AsyncGenerator<string> {
  const { default: picomatch } = await import('picomatch');
  const { base, glob: pattern } = picomatch.scan(glob.split(sep).join('/'));
  const folder = resolve(options.cwd, base);
  const isMatch = picomatch(pattern, { dot: true });
  yield* walkFiles(folder, { ...walking(options), wants: (_, path) => isMatch(displayPath(path, folder)) });
}

function nothingFound(target: string): KnownError {
  if (isGlob(target)) return new KnownError({ message: `No file matches \`${target}\`.` });
  return new KnownError({
    message: target === '.' ? 'There is no manifest in this folder.' : `There is no manifest in \`${target}\`.`,
    hint: 'A folder is searched for `integration.definition.ts`, `integration.{json,jsonc,yaml,yml}` and `*.integration.{json,jsonc,yaml,yml}`; any other file has to be named.',
  });
}
