import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { git } from '../host/git/run.ts';
import type { Runner } from './runner.ts';

const repository = z.object({ full_name: z.string() });
const pullRequest = z.object({
  head: z.object({ repo: repository.nullish() }),
  base: z.object({ sha: z.string(), repo: repository }),
});
const payload = z.object({
  pull_request: pullRequest.optional().catch(undefined),
  merge_group: z.object({ base_sha: z.string() }).optional().catch(undefined),
  before: z.string().optional().catch(undefined),
});

/** What set the workflow off. */
export interface Event {
  /** True for a pull request whose code comes from another repository, or from one that is gone. */
  readonly fromFork: boolean;
  /** The revision that the changes are made upon; undefined where the event has none. */
  readonly base?: string;
}

/** Reads the event. A payload that cannot be read counts as a fork's where the event is a pull request's. */
export async function readEvent({ env }: Runner, cwd: string): Promise<Event> {
  const isPullRequest = env.GITHUB_EVENT_NAME?.startsWith('pull_request') ?? false;
  const { pull_request, merge_group, before } = payload.catch({}).parse(payloadOf(env.GITHUB_EVENT_PATH));
  if (pull_request) {
    const { head, base } = pull_request;
    const fromFork = head.repo?.full_name !== base.repo.full_name;
    return { fromFork, base: (await isMergeCheckout(env.GITHUB_SHA, cwd)) ? 'HEAD^1' : base.sha };
  }
  const revision = merge_group?.base_sha ?? before;
  return { fromFork: isPullRequest, ...(revision !== undefined && !/^0*$/.test(revision) && { base: revision }) };
}

/** A pull request is checked out as its merge into the base, whose first parent is the base: one more commit of history will do. */
async function isMergeCheckout(sha: string | undefined, cwd: string): Promise<boolean> {
  const head = await git(cwd, ['rev-parse', 'HEAD']);
  return typeof head === 'string' && head.trim() === sha;
}

function payloadOf(path: string | undefined): unknown {
  try {
    return JSON.parse(readFileSync(path ?? '', 'utf8'));
  } catch {
    return undefined;
  }
}
