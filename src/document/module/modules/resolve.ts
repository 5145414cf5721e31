import { posix } from 'node:path';
import type { ModuleHost } from '../host.ts';
import type { Exports, KnownPackages } from './known-packages.ts';
import { type PackageFacts, packageOf } from './packages.ts';
import type { Paths } from './tsconfig.ts';

/** What an import leads to. */
export type Resolved =
  | { readonly kind: 'known'; readonly exports: Exports }
  | { readonly kind: 'file'; readonly path: string }
  /** A dependency that the platform's CLI would generate from the interface in this folder. */
  | { readonly kind: 'interface'; readonly folder: string }
  /** A dependency on the hub. */
  | { readonly kind: 'remote'; readonly reference: string }
  /** `absent`: where it was looked for inside the project, without extensions, if it can be nowhere else. */
  | { readonly kind: 'unknown'; readonly why: string; readonly absent?: readonly string[] };

/** What may be left out of a specifier, in the order in which bundlers try. */
const extensions = ['.ts', '.tsx', '.js', '.jsx', '.json'];

/** What an import of a file leads to; `paths` is what holds for the file's folder. */
export function resolve(
  specifier: string,
  from: string,
  paths: () => Paths,
  host: ModuleHost,
  packages: KnownPackages,
): Resolved {
  const exports = packages.exportsOf(specifier);
  if (exports !== undefined) return { kind: 'known', exports };
  const candidates = candidatesFor(specifier, from, paths);
  for (const candidate of candidates) {
    const path = fileAt(candidate, host);
    if (path !== undefined) return { kind: 'file', path };
  }
  for (const candidate of candidates) {
    const dependency = dependencyAt(candidate, host);
    if (dependency !== undefined) return dependency;
  }
  if (candidates.length > 0 && /^\.{1,2}(?:\/|$)/.test(specifier)) {
    return { kind: 'unknown', why: `\`${specifier}\` is not in the project`, absent: candidates };
  }
  const why = `\`${specifier}\` is not part of the project`;
  const isAlias = candidates.length > 0 && !mayBePackage(specifier);
  return workspaceModule(specifier, from, host) ?? { kind: 'unknown', why, ...(isAlias && { absent: candidates }) };
}

/** Whether npm would take it for the name of a package, or Node.js for one of its own modules. */
const mayBePackage = (specifier: string): boolean =>
  /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(?:\/|$)/i.test(specifier) || /^(?:node:|#)/.test(specifier);

/** The paths that a specifier may mean inside the project, without their extensions. */
function candidatesFor(specifier: string, from: string, paths: () => Paths): readonly string[] {
  if (/^\.{1,2}(?:\/|$)/.test(specifier)) return [posix.join(posix.dirname(from), specifier)];
  return specifier.startsWith('/') ? [] : paths().candidates(specifier);
}

function fileAt(path: string, host: ModuleHost): string | undefined {
  const written = /\.[cm]?[jt]sx?$|\.json$/.test(path) ? [path, ...sourcesOf(path)] : [];
  const guessed = extensions.map((extension) => path + extension);
  const inside = extensions.map((extension) => posix.join(path, `index${extension}`));
  return [...written, ...guessed, ...inside].find((candidate) => host.read(candidate) !== undefined);
}

/** `./actions.js` is how TypeScript writes an import of `./actions.ts`. */
function sourcesOf(path: string): readonly string[] {
  const match = /^(.*)\.([cm]?)jsx?$/.exec(path);
  return match === null ? [] : [`${match[1]}.${match[2]}ts`, `${match[1]}.${match[2]}tsx`];
}

/** `bp_modules/NAME` is generated from what `bpDependencies` names; where it is not there, its source may be. */
function dependencyAt(path: string, host: ModuleHost): Resolved | undefined {
  const match = /^(?:(.*)\/)?bp_modules\/(.+?)(?:\/index)?$/.exec(path);
  const alias = match?.[2];
  if (match === null || alias === undefined) return undefined;
  const folder = match[1] ?? '.';
  const target = packageOf(folder, host)?.dependencies.get(alias);
  if (target === undefined) {
    return { kind: 'unknown', why: `\`bp_modules/${alias}\` is generated and not there; \`bp add\` makes it` };
  }
  if (/^(?:file:)?\.{1,2}\//.test(target)) {
    return { kind: 'interface', folder: posix.join(folder, target.replace(/^file:/, '')) };
  }
  return { kind: 'remote', reference: target };
}

function workspaceModule(specifier: string, from: string, host: ModuleHost): Resolved | undefined {
  const match = /^((?:@[^/]+\/)?[^/]+)(?:\/(.+))?$/.exec(specifier);
  const name = match?.[1];
  const folder = name === undefined ? undefined : host.workspacePackage?.(name, posix.dirname(from));
  if (folder === undefined) return undefined;
  const entries = match?.[2] === undefined ? mainOf(packageOf(folder, host)) : [match[2]];
  for (const entry of entries) {
    const path = fileAt(posix.join(folder, entry), host);
    if (path !== undefined) return { kind: 'file', path };
  }
  return undefined;
}

const mainOf = (facts: PackageFacts | undefined): readonly string[] => [
  ...(facts?.entries ?? []),
  'src/index',
  'index',
];
