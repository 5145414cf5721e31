import { isFrom, type SdkVersion, type VersionBounds, versionFrom } from '../version/version.ts';

/**
 * Returns why an SDK lacks what other versions have: `version 7.2.4 of the SDK` and `it was removed in 1.3.0`. Undefined if it
 * has it or may have it: in some version of a range's major, or in sources of the SDK that are ahead of their version.
 */
export function missingFromVersion(
  { since, before }: VersionBounds,
  sdk: SdkVersion,
): { whose: string; when: string } | undefined {
  const { exact, major, isSource } = sdk;
  const isTooNew = since !== undefined && !isFrom(sdk, since);
  const bound = isTooNew ? since : before;
  const isLacking = isTooNew || (before !== undefined && isFrom(sdk, before));
  if (bound === undefined || !isLacking) return undefined;
  const mayHave = exact === undefined || (isTooNew && isSource);
  if (mayHave && versionFrom(bound).major === major) return undefined;
  const when = isTooNew ? `it was added in ${bound}` : `it was removed in ${bound}`;
  return { whose: `version ${exact ?? `${major}.x`} of the SDK`, when };
}
