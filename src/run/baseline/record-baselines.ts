import { dirname, resolve } from 'node:path';
import { emptyBaseline, type Inheritable, inheritableIn, updateBaseline } from '../../engine/baseline.ts';
import type { FileResult } from '../../engine/result/result.ts';
import { baselineText, findBaseline } from '../../host/baseline.ts';
import type { Configuration } from '../../host/config/configuration.ts';
import { isWithin } from '../../host/files/boundary.ts';
import { exists } from '../../host/files/entries.ts';
import { resolveThroughLinks } from '../../host/files/resolve-through-links.ts';
import { withLocks } from '../../host/files/write/lock.ts';
import { checkWritable, type OutputFile, writeAll } from '../../host/files/write/write.ts';
import { refuseElsewhere } from '../find/elsewhere.ts';
import type { Run } from '../open-run.ts';
import { targetOf } from './baseline-target.ts';
import { namesFrom } from './baselines.ts';

/** A baseline that was written, with its displayed name. */
export interface Recorded {
  readonly file: string;
  /** The number of findings of this run that it contains. */
  readonly count: number;
  /** The number of former entries kept, of manifests that are broken or partly opaque. */
  readonly kept: number;
  /** The manifests with unreadable parts, which are not recorded. */
  readonly unreadable: readonly string[];
  /**
   * The configurations of these manifests that do not name it, so that a run would not read it; undefined: no configuration.
   */
  readonly unnamedIn: ReadonlySet<string | undefined>;
}

interface RecordOptions {
  readonly cwd: string;
  readonly baseline?: string;
  /** Receives the result of each manifest. */
  readonly each?: (result: FileResult) => void;
}

/**
 * Records the current findings as inherited, in the given baseline or in the one that each manifest's configuration names.
 * Entries of other manifests are kept, unless the manifest is gone, and so are those of broken ones. All baselines are written,
 * or none.
 * @throws KnownError if one cannot be read or written.
 */
export async function recordBaselines(
  run: Run,
  targets: readonly string[],
  options: RecordOptions,
): Promise<readonly Recorded[]> {
  const { cwd, each } = options;
  refuseElsewhere(targets, 'a baseline records what is found on disk');
  checkWritable(targetOf(await run.configuration(cwd), options));
  const groups = new Map<string, Group>();
  for await (const result of run.lintEach(targets)) {
    each?.(result);
    const configuration = await run.configuration(dirname(resolve(cwd, result.file)));
    const target = targetOf(configuration, options);
    const group = groups.get(target.path) ?? { target, unnamedIn: new Set(), found: [] };
    groups.set(target.path, group);
    if (!isNamed(target, configuration)) group.unnamedIn.add(configuration.file);
    group.found.push(inheritableIn(result));
  }
  const all = [...groups.values()];
  // Locked, so that two runs that write to one file keep each other's entries.
  return await withLocks(
    all.map(({ target }) => target),
    () => record(all, cwd, goneFrom(targets, cwd)),
  );
}

const isNamed = ({ path }: OutputFile, { baseline }: Configuration): boolean =>
  baseline !== undefined && resolve(baseline.folder, baseline.names) === path;

interface Group {
  readonly target: OutputFile;
  readonly unnamedIn: Set<string | undefined>;
  readonly found: Inheritable[];
}

/** Returns a check whether a manifest would be among the targets but no longer exists. */
function goneFrom(targets: readonly string[], cwd: string): (path: string) => boolean {
  const folders = (targets.length === 0 ? ['.'] : targets).map((target) => resolveThroughLinks(target, cwd));
  return (path) => !exists(path) && folders.some((folder) => isWithin(path, folder));
}

function record(groups: readonly Group[], cwd: string, isGone: (path: string) => boolean): readonly Recorded[] {
  const updated = groups.map(({ target, unnamedIn, found }) => ({
    target,
    unnamedIn,
    unreadable: found.filter(({ isUnreadable }) => isUnreadable).map(({ file }) => file),
    ...updateBaseline(findBaseline(target) ?? emptyBaseline, found, namesFrom(target, cwd), (name) =>
      isGone(resolve(dirname(target.path), name)),
    ),
  }));
  writeAll(updated.map(({ target, baseline }) => ({ ...target, text: baselineText(baseline) })));
  return updated.map(({ target, unnamedIn, recorded, kept, unreadable }) => ({
    file: target.file,
    count: recorded,
    kept,
    unreadable,
    unnamedIn,
  }));
}
