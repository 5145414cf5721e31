import * as z from 'zod';
import { jsonIn } from '../data/json-in.ts';
import { readOwn, textIn } from '../host/files/read.ts';
import type { ActionRunner } from './runner.ts';

/**
 * The events whose checkout comes from the repository itself, as someone with write access left it. A pull request's does only
 * if its branch is in the same repository, which the payload shows. Any other event can bring in a stranger's files: this is an
 * allowlist, so an unforeseen event is not trusted. Source: GitHub Actions, "Events that trigger workflows".
 */
const trustedEvents: ReadonlySet<string> = new Set(['push', 'schedule', 'workflow_dispatch', 'merge_group', 'release']);

const repository = z.object({ full_name: z.string().min(1) });
const pullRequest = z.object({
  head: z.object({ sha: z.string().optional().catch(undefined), repo: repository.nullish() }),
  base: z.object({ sha: z.string(), repo: repository }),
  merged: z.boolean().optional().catch(undefined),
  commits: z.number().optional().catch(undefined),
});
const payload = z.object({
  pull_request: z.unknown().optional(),
  merge_group: z.object({ base_sha: z.string() }).optional().catch(undefined),
  before: z.string().optional().catch(undefined),
  deleted: z.boolean().optional().catch(undefined),
});

/** The event that triggered the workflow. */
export interface Event {
  /** Why no code of the checkout may be run; undefined if it may. */
  readonly noCode?: string;
  /** The revision that changes are compared with; undefined if the event has none. */
  readonly base?: string;
  /** The last commit of a pull request. */
  readonly head?: string;
  /** Whether the base is that of a pull request, whose merge commit may be checked out. */
  readonly isPullRequest: boolean;
  /** Whether the commit of the event contains nothing of the pull request. */
  readonly isOfBase: boolean;
  /** Whether a pull request of several commits has been merged. If they were rebased, its base is not the parent of the last one. */
  readonly isMergedSeries: boolean;
  /** Whether the base is the commit before a push; after a force push it may no longer exist. */
  readonly isPush: boolean;
}

export function readEvent({ env }: ActionRunner): Event {
  const name = env.GITHUB_EVENT_NAME?.trim().toLowerCase() ?? '';
  const payloadData = payload.safeParse(payloadOf(env.GITHUB_EVENT_PATH)).data;
  const request = pullRequest.safeParse(payloadData?.pull_request).data;
  const noCode = noCodeReason(name, payloadData, request);
  const head = request?.head.sha;
  const baseCommit = request?.base.sha ?? payloadData?.merge_group?.base_sha;
  // When a branch is deleted, the workflow runs on the default branch, to which nothing was pushed.
  const base = baseCommit ?? (payloadData?.deleted ? undefined : payloadData?.before);
  return {
    isPullRequest: request !== undefined,
    isOfBase: name === 'pull_request_target',
    isMergedSeries: request?.merged === true && (request.commits ?? 1) > 1,
    isPush: baseCommit === undefined && base !== undefined,
    ...(noCode !== undefined && { noCode }),
    ...(head !== undefined && { head }),
    ...(base !== undefined && !/^0*$/.test(base) && { base }),
  };
}

type Payload = z.infer<typeof payload> | undefined;
type PullRequest = z.infer<typeof pullRequest> | undefined;

function noCodeReason(name: string, payloadData: Payload, request: PullRequest): string | undefined {
  if (payloadData === undefined) return 'The payload of this event cannot be read, so no code of the checkout is run';
  if (trustedEvents.has(name) && payloadData.pull_request === undefined) return undefined;
  if (name !== 'pull_request')
    return `Event \`${name}\` may bring the files of a fork, so no code of the checkout is run`;
  return isFromSameRepository(request) ? undefined : 'This pull request comes from a fork, so no code in it is run';
}

/** GitHub names are case-insensitive. */
const isFromSameRepository = (request: PullRequest): boolean =>
  request !== undefined && request.head.repo?.full_name.toLowerCase() === request.base.repo.full_name.toLowerCase();

const payloadOf = (path: string | undefined): unknown => jsonIn(textIn(readOwn(path ?? '')) ?? '');
