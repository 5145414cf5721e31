import { posix } from 'node:path';
import { parse } from 'jsonc-parser';
import { propertyOf } from '../../../../data/objects.ts';
import { onceEach } from '../../../../data/once.ts';
import { derivedFrom, type ModuleHost } from '../../host.ts';
import { cleanExpression } from '../../syntax/clean/clean-module.ts';
import { plainData } from '../../syntax/plain-data.ts';
import { extendedFile } from './extended-config.ts';
import { upward } from './folders.ts';
import { bestMatch } from './star-patterns.ts';

/** The `paths` of a configuration, and its folder. */
export interface PathMapping {
  readonly entries: readonly (readonly [pattern: string, targets: readonly string[]])[];
  readonly folder: string;
}

/** The mapping of module names to project files in a `tsconfig.json` or `jsconfig.json`. */
export interface Paths {
  /** Returns the possible paths of a module that is not imported by a path. */
  candidates(specifier: string): readonly string[];
  /** The mapping, if there is no `baseUrl`: then its targets must begin with `./`. */
  readonly unbased: PathMapping | undefined;
  /** `rootDirs`: folders that TypeScript merges, so that a file missing in one may be in another. */
  readonly roots: readonly string[];
  /** The name of the configuration; undefined if there is none. */
  readonly config: string | undefined;
  /** True if a configuration that it extends is not available: there may be more mappings. */
  readonly isPartial: boolean;
  /** True if imports stay in the output although the file uses nothing of them, or only types. */
  readonly keepsUnused: boolean;
}

interface Options {
  readonly paths?: PathMapping;
  readonly baseUrl?: string;
  readonly rootDirs?: readonly string[];
  readonly isPartial?: boolean;
  readonly mayHaveBase?: boolean;
  readonly keepsUnused?: boolean;
}

/** The configurations of a folder in order of precedence, as esbuild reads them, with which the platform's CLI bundles. */
const names = ['tsconfig.json', 'jsconfig.json'];

/** Options that keep imports of which no value is used. */
const keepingUnused = ['verbatimModuleSyntax', 'preserveValueImports'];

/** Returns the mapping for the files of a folder. Each configuration is read once. */
export function pathsIn(host: ModuleHost): (folder: string) => Paths {
  const pathsAt = onceEach((place) => {
    for (const name of names) {
      const options = new Reader(place, host).read(posix.join(place, name));
      if (options !== undefined) return { ...pathsOf(options, place), config: name };
    }
    return undefined;
  });
  return onceEach((folder) => {
    for (const place of upward(folder, host)) {
      const paths = pathsAt(place);
      if (paths !== undefined) return paths;
    }
    return { ...pathsOf({}, folder), config: undefined };
  });
}

/**
 * Parses a configuration. Most are plain JSON, which is fast; others are read by the quick parser for code, which accepts
 * comments.
 */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const expression = cleanExpression(text);
    return (expression && plainData(expression)) ?? parse(text, [], { allowTrailingComma: true });
  }
}

/** What a configuration may have inherited from one that is not available. */
const unavailable: Options = { isPartial: true, mayHaveBase: true };

/** Real configurations extend each other less deeply. */
const maximumDepth = 8;

/** Reads a configuration with all that it extends; `top` is the folder of the outermost. */
class Reader {
  readonly #top: string;
  readonly #host: ModuleHost;

  constructor(top: string, host: ModuleHost) {
    this.#top = top;
    this.#host = host;
  }

  read(path: string, depth = 0): Options | undefined {
    const text = depth > maximumDepth ? undefined : this.#host.read(path);
    if (text === undefined) return undefined;
    const json = derivedFrom(path, text, parsed, this.#host);
    const named = propertyOf(json, 'extends');
    const bases = (Array.isArray(named) ? named : [named]).filter((base) => typeof base === 'string');
    const read = bases.map((base) => {
      const file = extendedFile(base, path, this.#host);
      return (file && this.read(file, depth + 1)) ?? unavailable;
    });
    const own = this.#own(propertyOf(json, 'compilerOptions'), posix.dirname(path));
    return Object.assign({}, ...read, own, own.paths && { isPartial: false });
  }

  #own(options: unknown, folder: string): Options {
    const [baseUrl, rootDirs] = [propertyOf(options, 'baseUrl'), propertyOf(options, 'rootDirs')];
    const entries = entriesOf(propertyOf(options, 'paths'));
    const keeping = keepingUnused.map((name) => propertyOf(options, name)).filter((told) => typeof told === 'boolean');
    return {
      ...(entries && { paths: { entries, folder } }),
      ...(typeof baseUrl === 'string' && { baseUrl: placed(baseUrl, folder, this.#top) }),
      ...(keeping.length > 0 && { keepsUnused: keeping.includes(true) }),
      ...(Array.isArray(rootDirs) && { rootDirs: texts(rootDirs).map((root) => placed(root, folder, this.#top)) }),
    };
  }
}

const texts = (values: readonly unknown[]): readonly string[] => values.filter((value) => typeof value === 'string');

function entriesOf(value: unknown): PathMapping['entries'] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).map(([pattern, targets]: [string, unknown]) => [
    pattern,
    Array.isArray(targets) ? texts(targets) : [],
  ]);
}

/** Resolves a path in a configuration. `${configDir}` is the folder of the outermost configuration. */
function placed(path: string, folder: string, top: string): string {
  const [, further] = /^\$\{configDir\}(.*)$/.exec(path) ?? [];
  return further === undefined ? posix.join(folder, path) : posix.join(top, further);
}

/** The targets that TypeScript and esbuild accept without a `baseUrl`; they ignore others. */
export const relativeTarget = /^(?:\.{0,2}\/|\.{1,2}$|\$\{configDir\})/;

function pathsOf(
  { paths, baseUrl, rootDirs = [], isPartial = false, mayHaveBase = false, keepsUnused = false }: Options,
  top: string,
): Omit<Paths, 'config'> {
  const unbased = baseUrl === undefined && !mayHaveBase ? paths : undefined;
  return {
    candidates(specifier) {
      const best = bestMatch(paths?.entries ?? [], specifier);
      const folder = baseUrl ?? paths?.folder ?? top;
      const mapped = (best?.target ?? []).flatMap((target) => {
        const path = target.replace('*', () => best?.star ?? '');
        return unbased && !relativeTarget.test(target) ? [] : placed(path, folder, top);
      });
      return baseUrl === undefined ? mapped : [...mapped, posix.join(baseUrl, specifier)];
    },
    unbased,
    roots: rootDirs,
    isPartial,
    keepsUnused,
  };
}
