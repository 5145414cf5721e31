import { versionAfter } from '../../engine/compare/verdict.ts';
import type { Compared } from '../../engine/result/result.ts';
import { exactVersion } from '../../rule/version.ts';
import type { OpenedManifest } from '../check/opened-manifest.ts';
import { compareTargets } from '../compare.ts';
import type { Run } from '../open-run.ts';
import type { RunEnvironment } from '../run-environment.ts';
import type { NameAndVersion, PreflightCheck } from './check.ts';

/** The integration to publish. */
export interface PublishCandidate {
  /** The target as given. */
  readonly target: string;
  readonly opened: OpenedManifest;
  readonly called: NameAndVersion;
}

export interface PreflightChanges {
  readonly check: PreflightCheck;
  /** The verdict on the latest public version and this one; absent if none is public yet. */
  readonly compare?: Compared;
  /** The version after the latest one that the changes need; absent if none is public yet. */
  readonly next?: string;
}

/** Checks what changed since the latest public version, and whether the version bump covers it. */
export async function changesAt(
  run: Run,
  { target, opened, called: { name } }: PublishCandidate,
  { cwd, notice }: RunEnvironment,
): Promise<PreflightChanges> {
  if (name === undefined) return { check: changesCheck('unknown', 'The hub cannot be asked for this name.') };
  const base = `hub:${name}@latest`;
  const asked = { base, opened, requireBump: true, mayBeNew: true };
  let compare: Compared | undefined;
  // Without its notice that the integration is new: the check below says so.
  for await (const result of compareTargets(run, asked, { cwd, ...(notice && { notice: () => {} }) })) {
    compare = result.compare;
  }
  if (compare === undefined) return { check: changesCheck('fine', `No version of \`${name}\` is public yet.`) };
  const latest = compare.base.version ?? '';
  const next = versionAfter(latest, compare.needed === 'none' ? 'patch' : compare.needed);
  const how = `\`hublint compare ${base} ${target}\` shows them.`;
  return { check: checkOf(compare, { latest, next, how }), compare, ...(next !== undefined && { next }) };
}

interface PublicVersion {
  readonly latest: string;
  readonly next: string | undefined;
  /** A sentence that says how to see the changes. */
  readonly how: string;
}

function checkOf(
  { head, needed, actual, enough, suggested }: Compared,
  { latest, next, how }: PublicVersion,
): PreflightCheck {
  if (actual === 'down') {
    return changesCheck('unknown', `The latest public version is \`${latest}\`, above this one: nothing was compared.`);
  }
  if (actual === 'none' && needed === 'none') {
    return changesCheck('fine', `Since \`${latest}\` nothing changed that requires a new version.`);
  }
  if (exactVersion(head.version ?? '') === undefined) {
    const takes = next === undefined ? '' : `: \`${next}\``;
    return changesCheck(
      'unknown',
      `The version is not known. Since \`${latest}\` the changes require a ${needed} bump${takes}. ${how}`,
    );
  }
  if (actual === 'none') {
    return changesCheck(
      'stops',
      `Since \`${latest}\` the changes require a ${needed} bump, but the version was not raised. ${how}`,
    );
  }
  const asking = needed === 'none' ? 'none' : `a ${needed} one`;
  const step = `From \`${latest}\` it is a ${actual} bump, and the changes require ${asking}`;
  return enough
    ? changesCheck('fine', `${step}.`)
    : changesCheck('stops', `${step}: take \`${suggested ?? next}\`. ${how}`);
}

const changesCheck = (outcome: PreflightCheck['outcome'], text: string): PreflightCheck => ({
  about: 'changes',
  outcome,
  text,
});
