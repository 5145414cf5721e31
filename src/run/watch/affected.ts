import { basename, dirname, sep } from 'node:path';
import { searchPlaces } from '../../host/config/probe.ts';
import { isWithin } from '../../host/files/boundary.ts';
import { isManifestName, isModule } from '../../host/files/find/names.ts';
import { isGitIgnored } from '../../host/files/find/walk.ts';
import { projectRoot } from '../../host/files/project/project.ts';
import type { FileChange } from '../../host/files/watch/watched-folders.ts';

/** A manifest as it was read last. All paths are absolute. */
export interface WatchedManifest {
  readonly path: string;
  /** All that it was read from. */
  readonly files: ReadonlySet<string>;
}

export interface WatchedState {
  readonly manifests: readonly WatchedManifest[];
  /** The files of configurations, plugins and baselines. */
  readonly settings: ReadonlySet<string>;
  /** Whether any module may be a part of a plugin or of a configuration that is code, which hold for all. */
  readonly runsCode: boolean;
  /** Whether these are all manifests that there are; otherwise what keeps one from being checked may be anything. */
  readonly isWhole: boolean;
}

/** What is to be checked again: the manifests of these paths, or all, those included that nothing is known of yet. */
export type Affected = ReadonlySet<string> | 'all';

/** What a manifest, or what is configured for it, may be read from; what else an editor writes is of no matter. */
const meaningful =
  /\.(?:[cm]?[jt]sx?|jsonc?|ya?ml|vrl|md|svg|png|jpe?g|gif|webp)$|^(?:\.hublintrc|\.gitignore|yarn\.lock|bun\.lock)$/;

export const mayBeRead = (name: string): boolean => meaningful.test(name);

/** Which manifests a change is about. */
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
  // A folder that comes may hold anything.
  if (isFolder || !isWhole) return 'all';
  return isModule(name) && !isStructural ? besidesModule(known) : beside(path, readers, manifests);
}

const isIgnored = ({ path, isFolder }: FileChange): Promise<boolean> =>
  isGitIgnored(isFolder ? `${path}${sep}` : path, projectRoot(dirname(path)));

/** What holds for more than one manifest. */
const isSetting = (name: string): boolean =>
  name === '.gitignore' || name === 'pnpm-workspace.yaml' || searchPlaces.includes(name);

/** A module that no manifest was read from is of no matter, unless it is one that a plugin or a configuration imports. */
const besidesModule = ({ runsCode }: WatchedState): readonly string[] | 'all' => (runsCode ? 'all' : []);

/** What came, went, or was not read so far, such as a readme: it may matter to the manifests that it stands below, else to any. */
function beside(
  path: string,
  readers: readonly WatchedManifest[],
  manifests: readonly WatchedManifest[],
): readonly string[] | 'all' {
  const above = manifests.filter((manifest) => isWithin(path, dirname(manifest.path)));
  const concerned = new Set([...readers, ...above]);
  return concerned.size === 0 ? 'all' : [...concerned].map((manifest) => manifest.path);
}
