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

/** The mapping of module names to project files in a `tsconfig.json` or `jsconfig.json`. */
export interface Paths {
  /** Returns the possible paths of a module that is not imported by a path. */
  candidates(specifier: string): readonly string[];
  /** `rootDirs`: folders that TypeScript merges, so that a file missing in one may be in another. */
  readonly roots: readonly string[];
  /** The name of the configuration; undefined if there is none. */
  readonly config: string | undefined;
  /** True if a configuration that it extends is not available: there may be more mappings. */
  readonly isPartial: boolean;
  /** True if imports stay in the output although the file uses nothing of them, or only types. */
  readonly keepsUnused: boolean;
}

type Entries = readonly (readonly [pattern: string, targets: readonly string[]])[];

interface Options {
  readonly paths?: { readonly entries: Entries; readonly folder: string };
  readonly baseUrl?: string;
  readonly rootDirs?: readonly string[];
  readonly isPartial?: boolean;
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
    return { candidates: () => [], roots: [], config: undefined, isPartial: false, keepsUnused: false };
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
      return file === undefined ? undefined : this.read(file, depth + 1);
    });
    const own = this.#own(propertyOf(json, 'compilerOptions'), posix.dirname(path));
    const isPartial = own.paths === undefined && read.some((base) => base === undefined || base.isPartial);
    return Object.assign({}, ...read, own, { isPartial });
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

function entriesOf(value: unknown): Entries | undefined {
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

function pathsOf(
  { paths, baseUrl, rootDirs = [], isPartial = false, keepsUnused = false }: Options,
  top: string,
): Omit<Paths, 'config'> {
  return {
    candidates(specifier) {
      const best = bestMatch(paths?.entries ?? [], specifier);
      const folder = baseUrl ?? paths?.folder ?? top;
      const mapped = (best?.target ?? []).map((target) =>
        placed(
          target.replace('*', () => best?.star ?? ''),
          folder,
          top,
        ),
      );
      return baseUrl === undefined ? mapped : [...mapped, posix.join(baseUrl, specifier)];
    },
    roots: rootDirs,
    isPartial,
    keepsUnused,
  };
}
