import { posix } from 'node:path';
import { closest } from '../../../../data/closest.ts';
import type { ModuleHost } from '../../host.ts';
import { fileAt, isModule } from './file-at.ts';
import { isInFolder, isRelative } from './folders.ts';
import type { KnownPackage, KnownPackages } from './known-packages.ts';
import { resolveLocalPackage } from './local-package.ts';
import { resolvePackageImport } from './package-imports.ts';
import { packageAround, packageOf } from './packages.ts';
import type { PathMapping, Paths } from './tsconfig.ts';

/** The result of resolving an import. */
export type Resolved =
  | ({ readonly kind: 'known' } & KnownPackage)
  | { readonly kind: 'file'; readonly path: string }
  /** A dependency that the platform's CLI generates from the interface in this folder. */
  | { readonly kind: 'interface'; readonly folder: string }
  /** A dependency on the hub. */
  | { readonly kind: 'remote'; readonly reference: string }
  | Unresolved;

export interface Unresolved {
  readonly kind: 'unknown';
  readonly why: string;
  /** The paths where it was looked for inside the project, without extensions; empty for a specifier that needs a mapping. */
  readonly absent?: readonly string[];
  /** The file that it names, if that is not read as a module. */
  readonly unread?: string;
  /** The name of the configuration whose mapping applies. */
  readonly config?: string;
  /** The mapping that applies, if it has targets that may be ignored. */
  readonly unbased?: PathMapping | undefined;
  /** What else its package exports, if known. */
  readonly others?: readonly string[];
  /** It names a package, or a Node.js module, which may exist all the same. */
  readonly isPackage?: true;
  /** The name of a similar entry in `bpDependencies`. */
  readonly meant?: string;
  /** The specifier with which the file can import the generated module: another folder is named. */
  readonly generatedAt?: string;
  /** The `package.json` with the dependency that it is generated from, if that is not valid JSON. */
  readonly unreadable?: string;
  /** A configuration that may map it is not available. */
  readonly mayBeMapped?: true;
}

