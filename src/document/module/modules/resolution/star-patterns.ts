import { addToList } from '../../../../data/lists.ts';
import { onceFor } from '../../../../data/once.ts';

/** A pattern that fits a text, and what the text has in place of its star; empty where it has none. */
export interface Match<T> {
  readonly pattern: string;
  readonly star: string;
  readonly target: T;
}

/**
 * What fits best among patterns with no more than one star each: the text itself, else the pattern with the longest
 * part before its star, and of those the longest. That is how Node.js reads `exports`, and esbuild `paths`, too.
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

/** Where patterns stand in their list: by all of them, and by what is before a star, of which the longest come first. */
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

/** What a text has in place of the star of a pattern; undefined where the pattern does not fit, or has no star. */
export function starIn(pattern: string, text: string): string | undefined {
  const [before = '', after] = pattern.split('*');
  if (after === undefined || text.length < before.length + after.length) return undefined;
  const fits = text.startsWith(before) && text.endsWith(after);
  return fits ? text.slice(before.length, text.length - after.length) : undefined;
}
