import { basename, dirname, join } from 'node:path';
import { entriesOf, kindFollowing } from '../entries.ts';
import { projectRoot } from '../project/project.ts';
import { belongsToManifest, isManifestName } from './names.ts';

/** Returns the manifest that a file is, or belongs to as a module, script or readme. The file and its folder need not exist. */
export function owningManifest(path: string): string {
  const name = basename(path);
  let folder = dirname(path);
  if (isManifestName(name) || !belongsToManifest(name)) return path;
  while (kindFollowing(folder) === undefined && folder !== dirname(folder)) folder = dirname(folder);
  for (const root = projectRoot(folder); ; folder = dirname(folder)) {
    const manifest = entriesOf(folder).find((entry) => entry.kind === 'file' && isManifestName(entry.name));
    if (manifest) return join(folder, manifest.name);
    if (folder === root || folder === dirname(folder)) return path;
  }
}
