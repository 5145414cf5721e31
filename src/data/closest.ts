import { editDistance } from './edit-distance.ts';

/** More slips than these are another word, however long it is; and no time goes into counting them. */
const mostSlips = 4;

/** The candidate that a misspelt word most likely meant, or undefined where none is near; `most` errors where that is given. */
export function closest(word: string, candidates: Iterable<string>, most?: number): string | undefined {
  const wanted = word.slice(0, 100).toLowerCase();
  let best: string | undefined;
  let bound = Math.min(most ?? Math.max(wanted.length > 3 ? 2 : 1, Math.floor(wanted.length / 3)), mostSlips);
  for (const candidate of candidates) {
    const far = editDistance(wanted, candidate.toLowerCase(), bound);
    if (far <= bound) [best, bound] = [candidate, far - 1];
  }
  return best;
}

/** More than these are not compared: real data has fewer, and hostile data is to take no time. */
export const few = { candidates: 500, words: 100 } as const;

/** The same for many words, of which the first are looked at, and the first of their candidates. */
export function closestOfFew(
  most: number = few.words,
): (word: string, candidates: readonly string[]) => string | undefined {
  let words = 0;
  return (word, candidates) => (words++ < most ? closest(word, candidates.slice(0, few.candidates)) : undefined);
}

/** The candidate that a name most likely meant: one that is near, its plural, or one of which it is short, such as `desc`. */
export function meantBy(name: string, candidates: Iterable<string>, most?: number): string | undefined {
  const all = [...candidates];
  const near = closest(name, all, most);
  if (near !== undefined || name.length < 4) return near;
  const beginning = name.toLowerCase().replace(/y$/, '');
  const longer = all.filter((candidate) => candidate.toLowerCase().startsWith(beginning));
  const [shortest] = longer.toSorted((a, b) => a.length - b.length);
  return shortest !== undefined && longer.every((one) => one.startsWith(shortest)) ? shortest : undefined;
}

/** How a message ends that knows what was meant. */
export const didYouMean = (meant: string | undefined): string =>
  meant === undefined ? '' : ` Did you mean \`${meant}\`?`;
