import { isFrom, type SdkVersion, versionFrom } from '../version.ts';

/** Which versions of the SDK have something: from `since` on, before `before`. */
export interface VersionBounds {
  readonly since?: string;
  readonly before?: string;
}

/**
 * Why an SDK lacks what others have: `version 7.2.4 of the SDK` and `it went with 1.3.0`. Undefined where it has it, and for a
 * range of versions where some of its major may have it.
 */
export function untimely(
  { since, before }: VersionBounds,
  sdk: SdkVersion,
): { whose: string; when: string } | undefined {
  const { exact, major } = sdk;
  const isTooNew = since !== undefined && !isFrom(sdk, since);
  const told = isTooNew ? since : before;
  const isLacking = isTooNew || (before !== undefined && isFrom(sdk, before));
  if (told === undefined || !isLacking || (exact === undefined && versionFrom(told).major === major)) return undefined;
  const when = isTooNew ? `it came with ${told}` : `it went with ${told}`;
  return { whose: `version ${exact ?? `${major}.x`} of the SDK`, when };
}
