import { distance } from 'fastest-levenshtein';

/** The candidate that a misspelt word most likely meant, or undefined where none is near; `most` errors where that is given. */
export function closest(word: string, candidates: Iterable<string>, most?: number): string | undefined {
  const wanted = word.slice(0, 100).toLowerCase();
  let best: string | undefined;
  // Two letters swapped count as two errors: `nmae` is to find `name`.
  let bound = (most ?? Math.max(wanted.length > 3 ? 2 : 1, Math.floor(wanted.length / 3))) + 1;
  for (const candidate of candidates) {
    const far = distance(wanted, candidate.toLowerCase());
    if (far < bound) [best, bound] = [candidate, far];
  }
  return best;
}

/** How a message ends that knows what was meant. */
export const didYouMean = (meant: string | undefined): string =>
  meant === undefined ? '' : ` Did you mean \`${meant}\`?`;
