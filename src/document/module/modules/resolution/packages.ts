import { posix } from 'node:path';
import { jsonIn } from '../../../../data/json-in.ts';
import { type Data, isObject, propertyOf } from '../../../../data/objects.ts';
import { onceEach, onceFor } from '../../../../data/once.ts';
import { type ModuleHost, madeOf } from '../../host.ts';
import { upward } from './folders.ts';
import { exportsIn, importsIn, type PackageExports } from './package-exports.ts';

/** What a `package.json` says that matters here. */
export interface PackageFacts {
  readonly name: string | undefined;
  /** The packages that it asks for, for whatever use, with how it asks for each. */
  readonly declared: ReadonlyMap<string, string>;
  /** `bpDependencies`: what the platform's CLI generates `bp_modules` from, by alias. */
  readonly dependencies: ReadonlyMap<string, string>;
  /** The entry points of the package. */
  readonly entries: readonly string[];
  /** What its folder stands for where it is imported by its path, in the order in which bundlers try. */
  readonly mains: readonly string[];
  readonly exports: PackageExports | undefined;
  /** What its own modules may import by names that begin with `#`. */
  readonly imports: PackageExports;
  /** The configuration of TypeScript that others may extend. */
  readonly tsconfig: string | undefined;
  /** Its JavaScript is modules, as Node.js knows them. */
  readonly isModule: boolean;
  /** It is published from a folder of its own, which others link to. */
  readonly isMoved: boolean;
  /** The version of the SDK, as it is asked for. */
  readonly sdk: string | undefined;
  readonly version: string | undefined;
}

/** Each import asks for those around it. */
const packagesOf = onceFor((host: ModuleHost) => onceEach((folder) => factsIn(folder, host)));

export const packageOf = (folder: string, host: ModuleHost): PackageFacts | undefined => packagesOf(host)(folder);

/** The package that a file belongs to. */
export function packageAround(file: string, host: ModuleHost): PackageAround | undefined {
  for (const folder of upward(posix.dirname(file), host)) {
    const facts = packageOf(folder, host);
    if (facts !== undefined) return { folder, facts };
  }
  return undefined;
}

/**
 * Whether a file is a module as Node.js knows them, in which the default import of a CommonJS package is all of it, also
 * for bundlers. Undefined where nothing tells.
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
  return text === undefined ? undefined : madeOf(path, text, factsOf, host);
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
    isMoved: textOf(propertyOf(json.publishConfig, 'directory')) !== undefined,
    tsconfig: textOf(json.tsconfig),
    sdk: declared.get('@botpress/sdk'),
    version: textOf(json.version),
  };
}

/** The last one counts. */
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
