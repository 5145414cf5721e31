import { basename, dirname, resolve } from 'node:path';
import { onceEach } from '../../data/once.ts';
import type { Document } from '../../document/document.ts';
import { KnownError } from '../../engine/known-error.ts';
import type { Configuration } from '../../host/config/configuration.ts';
import { isConfiguring, searchPlaces } from '../../host/config/probe.ts';
import { isWithin } from '../../host/files/boundary.ts';
import { displayPath } from '../../host/files/display-path.ts';
import { exists } from '../../host/files/entries.ts';
import type { Source } from '../../host/files/find/discover.ts';
import { pathIn } from '../../host/files/listing.ts';
import { foldersFrom } from '../../host/files/project/folders.ts';
import { readNamed, textIn } from '../../host/files/read.ts';
import { type ChangedPaths, changedSince } from '../../host/git/changed.ts';
import type { RunOptions } from '../options/run-options.ts';
import { withIgnoredNotice } from './ignored-changes.ts';

const stdinComplaint = {
  message: '`--since` applies to files on disk, not to standard input.',
  hint: 'Leave it out: standard input is always checked.',
};

interface Context {
  readonly cwd: string;
  readonly notice: (text: string) => void;
  readonly configuration: (folder: string) => Promise<Configuration>;
}

/** What has changed since a revision. */
export interface ChangedManifests {
  /** Whether a manifest, or a file that affects its findings, has changed. The manifest is read only if necessary. */
  includes(source: Source, read: () => Promise<Document>): Promise<boolean>;
  /** Yields the manifests that a search for targets finds, and gives notice of changed ones that it does not. */
  among(found: AsyncIterable<Source>, targets: readonly string[]): AsyncIterable<Source>;
}

/** Creates the check that implements `--since`. */
export async function changesSince(
  since: string,
  options: RunOptions,
  { cwd, notice, configuration }: Context,
): Promise<ChangedManifests> {
  const changes = await changedSince(since, cwd);
  const about = relatedChange(changes, options, cwd);
  return {
    async includes({ path, isStdin }, read) {
      if (isStdin) throw new KnownError(stdinComplaint);
      if (changes.paths.size === 0) return false;
      const document = await read();
      if (changes.hasSiblingChange(resolve(cwd, document.file)) || isReadFrom(document, changes, cwd)) return true;
      const why = await about(path, await configuration(dirname(path)));
      if (why) notice(`${displayPath(why.path, cwd)} ${why.was} since ${since}, so ${why.what} is checked.`);
      return why !== undefined;
    },
    among: (found, targets) => withIgnoredNotice(found, changes.paths, { targets, cwd, since, notice }),
  };
}

/** Includes files that do not exist: where an import could have been resolved to determines where it is resolved to. */
function isReadFrom({ files, sought }: Document, changes: ChangedPaths, cwd: string): boolean {
  const isChanged = (file: string) => changes.has(resolve(cwd, file));
  return [...files, ...(sought ?? [])].some(isChanged);
}

interface Why {
  readonly path: string;
  readonly was: string;
  readonly what: string;
}

/** Finds a change to what applies to a manifest: its configuration, a plugin or the baseline. */
function relatedChange(changes: ChangedPaths, options: RunOptions, cwd: string) {
  const wasOne = onceEach((path) => wasConfiguration(path, changes));
  return async (path: string, configuration: Configuration): Promise<Why | undefined> => {
    const named = configurationFiles(configuration, options, cwd).find((one) => changes.has(one));
    const plugin = named === undefined && configuration.plugins.find((one) => isOtherPlugin(one, changes));
    const changed = plugin ? plugin.names : named;
    if (changed) return { path: changed, was: 'changed', what: 'everything that it applies to' };
    if (options.config !== undefined) return undefined;
    const { file } = configuration;
    const reach = file === undefined ? undefined : dirname(resolve(cwd, file));
    // A configuration nearer to the manifest has always had precedence over those above it.
    for (const place of placesAbove(path, reach)) {
      if (!changes.paths.has(place) || !(await wasOne(place))) continue;
      const was = exists(place) ? 'lost its `hublint`' : 'was deleted';
      return { path: place, was, what: 'everything that it applied to' };
    }
    return undefined;
  };
}

/** The possible paths of a configuration for a file, from its folder up to the folder `reach`. */
function* placesAbove(path: string, reach: string | undefined): Generator<string> {
  for (const folder of foldersFrom(dirname(path))) {
    for (const name of searchPlaces) yield pathIn(folder, name);
    if (folder === reach) return;
  }
}

/** Whether a changed file was a configuration and no longer is: for a `package.json`, its content decides. */
async function wasConfiguration(path: string, changes: ChangedPaths): Promise<boolean> {
  if (basename(path) !== 'package.json') return !exists(path);
  const [before, now] = [await changes.contentBefore(path), textIn(readNamed(path))];
  return before !== undefined && isConfiguring(before) && !(now !== undefined && isConfiguring(now));
}

/** The files of a configuration. Layers that do not come from a file have names that no file has. */
function configurationFiles(
  { layers, baseline, locked }: Configuration,
  options: RunOptions,
  cwd: string,
): readonly string[] {
  const inherited =
    typeof options.baseline === 'string'
      ? resolve(cwd, options.baseline)
      : options.baseline === undefined && baseline && resolve(baseline.folder, baseline.names);
  return [...layers.map(({ from }) => resolve(cwd, from)), ...(inherited && !locked ? [inherited] : [])];
}

/** A plugin's imports are unknown, but probably next to it: changes there count, unless its folder contains everything. */
const isOtherPlugin = ({ folder, names: path }: Configuration['plugins'][number], changes: ChangedPaths): boolean =>
  changes.has(path) || (!isWithin(folder, dirname(path)) && changes.hasSiblingChange(path));
