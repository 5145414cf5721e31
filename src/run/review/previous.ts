import { KnownError } from '../../engine/known-error.ts';
import type { FileResult } from '../../engine/result/result.ts';
import type { Previous } from '../../engine/review/review-facts.ts';
import { isName } from '../../host/hub/reference.ts';
import { hasToken } from '../../host/hub/token.ts';
import { exactVersion } from '../../rule/version.ts';
import type { OpenedManifest } from '../check/opened-manifest.ts';
import { compareTargets } from '../compare.ts';
import type { Run } from '../open-run.ts';
import type { RunEnvironment } from '../run-environment.ts';

const byHand = '`--against` can name it.';

/** Compares with the previous version: the given one, or the highest public one below this. */
export async function previousOf(
  run: Run,
  opened: OpenedManifest,
  against: string | undefined,
  environment: RunEnvironment,
): Promise<Previous> {
  if (against !== undefined) return compared(run, { base: against, opened, mayBeNew: false }, environment);
  const { name, version } = opened.document.data ?? {};
  if (typeof name !== 'string' || !isName(name) || typeof version !== 'string' || exactVersion(version) !== version) {
    return unknown('No previous version is known: the hub cannot be asked for this name or version.');
  }
  if (!hasToken(environment.env)) {
    return unknown(`The previous version is not known: the hub requires a token, in \`HUBLINT_TOKEN\`; ${byHand}`);
  }
  try {
    return await compared(run, { base: `hub:${name}@<${version}`, opened, mayBeNew: true }, environment);
  } catch (error) {
    if (!(error instanceof KnownError)) throw error;
    return unknown(`The previous version could not be read: ${error.message} ${byHand}`);
  }
}

const unknown = (why: string): Previous => ({ kind: 'unknown', why });

interface Sides {
  readonly base: string;
  readonly opened: OpenedManifest;
  /** Whether there may be no previous version. */
  readonly mayBeNew: boolean;
}

async function compared(run: Run, { base, opened, mayBeNew }: Sides, { cwd }: RunEnvironment): Promise<Previous> {
  const asked = { base, opened, requireBump: true, mayBeNew };
  const results: FileResult[] = [];
  for await (const result of compareTargets(run, asked, { cwd })) results.push(result);
  const [result] = results;
  if (opened.document.data === undefined) return unknown('What changed is not known, as the manifest cannot be read.');
  if (result?.compare !== undefined) return { kind: 'compared', result };
  return mayBeNew
    ? { kind: 'first' }
    : unknown(`No previous version is known: \`${base}\` has no integration of this name.`);
}
