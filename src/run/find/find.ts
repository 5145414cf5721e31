import { once } from '../../data/once.ts';
import type { Document } from '../../document/document.ts';
import { discover, type Source } from '../../host/files/find/discover.ts';
import type { Configurations } from '../check/configurations.ts';
import type { FileCacheOptions, Open } from '../check/open.ts';
import type { RunOptions } from '../options/run-options.ts';
import { type RunEnvironment, unwatched } from '../run-environment.ts';
import { RunErrors } from '../run-errors.ts';
import type { ChangedManifests } from './changes.ts';
import { elsewhereTargets } from './elsewhere.ts';
import { withPhase } from './with-phase.ts';
import { type Prepare, withProgress } from './with-progress.ts';

/** The manifests that targets name; an empty list means the working directory. */
export type Find = (targets: readonly string[], onError?: RunEnvironment['onError']) => AsyncGenerator<Source>;

/** Creates the function that finds the manifests of a run. */
export function createFind(
  options: RunOptions,
  environment: RunEnvironment & FileCacheOptions,
  configurations: Configurations,
): Find {
  const { cwd, watch = unwatched, stdinFilename, notice, fileCache } = environment;
  const isIgnored = (path: string) => watch.phase('configuration', () => configurations.ignores(path));
  const elsewhere = elsewhereTargets(options, environment);
  const known = {
    cwd,
    isIgnored,
    elsewhere,
    notice,
    fileCache,
    ...(stdinFilename !== undefined && { stdinFilename }),
  };
  return (targets, onError) =>
    discover(targets.length > 0 ? targets : ['.'], { ...known, ...(onError && { onError }) });
}

interface FindContext {
  readonly find: Find;
  readonly open: Open;
  /** Undefined if all manifests are checked, changed or not. */
  readonly changed: ChangedManifests | undefined;
}

/** Calls `make` for each manifest that targets name. `read` reads a manifest once, however often it is called. */
export type ForEachManifest = <T>(
  targets: readonly string[],
  make: (source: Source, read: () => Promise<Document>) => Promise<T>,
  prepare?: Prepare,
) => AsyncGenerator<T>;

/** Yields what `make` returns for each changed manifest. If none can be checked, throws the first error. */
export function eachChanged(environment: RunEnvironment, { find, open, changed }: FindContext): ForEachManifest {
  const { watch = unwatched, progress } = environment;
  return async function* (targets, make, prepare) {
    const runErrors = new RunErrors(environment.onError);
    const all = find(targets, runErrors.take);
    const found = changed ? changed.among(all, targets) : all;
    for await (const source of withPhase(progress ? withProgress(found, progress, prepare) : found, watch)) {
      const made = await runErrors.orElse(async () => {
        const read = once(() => open(source));
        const isSame = changed && (async () => !(await changed.includes(source, read)));
        if (isSame && (await watch.phase('finding', isSame))) return 'unchanged';
        return { of: await make(source, read) };
      });
      if (made !== undefined) runErrors.pass();
      if (typeof made === 'object') yield made.of;
    }
    runErrors.end();
  };
}
