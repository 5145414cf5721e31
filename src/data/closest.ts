import { editDistance } from './edit-distance.ts';

/** The candidate that a misspelt word most likely meant, or undefined where none is near; `most` errors where that is given. */
export function closest(word: string, candidates: Iterable<string>, most?: number): string | undefined {
  const wanted = word.slice(0, 100).toLowerCase();
  let best: string | undefined;
  let bound = most ?? Math.max(1, Math.floor(wanted.length / 3));
  for (const candidate of candidates) {
    const far = editDistance(wanted, candidate.toLowerCase(), bound);
    if (far <= bound) [best, bound] = [candidate, far - 1];
  }
  return best;
}

/** How a message ends that knows what was meant. */
export const didYouMean = (meant: string | undefined): string =>
  meant === undefined ? '' : ` Did you mean \`${meant}\`?`;
