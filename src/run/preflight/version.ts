import { NothingFound } from '../../engine/known-error.ts';
import { exactVersion } from '../../rule/version.ts';
import { oneSource } from '../check/one-source.ts';
import type { Run } from '../open-run.ts';
import type { PreflightChanges } from './changes.ts';
import type { NameAndVersion, PreflightCheck } from './check.ts';

/** Checks whether the version is taken: a public version cannot be changed. Source: platform API, section 3. */
export async function versionCheck(
  run: Run,
  { name, version }: NameAndVersion,
  { next }: PreflightChanges,
): Promise<PreflightCheck> {
  const createCheck = (outcome: PreflightCheck['outcome'], text: string): PreflightCheck => ({
    about: 'version',
    outcome,
    text,
  });
  if (name === undefined || version === undefined || exactVersion(version) !== version) {
    return createCheck(
      'unknown',
      'The name or the exact version is not known, so hublint cannot check whether it is taken.',
    );
  }
  if (!(await isPublic(run, name, version)))
    return createCheck('fine', `\`${version}\` is not taken by a public version.`);
  const stops = createCheck(
    'stops',
    `\`${version}\` is already public, and cannot be updated: publish another version.`,
  );
  if (next === undefined || (await isPublic(run, name, next))) return stops;
  return { ...stops, text: `${stops.text} \`${next}\` is free.`, suggested: next };
}

async function isPublic(run: Run, name: string, version: string): Promise<boolean> {
  try {
    await run.open(await oneSource(run, `hub:${name}@${version}`));
    return true;
  } catch (error) {
    if (error instanceof NothingFound) return false;
    throw error;
  }
}
