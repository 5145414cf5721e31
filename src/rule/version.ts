import semverParse from 'semver/functions/parse.js';

/** Three numbers are exact as they stand. Most versions are, and what reads all others takes milliseconds to load. */
const plain = /^(?:0|[1-9]\d{0,14})(?:\.(?:0|[1-9]\d{0,14})){2}$/;

/**
 * The exact semver version that a text means: the text itself where it is exact already, otherwise what is left
 * without a leading `v` or `=` and without spaces; undefined where it is a range, a tag or anything else.
 */
export function exactVersion(text: string): string | undefined {
  const bare = text.trim().replace(/^[=v\s]+/i, '');
  return plain.test(bare) ? bare : semverParse(bare)?.raw;
}

/** The step from one version to another; `down` where it is lower. */
export type VersionStep = 'none' | 'patch' | 'minor' | 'major' | 'down';

/**
 * The step from one version to the next. What is no version is neither above nor below another: it is none. A
 * pre-release promises nothing, so that whatever follows it is as far from it as can be.
 */
export function versionStep(base: string, head: string): VersionStep {
  const [before, after] = [base, head].map((text) => semverParse(exactVersion(text)));
  if (!before || !after) return 'none';
  const order = before.compare(after);
  if (order !== -1) return order === 0 ? 'none' : 'down';
  if (before.prerelease.length > 0) return 'major';
  return (['major', 'minor'] as const).find((part) => before[part] !== after[part]) ?? 'patch';
}