/** Resolves an import of a file; `paths` returns the mapping for the file's folder. */
export function resolve(
  specifier: string,
  from: string,
  paths: () => Paths,
  host: ModuleHost,
  packages: KnownPackages,
): Resolved {
  const known = packages.known(specifier);
  if (known !== undefined) return { kind: 'known', ...known };
  const isPath = isRelative(specifier);
  const candidates = isPath ? placesOf(specifier, from, paths()) : candidatesFor(specifier, paths);
  for (const candidate of candidates) {
    const path = fileAt(candidate, host);
    if (path !== undefined) return { kind: 'file', path };
  }
  for (const candidate of candidates) {
    const dependency = dependencyAt(candidate, host);
    if (dependency !== undefined) return misplacedDependency(candidate, specifier, from, host) ?? dependency;
  }
  const unread = candidates.find((candidate) => host.look?.(candidate) === 'file');
  if (unread !== undefined) {
    const why = isModule(unread) ? 'cannot be read' : 'is not code';
    return { kind: 'unknown', why: `\`${specifier}\` ${why}`, unread };
  }
  if (isPath) {
    // If a root folder does not exist at all, a tool creates it.
    const isWhole = paths().roots.every((root) => host.look?.(root) !== undefined);
    return { kind: 'unknown', why: `\`${specifier}\` is not in the project`, ...(isWhole && { absent: candidates }) };
  }
  const isOwn = specifier.startsWith('#');
  const local = isOwn ? resolvePackageImport(specifier, from, host) : resolveLocalPackage(specifier, from, host);
  if (local !== undefined) {
    if ('path' in local) return { kind: 'file', path: local.path };
    if ('specifier' in local) return resolve(local.specifier, local.from, paths, host, packages);
    if (isOwn && paths().isPartial) return { kind: 'unknown', why: local.why };
    return { kind: 'unknown', ...local, ...(local.absent && { absent: [...local.absent, ...candidates] }) };
  }
  const why = `\`${specifier}\` is not part of the project`;
  const { config, isPartial, unbased } = paths();
  if (mayBePackage(specifier))
    return {
      kind: 'unknown',
      why,
      absent: candidates,
      isPackage: true,
      unbased,
      ...(isPartial && { mayBeMapped: true }),
    };
  const isMistake = candidates.length > 0 || (config !== undefined && /^[@~]\//.test(specifier));
  return {
    kind: 'unknown',
    why,
    unbased,
    ...(isMistake && !isPartial && { absent: candidates, ...(config && { config }) }),
  };
}

/** Whether it can be the name of an npm package, or of a Node.js module. */
const mayBePackage = (specifier: string): boolean =>
  /^(?:@[A-Za-z\d][\w.-]*\/)?[A-Za-z\d][\w.-]*(?:\/|$)/.test(specifier) || /^(?:node:|#)/.test(specifier);

/** Returns the paths that a relative path may resolve to: relative to the importer, and to each of the other roots. */
function placesOf(specifier: string, from: string, { roots }: Paths): readonly string[] {
  // `..` is a folder, even if there is a file of the same name next to it.
  const path = posix.join(posix.dirname(from), specifier.replace(/(?:^|\/)\.{1,2}$/, '$&/'));
  const insides = roots.filter((root) => isInFolder(path, root)).map((root) => posix.relative(root, path));
  const [shortest] = insides.toSorted((a, b) => a.length - b.length);
  const others = shortest === undefined ? [] : roots.map((root) => posix.join(root, shortest));
  return [...new Set([path, ...others])];
}

/** Returns the paths inside the project that any other specifier may resolve to, without extensions. */
function candidatesFor(specifier: string, paths: () => Paths): readonly string[] {
  if (specifier.startsWith('/')) return [];
  const candidates = paths().candidates(specifier);
  // Bundlers ignore a trailing slash here, unlike that of a relative path.
  return candidates.map((path) => path.replace(/(?<=.)\/$/, ''));
}

/** A name that differs more may be a dependency that is yet to be added. */
const mostSlips = 2;

const bare = (name: string): string => name.replace(/[-_]/g, '').toLowerCase();

/** A path of a generated module: the folder of its package, and its alias. */
const generated = /^(?:(.*)\/)?bp_modules\/(.+?)(?:\/index)?$/;

/** Refuses `bp_modules/NAME` in a folder that is no package, if the CLI generates it beside the `package.json` of the file. */
function misplacedDependency(path: string, specifier: string, from: string, host: ModuleHost): Unresolved | undefined {
  const [, folder = '.', alias] = generated.exec(path) ?? [];
  if (alias === undefined || host.read(posix.join(folder, 'package.json')) !== undefined) return undefined;
  const own = packageAround(from, host);
  if (own === undefined || !own.facts.dependencies.has(alias)) return undefined;
  const meant = posix.relative(posix.dirname(from), posix.join(own.folder, 'bp_modules', alias));
  const generatedAt = isRelative(meant) ? meant : `./${meant}`;
  return { kind: 'unknown', why: `\`${specifier}\` is not in the project`, generatedAt };
}

/** Resolves `bp_modules/NAME`, which is generated from an entry of `bpDependencies`: if it does not exist, its source may. */
function dependencyAt(path: string, host: ModuleHost): Resolved | undefined {
  const match = generated.exec(path);
  const alias = match?.[2];
  if (match === null || alias === undefined) return undefined;
  const folder = match[1] ?? '.';
  const facts = packageOf(folder, host);
  const unreadable = posix.join(folder, 'package.json');
  if (facts === undefined && host.read(unreadable) !== undefined)
    return { kind: 'unknown', why: `\`${unreadable}\` is not valid JSON`, unreadable };
  const { dependencies = new Map<string, string>() } = facts ?? {};
  const target = dependencies.get(alias);
  if (target === undefined) {
    const meant = closest(alias, dependencies.keys(), mostSlips);
    // The folder of `proactiveUser` is `proactive-user`.
    if (meant !== undefined && bare(meant) !== bare(alias))
      return { kind: 'unknown', why: `\`bp_modules/${alias}\` is none of the \`bpDependencies\``, meant };
    return { kind: 'unknown', why: `\`bp_modules/${alias}\` is generated and does not exist yet; run \`bp add\`` };
  }
  if (/^(?:file:)?\.{1,2}\//.test(target)) {
    return { kind: 'interface', folder: posix.join(folder, target.replace(/^file:/, '')) };
  }
  return { kind: 'remote', reference: target };
}
