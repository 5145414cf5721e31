import satisfies from 'semver/functions/satisfies.js';
import minVersion from 'semver/ranges/min-version.js';
import validRange from 'semver/ranges/valid.js';

/** A version as its three numbers. */
export type VersionNumbers = readonly [major: number, minor: number, patch: number];

/** A range of realistic length is shorter. */
const longest = 200;

/** A version that no range with an upper bound allows. */
const unboundedVersion = '999999.0.0';

/**
 * Returns the version that a range in a `package.json` stands for: the lowest of the latest major version that it allows.
 * `newest` is the latest version that exists. Undefined for anything that is not a range, such as a tag or a URL.
 */
export function versionInRange(range: string, newest: VersionNumbers): VersionNumbers | undefined {
  const valid = range.length > longest ? null : validRange(range);
  if (valid === null) return undefined;
  const all = valid.split('||');
  if (satisfies(unboundedVersion, valid) && !isAfter(leastIn(all), newest)) return newest;
  for (let major = newest[0]; major >= 0; major -= 1) {
    const found = leastIn(all.map((part) => `${part} >=${major}.0.0 <${major + 1}.0.0-0`));
    if (found !== undefined) return found;
  }
  return leastIn(all);
}

/** Returns the lowest version that any of the ranges allows. */
function leastIn(ranges: readonly string[]): VersionNumbers | undefined {
  const all = ranges.map((range) => minVersion(range)).filter((least) => least !== null);
  const [least] = all.sort((one, other) => one.compare(other));
  return least && [least.major, least.minor, least.patch];
}

const isAfter = (
  [major, minor, patch]: VersionNumbers = [0, 0, 0],
  [otherMajor, otherMinor, otherPatch]: VersionNumbers,
): boolean => (major - otherMajor || minor - otherMinor || patch - otherPatch) > 0;
