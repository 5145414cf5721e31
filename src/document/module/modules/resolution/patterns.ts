/** A pattern that fits a text, and what the text has in place of its star; empty where it has none. */
export interface Match<T> {
  readonly pattern: string;
  readonly star: string;
  readonly target: T;
}

/**
 * What fits best among patterns with no more than one star each: the text itself, else the pattern with the longest
 * part before its star. That is how TypeScript reads `paths`, and Node.js `exports`.
 */
export function bestMatch<T>(patterns: readonly (readonly [string, T])[], text: string): Match<T> | undefined {
  let best: Match<T> | undefined;
  for (const [pattern, target] of patterns) {
    if (pattern === text) return { pattern, star: '', target };
    const star = starIn(pattern, text);
    const isBetter = best === undefined || pattern.indexOf('*') > best.pattern.indexOf('*');
    if (star !== undefined && isBetter) best = { pattern, star, target };
  }
  return best;
}

/** What a text has in place of the star of a pattern; undefined where the pattern does not fit, or has no star. */
export function starIn(pattern: string, text: string): string | undefined {
  const [before = '', after] = pattern.split('*');
  if (after === undefined || text.length < before.length + after.length) return undefined;
  const fits = text.startsWith(before) && text.endsWith(after);
  return fits ? text.slice(before.length, text.length - after.length) : undefined;
}
