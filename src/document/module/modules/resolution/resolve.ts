import { posix } from 'node:path';
import { closest } from '../../../../data/closest.ts';
import type { ModuleHost } from '../../host.ts';
import { fileAt, isModule } from './file-at.ts';
import { isInFolder, isRelative } from './folders.ts';
import type { KnownPackage, KnownPackages } from './known-packages.ts';
import { localModule } from './local-package.ts';
import { ownModule } from './own-names.ts';
import { packageOf } from './packages.ts';
import type { Paths } from './tsconfig.ts';

/** What an import leads to. */
export type Resolved =
  | ({ readonly kind: 'known' } & KnownPackage)
  | { readonly kind: 'file'; readonly path: string }
  /** A dependency that the platform's CLI would generate from the interface in this folder. */
  | { readonly kind: 'interface'; readonly folder: string }
  /** A dependency on the hub. */
  | { readonly kind: 'remote'; readonly reference: string }
  | Unresolved;

export interface Unresolved {
  readonly kind: 'unknown';
  readonly why: string;
  /** Where it was looked for inside the project, without extensions; nowhere, if it is a name that only a mapping gives. */
  readonly absent?: readonly string[];
  /** The file that it names, which is not read as a module. */
  readonly unread?: string;
  /** How the configuration is called whose mapping says where a name leads. */
  readonly config?: string;
  /** What else its package lets others import, where the package tells. */
  readonly others?: readonly string[];
  /** It names a package, or a module of Node.js, which may be there all the same. */
  readonly isPackage?: true;
  /** The one of the `bpDependencies` that it is nearly the name of. */
  readonly meant?: string;
  /** The `package.json` that would say what it is generated from, and that is no JSON. */
  readonly unreadable?: string;
  /** A configuration that may say what it leads to is not to be had. */
  readonly mayBeMapped?: true;
}

/** What an import of a file leads to; `paths` is what holds for the file's folder. */
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
    if (dependency !== undefined) return dependency;
  }
  const unread = candidates.find((candidate) => host.look?.(candidate) === 'file');
  if (unread !== undefined) {
    const why = isModule(unread) ? 'cannot be read' : 'is not code';
    return { kind: 'unknown', why: `\`${specifier}\` ${why}`, unread };
  }
  if (isPath) {
    // A folder that is not there at all is filled by a tool.
    const isWhole = paths().roots.every((root) => host.look?.(root) !== undefined);
    return { kind: 'unknown', why: `\`${specifier}\` is not in the project`, ...(isWhole && { absent: candidates }) };
  }
  const isOwn = specifier.startsWith('#');
  const local = isOwn ? ownModule(specifier, from, host) : localModule(specifier, from, host);
  if (local !== undefined) {
    if ('path' in local) return { kind: 'file', path: local.path };
    if ('specifier' in local) return resolve(local.specifier, local.from, paths, host, packages);
    if (isOwn && paths().isPartial) return { kind: 'unknown', why: local.why };
    return { kind: 'unknown', ...local, ...(local.absent && { absent: [...local.absent, ...candidates] }) };
  }
  const why = `\`${specifier}\` is not part of the project`;
  const { config, isPartial } = paths();
  if (mayBePackage(specifier))
    return { kind: 'unknown', why, absent: candidates, isPackage: true, ...(isPartial && { mayBeMapped: true }) };
  const isMistake = candidates.length > 0 || (config !== undefined && /^[@~]\//.test(specifier));
  return { kind: 'unknown', why, ...(isMistake && !isPartial && { absent: candidates, ...(config && { config }) }) };
}

/** Whether npm would take it for the name of a package, or Node.js for one of its own modules. */
const mayBePackage = (specifier: string): boolean =>
  /^(?:@[A-Za-z\d][\w.-]*\/)?[A-Za-z\d][\w.-]*(?:\/|$)/.test(specifier) || /^(?:node:|#)/.test(specifier);

/** Where a relative path may lead: to what it says, and to the same place in another of the roots. */
function placesOf(specifier: string, from: string, { roots }: Paths): readonly string[] {
  // `..` is a folder, even where a file of its name stands beside it.
  const path = posix.join(posix.dirname(from), specifier.replace(/(?:^|\/)\.{1,2}$/, '$&/'));
  const insides = roots.filter((root) => isInFolder(path, root)).map((root) => posix.relative(root, path));
  const [shortest] = insides.toSorted((a, b) => a.length - b.length);
  const others = shortest === undefined ? [] : roots.map((root) => posix.join(root, shortest));
  return [...new Set([path, ...others])];
}

/** The paths that another specifier may mean inside the project, without their extensions. */
function candidatesFor(specifier: string, paths: () => Paths): readonly string[] {
  if (specifier.startsWith('/')) return [];
  const candidates = paths().candidates(specifier);
  // A slash at its end is nothing to bundlers, unlike that of a relative path.
  return candidates.map((path) => path.replace(/(?<=.)\/$/, ''));
}

/** Names that differ more may be those of dependencies that somebody has yet to add. */
const mostSlips = 2;

const bare = (name: string): string => name.replace(/[-_]/g, '').toLowerCase();

/** `bp_modules/NAME` is generated from what `bpDependencies` names; where it is not there, its source may be. */
function dependencyAt(path: string, host: ModuleHost): Resolved | undefined {
  const match = /^(?:(.*)\/)?bp_modules\/(.+?)(?:\/index)?$/.exec(path);
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
