import semverParse from 'semver/functions/parse.js';

/** Fast path for three plain numbers: most versions match, and the semver parser takes milliseconds to load. */
const plain = /^(?:0|[1-9]\d{0,14})(?:\.(?:0|[1-9]\d{0,14})){2}$/;

/**
 * Returns the exact semver version that a string means, without surrounding spaces and a leading `v` or `=`; undefined for a
 * range, a tag or anything else.
 */
export function exactVersion(text: string): string | undefined {
  const bare = text.trim().replace(/^[=v\s]+/i, '');
  return plain.test(bare) ? bare : semverParse(bare)?.raw;
}

/** The step from one version to another; `down` if the second one is lower. */
export type VersionStep = 'none' | 'patch' | 'minor' | 'major' | 'down';

/**
 * Returns the step from `base` to `head`. `none` if they are equal or if either is not a version. A prerelease promises no
 * stability, so the step from a prerelease to any higher version is `major`.
 */
export function versionStep(base: string, head: string): VersionStep {
  const [before, after] = [base, head].map((text) => semverParse(exactVersion(text)));
  if (!before || !after) return 'none';
  const order = before.compare(after);
  if (order !== -1) return order === 0 ? 'none' : 'down';
  if (before.prerelease.length > 0) return 'major';
  return (['major', 'minor'] as const).find((part) => before[part] !== after[part]) ?? 'patch';
}
