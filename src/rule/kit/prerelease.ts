import prerelease from 'semver/functions/prerelease.js';
import { exactVersion } from '../index.ts';

/** What makes a version a prerelease, such as `rc.1`; undefined where it is none, or no version. */
export function prereleaseTag(version: string): string | undefined {
  const exact = version.includes('-') ? exactVersion(version) : undefined;
  return exact === undefined ? undefined : prerelease(exact)?.join('.');
}
