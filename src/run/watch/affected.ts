import { basename, dirname, sep } from 'node:path';
import { searchPlaces } from '../../host/config/probe.ts';
import { isWithin } from '../../host/files/boundary.ts';
import { isManifestName, isModule } from '../../host/files/find/names.ts';
import { isGitIgnored } from '../../host/files/find/walk.ts';
import { projectRoot } from '../../host/files/project/project.ts';
import type { FileChange } from '../../host/files/watch/watched-folders.ts';

/** A manifest as it was last read. All paths are absolute. */
export interface WatchedManifest {
  readonly path: string;
  /** All files that it was read from. */
  readonly files: ReadonlySet<string>;
}

export interface WatchedState {
  readonly manifests: readonly WatchedManifest[];
  /** The files of configurations, plugins and baselines. */
  readonly settings: ReadonlySet<string>;
  /** Whether any module may be part of a plugin or of an executable configuration, which affect all manifests. */
  readonly runsCode: boolean;
  /** Whether these are all manifests; otherwise, any file may be why one could not be checked. */
  readonly isWhole: boolean;
}

/** The paths of the manifests to check again, or all, including those still unknown. */
export type Affected = ReadonlySet<string> | 'all';

/** The names of files that a manifest or its configuration may be read from; changes to others are ignored. */
const meaningful =
  /\.(?:[cm]?[jt]sx?|jsonc?|ya?ml|vrl|md|svg|png|jpe?g|gif|webp)$|^(?:\.hublintrc|\.gitignore|yarn\.lock|bun\.lock)$/;

export const mayBeRead = (name: string): boolean => meaningful.test(name);

/** The manifests that changes affect. */
export async function affectedBy(changes: readonly FileChange[], known: WatchedState): Promise<Affected> {
  const paths = new Set<string>();
  for (const change of changes) {
    const affected = await affectedByOne(change, known);
    if (affected === 'all') return 'all';
    for (const path of affected) paths.add(path);
  }
  return paths;
}

async function affectedByOne(change: FileChange, known: WatchedState): Promise<readonly string[] | 'all'> {
  const { path, isStructural, isFolder } = change;
  const { manifests, settings, isWhole } = known;
  const name = basename(path);
  if (settings.has(path) || isSetting(name)) return 'all';
  const readers = manifests.filter(({ files }) => files.has(path));
  const isGone = isStructural && manifests.some((manifest) => isWithin(manifest.path, path));
  if (isGone || (isStructural && isManifestName(name))) return 'all';
  if (!isStructural && readers.length > 0 && isWhole) return readers.map((manifest) => manifest.path);
  if (!isFolder && !mayBeRead(name) && readers.length === 0) return [];
  if (readers.length === 0 && (await isIgnored(change))) return [];
  // A new folder may contain anything.
  if (isFolder || !isWhole) return 'all';
  return isModule(name) && !isStructural ? besidesModule(known) : beside(path, readers, manifests);
}

const isIgnored = ({ path, isFolder }: FileChange): Promise<boolean> =>
  isGitIgnored(isFolder ? `${path}${sep}` : path, projectRoot(dirname(path)));

/** Files that affect more than one manifest. */
const isSetting = (name: string): boolean =>
  name === '.gitignore' || name === 'pnpm-workspace.yaml' || searchPlaces.includes(name);

/** A module that no manifest was read from matters only if a plugin or configuration may import it. */
const besidesModule = ({ runsCode }: WatchedState): readonly string[] | 'all' => (runsCode ? 'all' : []);

/** Files that definitions import, from any folder of the project. All others are named by manifests in folders above. */
const isImportable = (name: string): boolean => isModule(name) || name.endsWith('.json');

/**
 * A file created, deleted or not read so far, such as a readme: it may matter to manifests in folders above, or else to all.
 */
function beside(
  path: string,
  readers: readonly WatchedManifest[],
  manifests: readonly WatchedManifest[],
): readonly string[] | 'all' {
  const mayBeAwaited = readers.length === 0 && isImportable(basename(path));
  const others = mayBeAwaited ? manifests : manifests.filter((manifest) => isWithin(path, dirname(manifest.path)));
  const concerned = new Set([...readers, ...others]);
  return concerned.size === 0 ? 'all' : [...concerned].map((manifest) => manifest.path);
}
