import semverInc from 'semver/functions/inc.js';
import semverParse from 'semver/functions/parse.js';
import { exactVersion } from '../../rule/version.ts';
import { isSufficient, type NeededBump } from './steps.ts';

export const largestStep = (all: Iterable<NeededBump>): NeededBump =>
  [...all].reduce((one, other) => (isSufficient(one, other) ? one : other), 'none');

/** The bump that a change needs after this version. Below 1.0.0, a minor replaces a major, and a patch a minor. */
export function bumpAfter(bump: NeededBump, base: string): NeededBump {
  if (semverParse(exactVersion(base))?.major !== 0) return bump;
  return bump === 'major' ? 'minor' : bump === 'minor' ? 'patch' : bump;
}

/** The version after a step; undefined if the base version is not valid. */
export function versionAfter(base: string, step: NeededBump): string | undefined {
  const version = exactVersion(base);
  return version === undefined || step === 'none' ? version : (semverInc(version, step) ?? undefined);
}
