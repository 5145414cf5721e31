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
import type { RunEnvironment } from '../run-environment.ts';
import { changesAt, type PublishCandidate } from './changes.ts';
import type { NameAndVersion, PreflightCheck } from './check.ts';
import { ownerChecks } from './owner.ts';
import { versionCheck } from './version.ts';
import { visibilityCheck } from './visibility.ts';

export interface Preflight {
  /** The findings in the manifest itself. */
  readonly result: FileResult;
  readonly checks: readonly PreflightCheck[];
  /** The comparison with the latest public version, if there is one. */
  readonly compare?: Compared;
  /** The checks that were skipped for lack of a token. */
  readonly unasked: readonly PreflightCheck['about'][];
  /** Why other checks failed. */
  readonly troubles: readonly KnownError[];
}

export interface PreflightRequest {
  readonly target: string;
  readonly options: RunOptions;
  /** The id of the workspace to publish in; default: the one of the handle in the name. */
  readonly workspace?: string;
}

/**
 * Finds out what would prevent an integration from being published, from the manifest and the hub.
 * @throws KnownError for a target that is not one manifest, or that is already published.
 */
export async function preflight(
  run: Run,
  { target, options, workspace }: PreflightRequest,
  environment: RunEnvironment,
): Promise<Preflight> {
  if (isHubReference(target)) refuseElsewhere([target], 'it is already published');
  const opened = await oneOpened(run, target);
  const { document } = opened;
  const result = await run.checkOpened(opened);
  const seen = visibilityCheck(document);
  const { env = {} } = environment;
  if (!hasToken(env)) {
    return { result, checks: [seen], unasked: ['version', 'changes', 'workspace', 'role'], troubles: [] };
  }
  const called = calledIn(document);
  const asked = [
    versionAndChanges(run, { target, opened, called }, environment),
    ownerChecks(called, { env, ...(options.hubUrl !== undefined && { address: options.hubUrl }) }, workspace).then(
      (checks): Answered => ({ checks }),
    ),
  ];
  const settled = await Promise.allSettled(asked);
  const failed = settled.flatMap((one) => (one.status === 'rejected' ? [knownIn(one.reason)] : []));
  // Both may fail for the same reason: report it once.
  const troubles = failed.filter(({ message }, at) => failed.findIndex((other) => other.message === message) === at);
  const answers = settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const checks = [...answers.flatMap((one) => one.checks), seen];
  const compare = answers.find((one) => one.compare !== undefined)?.compare;
  return { result, checks, unasked: [], troubles, ...(compare && { compare }) };
}

/** @throws any error that is not a KnownError. */
function knownIn(error: unknown): KnownError {
  if (error instanceof KnownError) return error;
  throw error;
}

/** The results of one group of checks. */
type Answered = Pick<Preflight, 'checks' | 'compare'>;

async function versionAndChanges(run: Run, asked: PublishCandidate, environment: RunEnvironment): Promise<Answered> {
  const changes = await changesAt(run, asked, environment);
  const checks = [await versionCheck(run, asked.called, changes), changes.check];
  return { checks, ...(changes.compare && { compare: changes.compare }) };
}

function calledIn({ data }: Document): NameAndVersion {
  const { name, version } = data ?? {};
  return { ...(typeof name === 'string' && isName(name) && { name }), ...(typeof version === 'string' && { version }) };
}
