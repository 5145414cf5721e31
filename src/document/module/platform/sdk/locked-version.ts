import { posix } from 'node:path';
import type { ModuleHost } from '../../host.ts';

/**
 * How lockfiles name the version of a package, NAME being its name:
 * npm `"node_modules/NAME": { "version": "1.2.3"`, pnpm `NAME@1.2.3` (before its version 8 `/NAME/1.2.3`, then
 * `/NAME@1.2.3`), yarn `"NAME@^1.0.0":` or `"NAME@npm:^1.0.0":` with `version "1.2.3"` or `version: 1.2.3` in the next
 * line, bun `"NAME@1.2.3"`.
 */
const lockfiles: Readonly<Record<string, (name: string) => RegExp>> = {
  'pnpm-lock.yaml': (name) => new RegExp(`^ +['"]?/?${name}[@/](\\d+\\.\\d+\\.\\d+[\\w.-]*)`, 'gm'),
  'package-lock.json': (name) => new RegExp(`node_modules/${name}": \\{\\s*"version": "([^"]+)"`, 'g'),
  'npm-shrinkwrap.json': (name) => new RegExp(`node_modules/${name}": \\{\\s*"version": "([^"]+)"`, 'g'),
  'yarn.lock': (name) => new RegExp(`^"?${name}@.*:\\r?\\n +version:? "?([^"\\s]+)`, 'gm'),
  'bun.lock': (name) => new RegExp(`"${name}@(\\d[^"]*)"`, 'g'),
};

/**
 * The version of a package that the nearest lockfile names: undefined where that is silent, and where it names several,
 * as which of them is meant takes more than reading the lockfile.
 */
export function lockedVersion(places: readonly string[], name: string, host: ModuleHost): string | undefined {
  for (const place of places) {
    for (const [file, pattern] of Object.entries(lockfiles)) {
      const text = host.read(posix.join(place, file));
      if (text === undefined) continue;
      const versions = new Set([...text.matchAll(pattern(name))].map(([, version]) => version));
      return versions.size === 1 ? [...versions][0] : undefined;
    }
  }
  return undefined;
}
