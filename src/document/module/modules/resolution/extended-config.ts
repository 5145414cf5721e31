import { posix } from 'node:path';
import type { ModuleHost } from '../../host.ts';
import { isRelative, upward } from './folders.ts';
import { localPackage, packageName } from './local-package.ts';
import { exportedTargets } from './package-exports.ts';
import { packageOf } from './packages.ts';

/** Returns the file that a configuration extends: by a relative path, or from a package that is available. */
export function extendedFile(named: string, from: string, host: ModuleHost): string | undefined {
  const places = isRelative(named)
    ? [posix.join(posix.dirname(from), named)]
    : foldersOf(named, from, host).flatMap((folder) => placesIn(folder, packageName(named)?.[1] ?? '', host));
  return places.flatMap((place) => [place, `${place}.json`]).find((path) => host.read(path) !== undefined);
}

/** The possible folders of the package: in the workspace, or installed. */
function foldersOf(named: string, from: string, host: ModuleHost): readonly string[] {
  const [name] = packageName(named) ?? [];
  if (name === undefined) return [];
  const local = localPackage(named, from, host)?.folder;
  const installed = [...upward(posix.dirname(from), host)].map((place) => posix.join(place, 'node_modules', name));
  return local === undefined ? installed : [local, ...installed];
}

function placesIn(folder: string, further: string, host: ModuleHost): readonly string[] {
  const facts = packageOf(folder, host);
  const subpath = further === '' ? '.' : `./${further}`;
  const exported = (facts?.exports && exportedTargets(facts.exports, subpath)) ?? [];
  const own = further === '' ? [facts?.tsconfig ?? 'tsconfig.json'] : [further, posix.join(further, 'tsconfig.json')];
  return [...exported, ...own].map((path) => posix.join(folder, path));
}
