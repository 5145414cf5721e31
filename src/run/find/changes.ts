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

const ofStdin = {
  message: '`--since` is about files on disk, and standard input is none.',
  hint: 'Leave it out: what comes from standard input is always checked.',
};

interface Context {
  readonly cwd: string;
  readonly notice: (text: string) => void;
  readonly configuration: (folder: string) => Promise<Configuration>;
}

/** Whether a manifest, or what holds for it, is another than it was; it is only read where that is needed to know. */
export type IsChanged = (source: Source, read: () => Promise<Document>) => Promise<boolean>;

/** What a revision that `--since` names leaves to check. */
export async function changesSince(
  since: string,
  options: RunOptions,
  { cwd, notice, configuration }: Context,
): Promise<IsChanged> {
  const changes = await changedSince(since, cwd);
  const about = aboutIn(changes, options, cwd);
  return async ({ path, isStdin }, read) => {
    if (isStdin) throw new KnownError(ofStdin);
    if (changes.paths.size === 0) return false;
    const document = await read();
    if (changes.besides(resolve(cwd, document.file)) || isReadFrom(document, changes, cwd)) return true;
    const why = await about(path, await configuration(dirname(path)));
    if (why) notice(`${displayPath(why.path, cwd)} ${why.was} since ${since}, so ${why.what} is checked.`);
    return why !== undefined;
  };
}

/** Also from what is there no longer: where else an import could lead has decided where it does. */
function isReadFrom({ files, sought }: Document, changes: ChangedPaths, cwd: string): boolean {
  const isChanged = (file: string) => changes.has(resolve(cwd, file));
  return [...files, ...(sought ?? [])].some(isChanged);
}

interface Why {
  readonly path: string;
  readonly was: string;
  readonly what: string;
}

/** Tells what has changed of that which holds for a manifest: its configuration, a plugin or the baseline. */
function aboutIn(changes: ChangedPaths, options: RunOptions, cwd: string) {
  const wasOne = onceEach((path) => wasConfiguration(path, changes));
  return async (path: string, configuration: Configuration): Promise<Why | undefined> => {
    const named = namedBy(configuration, options, cwd).find((one) => changes.has(one));
    const plugin = named === undefined && configuration.plugins.find((one) => isOtherPlugin(one, changes));
    const changed = plugin ? plugin.names : named;
    if (changed) return { path: changed, was: 'changed', what: 'everything that it applies to' };
    if (options.config !== undefined) return undefined;
    const { file } = configuration;
    const reach = file === undefined ? undefined : dirname(resolve(cwd, file));
    // What is nearer has always hidden what was there.
    for (const place of placesAbove(path, reach)) {
      if (!changes.paths.has(place) || !(await wasOne(place))) continue;
      const was = exists(place) ? 'lost its `hublint`' : 'was deleted';
      return { path: place, was, what: 'everything that it applied to' };
    }
    return undefined;
  };
}

/** Where a configuration of a file may stand, from the inside out as far as a folder. */
function* placesAbove(path: string, reach: string | undefined): Generator<string> {
  for (const folder of foldersFrom(dirname(path))) {
    for (const name of searchPlaces) yield pathIn(folder, name);
    if (folder === reach) return;
  }
}

/** Whether what changed was a configuration and is none any more: a `package.json` is one by what it says. */
async function wasConfiguration(path: string, changes: ChangedPaths): Promise<boolean> {
  if (basename(path) !== 'package.json') return !exists(path);
  const [before, now] = [await changes.before(path), textIn(readNamed(path))];
  return before !== undefined && isConfiguring(before) && !(now !== undefined && isConfiguring(now));
}

/** The files that a configuration is made of; a layer that comes from no file has a name that no file has. */
function namedBy({ layers, baseline, locked }: Configuration, options: RunOptions, cwd: string): readonly string[] {
  const inherited =
    typeof options.baseline === 'string'
      ? resolve(cwd, options.baseline)
      : options.baseline === undefined && baseline && resolve(baseline.folder, baseline.names);
  return [...layers.map(({ from }) => resolve(cwd, from)), ...(inherited && !locked ? [inherited] : [])];
}

/** What a plugin imports is not known: it is likely to stand beside it, unless that is where everything is. */
const isOtherPlugin = ({ folder, names: path }: Configuration['plugins'][number], changes: ChangedPaths): boolean =>
  changes.has(path) || (!isWithin(folder, dirname(path)) && changes.besides(path));
