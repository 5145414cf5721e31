import { posix } from 'node:path';
import type { ModuleHost } from '../../../host.ts';
import { linesWith, lockfiles } from '../../../modules/resolution/lockfiles.ts';

/**
 * Returns the version of a package in the nearest lockfile: undefined if it names none, and if it names several, as it takes
 * more than the lockfile to decide between them.
 */
export function lockedVersion(places: readonly string[], name: string, host: ModuleHost): string | undefined {
  for (const place of places) {
    for (const { file, released } of lockfiles) {
      const text = host.read(posix.join(place, file));
      if (text === undefined) continue;
      const versions = new Set([...linesWith(name, text).matchAll(released(name))].map(([, version]) => version));
      return versions.size === 1 ? [...versions][0] : undefined;
    }
  }
  return undefined;
}
