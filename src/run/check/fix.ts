import { type Fixed, fixManifest, type Overlay } from '../../engine/fix.ts';
import { refuseElsewhere } from '../find/elsewhere.ts';
import type { ForEachManifest } from '../find/find.ts';
import { type RunEnvironment, unwatched } from '../run-environment.ts';
import type { CheckManifest } from './check.ts';
import type { Open } from './open.ts';

/** Checks targets with every fix applied in memory; writes nothing. */
export type FixTargets = (targets: readonly string[], unsafe: boolean) => AsyncGenerator<Fixed>;

interface FixContext {
  readonly each: ForEachManifest;
  readonly open: Open;
  readonly check: CheckManifest;
}

/** Creates the function that fixes the manifests of a run. */
export function createFix({ watch = unwatched }: RunEnvironment, { each, open, check }: FixContext): FixTargets {
  return async function* (targets, unsafe) {
    refuseElsewhere(targets, 'it can only be read, not fixed');
    yield* each(targets, async (source, read) => {
      const document = await read();
      const relint = async (overlay: Overlay) =>
        overlay.size === 0 ? check(source, document) : check(source, await open(source, overlay), overlay);
      return watch.phase('fixing', () => fixManifest({ lint: relint, unsafe }));
    });
  };
}
