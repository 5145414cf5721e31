import { KnownError } from '../../engine/known-error.ts';
import type { DiscoverOptions } from '../../host/files/find/discover.ts';
import type { Revisions } from '../../host/git/tree/revisions.ts';
import { isReference } from '../../host/git/tree/scheme.ts';
import type { Hub } from '../../host/hub/hub.ts';
import { isHubReference } from '../../host/hub/scheme.ts';
import type { RunOptions } from '../options/run-options.ts';
import type { RunEnvironment } from '../run-environment.ts';

type Context = Pick<RunEnvironment, 'cwd' | 'env'>;

/** Whether a target is not on disk: a git revision, or an integration of the hub. */
export const isElsewhere = (target: string): boolean => isReference(target) || isHubReference(target);

/** Finds the manifests of targets that are not on disk. */
export function elsewhereTargets(
  { load, since, hubUrl }: RunOptions,
  { cwd, env = {} }: Context,
): Required<DiscoverOptions>['elsewhere'] {
  let revisions: Promise<Revisions> | undefined;
  let hub: Promise<Hub> | undefined;
  return (target, finding) => {
    if (!isElsewhere(target)) return undefined;
    if (since !== undefined) refuse(target, '`--since` applies to files on disk');
    if (isHubReference(target)) {
      return (async function* () {
        hub ??= import('../../host/hub/hub.ts').then(
          ({ Hub }) => new Hub({ cwd, env, ...(hubUrl !== undefined && { address: hubUrl }) }),
        );
        yield (await hub).source(target);
      })();
    }
    if (load) refuse(target, '`--load` runs definitions, and those of a revision are only read');
    return (async function* () {
      revisions ??= import('../../host/git/tree/revisions.ts').then(({ Revisions }) => Revisions.openAt(cwd));
      yield* (await revisions).sources(target, finding);
    })();
  };
}

/** @throws KnownError if one of the targets is not on disk and so cannot be written. */
export function refuseElsewhere(targets: readonly string[], why: string): void {
  const target = targets.find(isElsewhere);
  if (target !== undefined) refuse(target, why);
}

function refuse(target: string, why: string): never {
  const what = isReference(target) ? 'is a git revision' : 'is in the hub';
  throw new KnownError({
    message: `\`${target}\` ${what}: ${why}.`,
    hint: `Name a path on disk; a file of that name is \`./${target}\`.`,
  });
}
