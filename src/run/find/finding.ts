import { once } from '../../data/once.ts';
import type { Document } from '../../document/document.ts';
import { discover, type Source } from '../../host/files/find/discover.ts';
import type { Configurations } from '../check/configurations.ts';
import type { FileCacheOptions, Open } from '../check/opening.ts';
import type { RunOptions } from '../options/run-options.ts';
import { type Surroundings, unwatched } from '../surroundings.ts';
import { RunTroubles } from '../troubles.ts';
import type { IsChanged } from './changes.ts';
import { elsewhereTargets } from './elsewhere.ts';
import { watched } from './watched.ts';
import { type Prepare, withProgress } from './with-progress.ts';

/** The manifests that targets name; an empty list means the working directory. */
export type Find = (targets: readonly string[], trouble?: Surroundings['trouble']) => AsyncGenerator<Source>;

/** Creates the function that finds the manifests of a run. */
export function finding(
  options: RunOptions,
  surroundings: Surroundings & FileCacheOptions,
  configurations: Configurations,
): Find {
  const { cwd, watch = unwatched, stdinFilename, notice, seen } = surroundings;
  const isIgnored = (path: string) => watch.phase('configuration', () => configurations.ignores(path));
  const elsewhere = elsewhereTargets(options, surroundings);
  const known = { cwd, isIgnored, elsewhere, notice, seen, ...(stdinFilename !== undefined && { stdinFilename }) };
  return (targets, trouble) =>
    discover(targets.length > 0 ? targets : ['.'], { ...known, ...(trouble && { trouble }) });
}

interface Going {
  readonly find: Find;
  readonly open: Open;
  /** Undefined if all manifests are checked, changed or not. */
  readonly isChanged: IsChanged | undefined;
}

/** Calls `make` for each manifest that targets name. `read` reads a manifest once, however often it is called. */
export type ForEachManifest = <T>(
  targets: readonly string[],
  make: (source: Source, read: () => Promise<Document>) => Promise<T>,
  prepare?: Prepare,
) => AsyncGenerator<T>;

/** Yields what `make` returns for each changed manifest. If none can be checked, throws the first error. */
export function eachChanged(surroundings: Surroundings, { find, open, isChanged }: Going): ForEachManifest {
  const { watch = unwatched, progress } = surroundings;
  return async function* (targets, make, prepare) {
    const troubles = new RunTroubles(surroundings.trouble);
    const found = find(targets, troubles.take);
    for await (const source of watched(progress ? withProgress(found, progress, prepare) : found, watch)) {
      const made = await troubles.orElse(async () => {
        const read = once(() => open(source));
        const isSame = isChanged && (async () => !(await isChanged(source, read)));
        if (isSame && (await watch.phase('finding', isSame))) return 'unchanged';
        return { of: await make(source, read) };
      });
      if (made !== undefined) troubles.pass();
      if (typeof made === 'object') yield made.of;
    }
    troubles.end();
  };
}
