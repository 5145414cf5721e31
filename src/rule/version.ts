import semverParse from 'semver/functions/parse.js';

/**
 * The exact semver version that a text means: the text itself where it is exact already, otherwise what is left
 * without a leading `v` or `=` and without spaces; undefined where it is a range, a tag or anything else.
 */
export function exactVersion(text: string): string | undefined {
  const bare = text.trim().replace(/^[=v\s]+/i, '');
  return semverParse(bare)?.raw;
}
