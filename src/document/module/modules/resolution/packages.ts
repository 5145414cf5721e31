import { posix } from 'node:path';
import { jsonIn } from '../../../../data/json-in.ts';
import { type Data, isObject, propertyOf } from '../../../../data/objects.ts';
import { onceEach, onceFor } from '../../../../data/once.ts';
import { derivedFrom, type ModuleHost } from '../../host.ts';
import { upward } from './folders.ts';
import { exportsIn, importsIn, type PackageExports } from './package-exports.ts';

/** The relevant contents of a `package.json`. */
export interface PackageFacts {
  readonly name: string | undefined;
  /** Its dependencies of all kinds, with the declared versions. */
  readonly declared: ReadonlyMap<string, string>;
  /** `bpDependencies`: the sources from which the platform's CLI generates `bp_modules`, by alias. */
  readonly dependencies: ReadonlyMap<string, string>;
  /** The entry points of the package. */
  readonly entries: readonly string[];
  /** The files that an import of its folder by path may resolve to, in the order in which bundlers try them. */
  readonly mains: readonly string[];
  readonly exports: PackageExports | undefined;
  /** Its `imports`: specifiers for its own modules that begin with `#`. */
  readonly imports: PackageExports;
  /** The TypeScript configuration that others may extend. */
  readonly tsconfig: string | undefined;
  /** True if Node.js treats its JavaScript files as ES modules. */
  readonly isModule: boolean;
  /** True if it is published from a subfolder, which workspaces link to. */
  readonly publishesSubfolder: boolean;
  /** The declared version of the SDK. */
  readonly sdk: string | undefined;
  readonly version: string | undefined;
}

/** Cached, because each import reads the surrounding packages. */
const packagesOf = onceFor((host: ModuleHost) => onceEach((folder) => factsIn(folder, host)));

export const packageOf = (folder: string, host: ModuleHost): PackageFacts | undefined => packagesOf(host)(folder);

/** Returns the package that a file belongs to. */
export function packageAround(file: string, host: ModuleHost): PackageAround | undefined {
  for (const folder of upward(posix.dirname(file), host)) {
    const facts = packageOf(folder, host);
    if (facts !== undefined) return { folder, facts };
  }
  return undefined;
}

/**
 * Whether Node.js treats a file as an ES module, in which the default import of a CommonJS package is the whole package, also
 * for bundlers. Undefined if unknown.
 */
export function isNodeModule(file: string, host: ModuleHost): boolean | undefined {
  const [, kind] = /\.([cm])[jt]s$/.exec(file) ?? [];
  return kind === undefined ? packageAround(file, host)?.facts.isModule : kind === 'm';
}

interface PackageAround {
  readonly folder: string;
  readonly facts: PackageFacts;
}

function factsIn(folder: string, host: ModuleHost): PackageFacts | undefined {
  const path = posix.join(folder, 'package.json');
  const text = host.read(path);
  return text === undefined ? undefined : derivedFrom(path, text, factsOf, host);
}

function factsOf(text: string): PackageFacts | undefined {
  const json = parsed(text);
  if (json === undefined) return undefined;
  const declared = new Map(uses.flatMap((use) => texts(json[use])));
  return {
    name: textOf(json.name),
    declared,
    dependencies: new Map(texts(json.bpDependencies)),
    entries: [json.source, json.types, json.main, json.module].filter((entry) => typeof entry === 'string'),
    mains: [json.main, json.module].filter((entry) => typeof entry === 'string'),
    exports: json.exports === undefined || json.exports === null ? undefined : exportsIn(json.exports),
    imports: importsIn(json.imports),
    isModule: json.type === 'module',
    publishesSubfolder: textOf(propertyOf(json.publishConfig, 'directory')) !== undefined,
    tsconfig: textOf(json.tsconfig),
    sdk: declared.get('@botpress/sdk'),
    version: textOf(json.version),
  };
}

/** The kinds of dependencies; later ones take precedence. */
const uses = ['optionalDependencies', 'peerDependencies', 'devDependencies', 'dependencies'] as const;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function parsed(text: string): Data | undefined {
  const json = jsonIn(text);
  return isObject(json) ? json : undefined;
}

const texts = (value: unknown): readonly [string, string][] =>
  isObject(value)
    ? Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    : [];
