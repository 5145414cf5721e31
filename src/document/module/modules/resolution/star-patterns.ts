import { addToList } from '../../../../data/lists.ts';
import { onceFor } from '../../../../data/once.ts';

/** The pattern that matches a text, and the part of the text that its star matches; empty if it has none. */
export interface Match<T> {
  readonly pattern: string;
  readonly star: string;
  readonly target: T;
}

/**
 * Returns the best match among patterns with at most one star each: the text itself, else the pattern with the longest part
 * before its star, and among those the longest pattern. Node.js matches `exports` in this way, and esbuild also `paths`.
 */
export function bestMatch<T>(patterns: readonly (readonly [string, T])[], text: string): Match<T> | undefined {
  const { whole, starred, lengths } = sorted(patterns);
  for (const length of [undefined, ...lengths]) {
    const places = length === undefined ? whole.get(text) : starred.get(text.slice(0, length));
    for (const place of places ?? []) {
      const [pattern, target] = patterns[place] ?? [];
      const star = pattern === text ? '' : starIn(pattern ?? '', text);
      if (pattern !== undefined && target !== undefined && star !== undefined) return { pattern, star, target };
    }
  }
  return undefined;
}

/** Indexes patterns by their full text, and by the part before the star, longest first. */
const sorted = onceFor((patterns: readonly (readonly [string, unknown])[]) => {
  const [whole, starred] = [new Map<string, number[]>(), new Map<string, number[]>()];
  for (const [place, [pattern]] of patterns.entries()) {
    addToList(whole, pattern, place);
    if (pattern.includes('*')) addToList(starred, pattern.slice(0, pattern.indexOf('*')), place);
  }
  const lengths = [...new Set([...starred.keys()].map(({ length }) => length))].sort((a, b) => b - a);
  const lengthOf = (place: number) => patterns[place]?.[0].length ?? 0;
  for (const places of starred.values()) places.sort((a, b) => lengthOf(b) - lengthOf(a));
  return { whole, starred, lengths };
});

/** Returns the part of a text that the star of a pattern matches; undefined if the pattern does not match, or has no star. */
export function starIn(pattern: string, text: string): string | undefined {
  const [before = '', after] = pattern.split('*');
  if (after === undefined || text.length < before.length + after.length) return undefined;
  const fits = text.startsWith(before) && text.endsWith(after);
  return fits ? text.slice(before.length, text.length - after.length) : undefined;
}
