import { boundedClosest } from '../../../data/closest.ts';

/** A rule may ask for thousands of nodes. Real manifests have fewer typos than this. */
const maxQuestions = 20;

/**
 * Builds a function that finds the name which a misspelled word most likely means. After `maxQuestions` calls it returns
 * undefined.
 */
export function closestAmong(names: readonly string[]): (word: string) => string | undefined {
  const near = boundedClosest(maxQuestions);
  return (word) => near(word, names);
}
