import { editDistance } from './edit-distance.ts';

/** The most edits that still count as a misspelling, however long the word is. A larger distance is not even computed. */
const maxEdits = 4;

/** The candidate that a misspelt word most likely meant, or undefined if none is within `maxDistance` edits. */
export function closest(word: string, candidates: Iterable<string>, maxDistance?: number): string | undefined {
  const wanted = word.slice(0, 100).toLowerCase();
  let best: string | undefined;
  let bound = Math.min(maxDistance ?? Math.max(wanted.length > 3 ? 2 : 1, Math.floor(wanted.length / 3)), maxEdits);
  for (const candidate of candidates) {
    const far = editDistance(wanted, candidate.toLowerCase(), bound);
    if (far <= bound) [best, bound] = [candidate, far - 1];
  }
  return best;
}

/** Limits on what is compared: real data stays below them, and hostile data must not cost time. */
export const compareLimits = { candidates: 500, words: 100 } as const;

/** Like `closest` for many words, but looks only at the first words and at the first candidates of each. */
export function boundedClosest(
  maxWords: number = compareLimits.words,
): (word: string, candidates: readonly string[]) => string | undefined {
  let words = 0;
  return (word, candidates) =>
    words++ < maxWords ? closest(word, candidates.slice(0, compareLimits.candidates)) : undefined;
}

/** The candidate that a name most likely meant: a similar one, its plural, or one that it abbreviates, such as `desc`. */
export function meantBy(name: string, candidates: Iterable<string>, maxDistance?: number): string | undefined {
  const all = [...candidates];
  const near = closest(name, all, maxDistance);
  if (near !== undefined || name.length < 4) return near;
  const beginning = name.toLowerCase().replace(/y$/, '');
  const longer = all.filter((candidate) => candidate.toLowerCase().startsWith(beginning));
  const [shortest] = longer.toSorted((a, b) => a.length - b.length);
  return shortest !== undefined && longer.every((one) => one.startsWith(shortest)) ? shortest : undefined;
}

/** The end of a message that suggests what was meant. */
export const didYouMean = (meant: string | undefined): string =>
  meant === undefined ? '' : ` Did you mean \`${meant}\`?`;
