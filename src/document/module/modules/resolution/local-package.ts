import { posix } from 'node:path';
import type { ModuleHost } from '../../host.ts';
import { isDeclaration } from '../../syntax/declaration-files.ts';
import { fileAt } from './file-at.ts';
import { upward } from './folders.ts';
import { exportedSubpaths, exportedTargets, isSource } from './package-exports.ts';
import { type PackageFacts, packageAround, packageOf } from './packages.ts';
import { workspacePackage } from './workspaces.ts';

/** An import of a package in the same repository. */
export interface PackageImport {
  readonly name: string;
  /** `.`, `./types`. */
  readonly subpath: string;
  readonly folder: string;
  readonly facts: PackageFacts;
}

/** The target of an import of a package in the same repository. */
export type LocalModule =
  | { readonly path: string }
  /** A package that an entry of `imports` refers to, and the package that depends on it. */
  | { readonly specifier: string; readonly from: string }
  /** `absent`: the expected paths of the file, if it is written by hand; `others`: what else can be imported, if known. */
  | { readonly why: string; readonly absent?: readonly string[]; readonly others?: readonly string[] };

/** Splits a specifier into the name of a package and the path in it. */
export function packageName(specifier: string): readonly [name: string, further: string] | undefined {
  const match = /^((?:@[^/]+\/)?[^/@][^/]*)(?:\/(.*))?$/.exec(specifier);
  return match?.[1] === undefined ? undefined : [match[1], match[2] ?? ''];
}

/** Resolves an import of a package in the same repository; returns undefined if the package is not in it. */
export function resolveLocalPackage(specifier: string, from: string, host: ModuleHost): LocalModule | undefined {
  const wanted = localPackage(specifier, from, host);
  if (wanted === undefined) return undefined;
  const declaredTargets = targetsOf(wanted);
  const code = declaredTargets.filter((target) => !isDeclaration(target));
  for (const target of [
    ...code,
    ...usualTargetsOf(wanted, declaredTargets),
    ...declaredTargets.filter(isDeclaration),
  ]) {
    const path = fileAt(posix.join(wanted.folder, target), host);
    if (path !== undefined) return { path };
  }
  return unreadableModule(specifier, wanted, declaredTargets, host);
}

/** Returns why nothing can be read. It is a mistake of the importer if the missing file is not one that a build creates. */
export function unreadableModule(
  specifier: string,
  wanted: PackageImport,
  declaredTargets: readonly string[],
  host: ModuleHost,
): LocalModule {
  const { name, folder, facts } = wanted;
  const isOwn = specifier.startsWith('#');
  const missing =
    declaredTargets.length > 0 || isOwn ? declaredTargets : usualTargetsOf(wanted, declaredTargets).slice(0, 1);
  const absent = missing.map((target) => posix.join(folder, target));
  if (absent.some((path) => host.look?.(path) !== undefined)) return { why: `\`${specifier}\` is not code` };
  const isNamed = !isOwn || declaredTargets.length > 0;
  const lack = isNamed ? `does not exist until \`${name}\` is built: run its build` : 'is not part of the project';
  const why = `\`${specifier}\` ${lack}`;
  if (!missing.every((target) => isHandwritten(target, declaredTargets, wanted, host))) return { why };
  if (facts.exports === undefined) return { why, absent };
  const entries = (inside: string) => host.entries?.(posix.join(folder, inside)) ?? [];
  const others = exportedSubpaths(facts.exports, entries);
  return { why, absent, others: isOwn ? others : others.map((subpath) => posix.join(name, subpath)) };
}

/** Returns the package of the same repository that a specifier names. */
export function localPackage(specifier: string, from: string, host: ModuleHost): PackageImport | undefined {
  const [name, further = ''] = packageName(specifier) ?? [];
  if (name === undefined) return undefined;
  const [place, declaredVersion] = declarationOf(name, from, host) ?? ['.', ''];
  const linked = linkedFolder(declaredVersion, place, host);
  const folder = linked ?? ownFolder(name, from, host) ?? workspacePackage(name, posix.dirname(from), host);
  const facts = folder === undefined ? undefined : packageOf(folder, host);
  if (folder === undefined || facts === undefined || isAnotherVersion(declaredVersion, facts)) return undefined;
  return { name, subpath: further === '' ? '.' : `./${further}`, folder, facts };
}

/** Returns the folder of the package that declares a dependency on another, and the declared version. */
export function declarationOf(
  name: string,
  from: string,
  host: ModuleHost,
): readonly [place: string, asked: string] | undefined {
  for (const place of upward(posix.dirname(from), host)) {
    const asked = packageOf(place, host)?.declared.get(name);
    if (asked !== undefined) return [place, asked];
  }
  return undefined;
}

/** Returns the folder of the importer's own package, which may import itself by name if it has `exports`. */
function ownFolder(name: string, from: string, host: ModuleHost): string | undefined {
  const own = packageAround(from, host);
  return own?.facts.name === name && own.facts.exports !== undefined ? own.folder : undefined;
}

/** Returns the folder of a dependency that is declared by its folder: `file:../shared`. */
function linkedFolder(asked: string, place: string, host: ModuleHost): string | undefined {
  const [, path] = /^(?:file|link|portal|workspace):(.+)$/.exec(asked) ?? [];
  const folder = path === undefined ? undefined : posix.join(place, path);
  return folder !== undefined && packageOf(folder, host) !== undefined ? folder : undefined;
}

/** Whether the declared version must come from the registry: the workspace has another major version. */
function isAnotherVersion(asked: string, { version }: PackageFacts): boolean {
  const [, major] = /^[=v^~]?(\d+)(?:\.|$)/.exec(asked) ?? [];
  return major !== undefined && version !== undefined && !version.startsWith(`${major}.`);
}

/**
 * Returns the paths in the package that its `package.json` names, sources first. With `exports`, `main` is not used for
 * importing.
 */
function targetsOf({ subpath, facts }: PackageImport): readonly string[] {
  const exported = (facts.exports && exportedTargets(facts.exports, subpath)) ?? [];
  const entries = subpath === '.' ? facts.entries : [];
  return [...new Set([...exported.filter(isSource), ...entries.filter(isSource), ...exported, ...entries])];
}

/** Returns the paths that bundlers try if nothing is declared, or that the sources of unbuilt packages usually have. */
function usualTargetsOf({ subpath }: PackageImport, declaredTargets: readonly string[]): readonly string[] {
  if (subpath !== '.') return [subpath.replace(/\/$/, '')];
  return declaredTargets.length === 0 ? ['index', 'src/index'] : ['src/index', 'index'];
}

/** Folders with build output. */
const builtFolder =
  /(?:^|\/)(?:dist|build|built|lib|out|output|esm|cjs|umd|types|typings|generated|gen|\.[^/.][^/]*)\//;

/** Whether a missing file could only have been written by hand. */
function isHandwritten(
  target: string,
  told: readonly string[],
  { subpath, facts, folder }: PackageImport,
  host: ModuleHost,
): boolean {
  const place = posix.join(folder, posix.dirname(target));
  if (facts.publishesSubfolder || (builtFolder.test(target) && !host.entries?.(place).some(isSource))) return false;
  if (!told.includes(target)) return true;
  const byPattern = facts.exports?.every(([key]) => key !== subpath) === true && subpath !== '.';
  // If the build output is missing, so is the whole folder that a pattern leads to.
  return byPattern ? host.look?.(place) !== undefined : isSource(target);
}
