import { posix } from 'node:path';
import { closest, didYouMean } from '../../../../data/closest.ts';
import type { ModuleHost } from '../../host.ts';
import { fileAt } from './file-at.ts';
import { upward } from './folders.ts';
import { ignoredTarget } from './ignored-target.ts';
import { declarationOf, packageName } from './local-package.ts';
import { lockfiles } from './lockfiles.ts';
import { missingFileMessage, missingModuleMessage } from './missing-file.ts';
import { nodeModules, prefixedNodeModules } from './node-modules.ts';
import { type PackageFacts, packageOf } from './packages.ts';
import type { Unresolved } from './resolve.ts';

/**
 * Returns the message for an unknown package: its name is similar to another one, or is a folder at the `baseUrl`, or a module
 * as it would be imported with a `baseUrl`, by itself or through `paths`. Undefined for a package that may be installed, or be
 * a dependency of another, and if it is not known which packages there are.
 */
export function mistakenPackage(
  specifier: string,
  unresolved: Unresolved,
  from: string,
  host: ModuleHost,
): string | undefined {
  const [name, further = ''] = packageName(specifier) ?? [];
  if (name === undefined || specifier.startsWith('#')) return undefined;
  if (specifier.startsWith('node:')) return unknownNodeModule(specifier, prefixedNodeModules());
  if (nodeModules.includes(name)) return further === '' ? undefined : unknownNodeModule(specifier, nodeModules);
  const places = [...upward(posix.dirname(from), host)].filter((place) => host.look?.(place) !== 'hidden');
  const facts = places.map((place) => packageOf(place, host)).filter((one) => one !== undefined);
  if (facts.length === 0 || isKnown(name, declaredIn(facts))) return undefined;
  const known = knownNames(facts, places, host);
  if (isKnown(name, known)) return undefined;
  const { absent = [], mayBeMapped } = unresolved;
  const suggestion = mayBeMapped ? undefined : suggestRelativePath(specifier, from, places, host);
  const meant = ignoredTarget(specifier, unresolved, host) ?? suggestion;
  const message = meant ?? missingInFolder(specifier, further, absent, host) ?? misspeltPackage(name, specifier, known);
  // Searching the lockfile is the most expensive step.
  if (message === undefined || places.some((place) => isInstalled(name, place, host))) return undefined;
  return places.some((place) => isLocked(name, place, host)) ? undefined : message;
}

/** Whether the author declares a dependency on the package that a specifier names: then there is no mistake to look for. */
export function isDeclaredDependency(specifier: string, from: string, host: ModuleHost): boolean {
  const [name] = packageName(specifier) ?? [];
  return name !== undefined && declarationOf(name, from, host) !== undefined && !nodeModules.includes(name);
}

/** Suggests a relative path: without a `baseUrl`, a module of the project must be imported by one. */
function suggestRelativePath(
  specifier: string,
  from: string,
  places: readonly string[],
  host: ModuleHost,
): string | undefined {
  const path = places.map((place) => posix.join(place, specifier)).find((one) => fileAt(one, host) !== undefined);
  if (path === undefined) return undefined;
  const relative = posix.relative(posix.dirname(from), path);
  return missingModuleMessage(specifier, didYouMean(relative.startsWith('..') ? relative : `./${relative}`));
}

/** Reports a missing file in a folder at the `baseUrl`: specifiers that TypeScript resolves there look like packages. */
function missingInFolder(
  specifier: string,
  further: string,
  absent: readonly string[],
  host: ModuleHost,
): string | undefined {
  if (further === '') return undefined;
  const inside = absent.filter((path) => {
    const folder = path.slice(0, -further.length - 1);
    return path.endsWith(`/${further}`) && host.look?.(folder) === 'folder';
  });
  return inside.length === 0 ? undefined : missingFileMessage(specifier, { absent: inside }, host);
}

/** A limit above real numbers of packages, as each one is compared. */
const maximumNames = 5000;

function misspeltPackage(name: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  const compared = [...known].slice(0, maximumNames);
  const alike = compared.find((one) => one.startsWith('@') && bare(one) === bare(specifier));
  const meant = alike ?? nearestTo(name, [...compared, ...nodeModules]);
  if (meant === undefined) return undefined;
  return `\`${alike === undefined ? name : specifier}\` is neither a dependency nor a package of the project.${didYouMean(meant)}`;
}

/** Reduces the name of a package with a scope to what is rarely mistyped: without punctuation, case and file extension. */
const bare = (name: string): string =>
  name
    .replace(/\.[cm]?[jt]s$/, '')
    .replace(/[^A-Za-z\d]/g, '')
    .toLowerCase();

function unknownNodeModule(specifier: string, modules: readonly string[]): string | undefined {
  const meant = modules.includes(specifier) ? undefined : nearestTo(specifier, modules);
  return meant && `\`${specifier}\` is not a Node.js module.${didYouMean(meant)}`;
}

const declaredIn = (facts: readonly PackageFacts[]): ReadonlySet<string> =>
  new Set(facts.flatMap(({ declared }) => [...declared.keys()]));

/** Returns the packages that can be imported, as far as they are known. All surrounding workspaces are searched. */
function knownNames(facts: readonly PackageFacts[], places: readonly string[], host: ModuleHost): ReadonlySet<string> {
  const own = facts.flatMap(({ name }) => (name === undefined ? [] : [name]));
  const others = places.flatMap((root) => host.workspaceNames?.(root) ?? []);
  return new Set([...declaredIn(facts), ...others, ...own]);
}

const isKnown = (name: string, names: ReadonlySet<string>): boolean => names.has(name) || names.has(typesOf(name));

/** Returns the package with the types of another. */
const typesOf = (name: string): string => `@types/${name.replace(/^@/, '').replace('/', '__')}`;

const isInstalled = (name: string, place: string, host: ModuleHost): boolean =>
  host.look?.(posix.join(place, 'node_modules', name)) !== undefined;

/** Whether a lockfile names the package: some package managers allow importing transitive dependencies. */
const isLocked = (name: string, place: string, host: ModuleHost): boolean =>
  lockfiles.some(({ file }) => {
    const text = host.read(posix.join(place, file));
    return text !== undefined && [`${name}@`, `/${name}/`, `node_modules/${name}"`].some((part) => text.includes(part));
  });

/**
 * Returns a name that differs by one typo: one letter, or two that are swapped, but no digit. For short names or two typos,
 * there are too many similar packages.
 */
function nearestTo(name: string, candidates: readonly string[]): string | undefined {
  if (name.length < 4) return undefined;
  const wordsOf = (text: string) => text.replace(/\d/g, '');
  const others = candidates.filter((candidate) => wordsOf(candidate) !== wordsOf(name));
  const swapped = [...name.slice(1)].map((letter, at) => name.slice(0, at) + letter + name[at] + name.slice(at + 2));
  const swaps = new Set(swapped);
  return closest(name, others, 1) ?? others.find((candidate) => swaps.has(candidate));
}
