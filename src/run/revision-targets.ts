import { KnownError } from '../engine/known-error.ts';
import type { DiscoverOptions } from '../host/files/discover.ts';
import { isReference } from '../host/git/tree/reference.ts';
import type { Revisions } from '../host/git/tree/revisions.ts';
import type { RunOptions } from './run-options.ts';

/** Finds the manifests of targets that mean a git revision. */
export function revisionTargets({ load, since }: RunOptions, cwd: string): Required<DiscoverOptions>['elsewhere'] {
  let opened: Promise<Revisions> | undefined;
  return (target, finding) => {
    if (!isReference(target)) return undefined;
    if (load) refuse(target, '`--load` runs definitions, and those of a revision are only read');
    if (since !== undefined) refuse(target, '`--since` is about files on disk');
    return (async function* () {
      opened ??= import('../host/git/tree/revisions.ts').then(({ Revisions }) => Revisions.around(cwd));
      yield* (await opened).sources(target, finding);
    })();
  };
}

/** @throws KnownError where one of the targets means a git revision: nothing is written there. */
export function refuseRevisions(targets: readonly string[], why: string): void {
  const target = targets.find(isReference);
  if (target !== undefined) refuse(target, why);
}

function refuse(target: string, why: string): never {
  throw new KnownError({
    message: `\`${target}\` is a git revision: ${why}.`,
    hint: `Name what is on disk; a file of such a name is \`./${target}\`.`,
  });
}
