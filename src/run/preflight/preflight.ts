import type { Document } from '../../document/document.ts';
import { KnownError } from '../../engine/known-error.ts';
import type { Compared, FileResult } from '../../engine/result/result.ts';
import { isName } from '../../host/hub/reference.ts';
import { isHubReference } from '../../host/hub/scheme.ts';
import { hasToken } from '../../host/hub/token.ts';
import { oneOpened } from '../check/one-source.ts';
import { refuseElsewhere } from '../find/elsewhere.ts';
import type { Run } from '../open-run.ts';
import type { RunOptions } from '../options/run-options.ts';
import type { Surroundings } from '../surroundings.ts';
import { changesAt, type PublishCandidate } from './changes.ts';
import type { NameAndVersion, PreflightCheck } from './check.ts';
import { ownerChecks } from './owner.ts';
import { versionCheck } from './version.ts';
import { visibilityCheck } from './visibility.ts';

export interface Preflight {
  /** What is wrong with the manifest itself. */
  readonly result: FileResult;
  readonly checks: readonly PreflightCheck[];
  /** What changed since the latest public version, where there is one. */
  readonly compare?: Compared;
  /** What was not asked, for lack of a token. */
  readonly unasked: readonly PreflightCheck['about'][];
  /** Why what was asked could not be found out. */
  readonly troubles: readonly KnownError[];
}

export interface Preflighting {
  readonly target: string;
  readonly options: RunOptions;
  /** The id of the workspace to publish in; without one, that of the handle in the name. */
  readonly workspace?: string;
}

/**
 * What would stop an integration from being published, as far as it and the hub tell.
 * @throws KnownError for a target that is not one manifest, or is published already.
 */
export async function preflight(
  run: Run,
  { target, options, workspace }: Preflighting,
  surroundings: Surroundings,
): Promise<Preflight> {
  if (isHubReference(target)) refuseElsewhere([target], 'it is already published');
  const opened = await oneOpened(run, target);
  const { document } = opened;
  const result = await run.checkOpened(opened);
  const seen = visibilityCheck(document);
  const { env = {} } = surroundings;
  if (!hasToken(env)) {
    return { result, checks: [seen], unasked: ['version', 'changes', 'workspace', 'role'], troubles: [] };
  }
  const called = calledIn(document);
  const asked = [
    versionAndChanges(run, { target, opened, called }, surroundings),
    ownerChecks(called, { env, ...(options.hubUrl !== undefined && { address: options.hubUrl }) }, workspace).then(
      (checks): Answered => ({ checks }),
    ),
  ];
  const settled = await Promise.allSettled(asked);
  const failed = settled.flatMap((one) => (one.status === 'rejected' ? [knownIn(one.reason)] : []));
  // What keeps both from asking the hub is one reason.
  const troubles = failed.filter(({ message }, at) => failed.findIndex((other) => other.message === message) === at);
  const told = settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const checks = [...told.flatMap((one) => one.checks), seen];
  const compare = told.find((one) => one.compare !== undefined)?.compare;
  return { result, checks, unasked: [], troubles, ...(compare && { compare }) };
}

/** @throws what is a bug. */
function knownIn(error: unknown): KnownError {
  if (error instanceof KnownError) return error;
  throw error;
}

/** What is known after a part of the asking. */
type Answered = Pick<Preflight, 'checks' | 'compare'>;

async function versionAndChanges(run: Run, asked: PublishCandidate, surroundings: Surroundings): Promise<Answered> {
  const changes = await changesAt(run, asked, surroundings);
  const checks = [await versionCheck(run, asked.called, changes), changes.check];
  return { checks, ...(changes.compare && { compare: changes.compare }) };
}

function calledIn({ data }: Document): NameAndVersion {
  const { name, version } = data ?? {};
  return { ...(typeof name === 'string' && isName(name) && { name }), ...(typeof version === 'string' && { version }) };
}
