import prerelease from 'semver/functions/prerelease.js';
import { exactVersion } from '../index.ts';

/** Returns the prerelease part of a version, such as `rc.1`; undefined if it has none or is not a version. */
export function prereleaseTag(version: string): string | undefined {
  const exact = version.includes('-') ? exactVersion(version) : undefined;
  return exact === undefined ? undefined : prerelease(exact)?.join('.');
}
