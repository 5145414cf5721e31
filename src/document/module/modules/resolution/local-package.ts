import { posix } from 'node:path';
import type { ModuleHost } from '../../host.ts';
import { isDeclaration } from '../../syntax/declaration-files.ts';
import { fileAt } from './file-at.ts';
import { upward } from './folders.ts';
import { exportedSubpaths, exportedTargets, isSource } from './package-exports.ts';
import { type PackageFacts, packageAround, packageOf } from './packages.ts';
import { workspacePackage } from './workspaces.ts';

/** What an import names of a package that stands in the same repository. */
export interface Wanted {
  readonly name: string;
  /** `.`, `./types` */
  readonly subpath: string;
  readonly folder: string;
  readonly facts: PackageFacts;
}

/** What an import of a package of the same repository leads to. */
export type LocalModule =
  | { readonly path: string }
  /** The package that one's own name for it stands for, and whose dependency it is. */
  | { readonly specifier: string; readonly from: string }
  /** `absent`: where the file would stand, if it is written by hand; `others`: what else could be imported, where that is told. */
  | { readonly why: string; readonly absent?: readonly string[]; readonly others?: readonly string[] };

/** The name of a package, and what is named of it. */
export function packageName(specifier: string): readonly [name: string, further: string] | undefined {
  const match = /^((?:@[^/]+\/)?[^/@][^/]*)(?:\/(.*))?$/.exec(specifier);
  return match?.[1] === undefined ? undefined : [match[1], match[2] ?? ''];
}

/** Undefined where the package is none of the same repository. */
export function localModule(specifier: string, from: string, host: ModuleHost): LocalModule | undefined {
  const wanted = localPackage(specifier, from, host);
  if (wanted === undefined) return undefined;
  const told = targetsOf(wanted);
  const code = told.filter((target) => !isDeclaration(target));
  for (const target of [...code, ...guessesOf(wanted, told), ...told.filter(isDeclaration)]) {
    const path = fileAt(posix.join(wanted.folder, target), host);
    if (path !== undefined) return { path };
  }
  return unread(specifier, wanted, told, host);
}

/** Why nothing is read; whoever imports it is mistaken where what is missing is not yet to be built. */
export function unread(specifier: string, wanted: Wanted, told: readonly string[], host: ModuleHost): LocalModule {
  const { name, folder, facts } = wanted;
  const isOwn = specifier.startsWith('#');
  const missing = told.length > 0 || isOwn ? told : guessesOf(wanted, told).slice(0, 1);
  const absent = missing.map((target) => posix.join(folder, target));
  if (absent.some((path) => host.look?.(path) !== undefined)) return { why: `\`${specifier}\` is not code` };
  const isNamed = !isOwn || told.length > 0;
  const lack = isNamed ? `does not exist until \`${name}\` is built: run its build` : 'is not part of the project';
  const why = `\`${specifier}\` ${lack}`;
  if (!missing.every((target) => isHandwritten(target, told, wanted, host))) return { why };
  if (facts.exports === undefined) return { why, absent };
  const entries = (inside: string) => host.entries?.(posix.join(folder, inside)) ?? [];
  const others = exportedSubpaths(facts.exports, entries);
  return { why, absent, others: isOwn ? others : others.map((subpath) => posix.join(name, subpath)) };
}

/** The package of the same repository that a specifier names. */
export function localPackage(specifier: string, from: string, host: ModuleHost): Wanted | undefined {
  const [name, further = ''] = packageName(specifier) ?? [];
  if (name === undefined) return undefined;
  const [place, asked] = declarationOf(name, from, host) ?? ['.', ''];
  const linked = linkedFolder(asked, place, host);
  const folder = linked ?? ownFolder(name, from, host) ?? workspacePackage(name, posix.dirname(from), host);
  const facts = folder === undefined ? undefined : packageOf(folder, host);
  if (folder === undefined || facts === undefined || isAnotherVersion(asked, facts)) return undefined;
  return { name, subpath: further === '' ? '.' : `./${further}`, folder, facts };
}

/** The folder of the package that asks for another, and how it does. */
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

/** The folder of the importer's own package, which may import itself by its name where it has `exports`. */
function ownFolder(name: string, from: string, host: ModuleHost): string | undefined {
  const own = packageAround(from, host);
  return own?.facts.name === name && own.facts.exports !== undefined ? own.folder : undefined;
}

/** A dependency may be named by its folder: `file:../shared`. */
function linkedFolder(asked: string, place: string, host: ModuleHost): string | undefined {
  const [, path] = /^(?:file|link|portal|workspace):(.+)$/.exec(asked) ?? [];
  const folder = path === undefined ? undefined : posix.join(place, path);
  return folder !== undefined && packageOf(folder, host) !== undefined ? folder : undefined;
}

/** Whether the registry has what is asked for: the workspace is at another major version. */
function isAnotherVersion(asked: string, { version }: PackageFacts): boolean {
  const [, major] = /^[=v^~]?(\d+)(?:\.|$)/.exec(asked) ?? [];
  return major !== undefined && version !== undefined && !version.startsWith(`${major}.`);
}

/** The paths in the package that its `package.json` tells, those of sources first: where there are `exports`, nobody asks for its `main`. */
function targetsOf({ subpath, facts }: Wanted): readonly string[] {
  const exported = (facts.exports && exportedTargets(facts.exports, subpath)) ?? [];
  const entries = subpath === '.' ? facts.entries : [];
  return [...new Set([...exported.filter(isSource), ...entries.filter(isSource), ...exported, ...entries])];
}

/** The paths that bundlers take where nothing is told, or that the sources of what is yet to be built mostly have. */
function guessesOf({ subpath }: Wanted, told: readonly string[]): readonly string[] {
  if (subpath !== '.') return [subpath.replace(/\/$/, '')];
  return told.length === 0 ? ['index', 'src/index'] : ['src/index', 'index'];
}

/** Folders that a build fills. */
const builtFolder =
  /(?:^|\/)(?:dist|build|built|lib|out|output|esm|cjs|umd|types|typings|generated|gen|\.[^/.][^/]*)\//;

/** Whether a file that is not there could only have been written by hand. */
function isHandwritten(
  target: string,
  told: readonly string[],
  { subpath, facts, folder }: Wanted,
  host: ModuleHost,
): boolean {
  const place = posix.join(folder, posix.dirname(target));
  if (facts.isMoved || (builtFolder.test(target) && !host.entries?.(place).some(isSource))) return false;
  if (!told.includes(target)) return true;
  const byPattern = facts.exports?.every(([key]) => key !== subpath) === true && subpath !== '.';
  // Of what is built, the whole folder is missing that a pattern leads into.
  return byPattern ? host.look?.(place) !== undefined : isSource(target);
}
