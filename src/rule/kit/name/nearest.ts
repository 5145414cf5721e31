import { closestOfFew } from '../../../data/closest.ts';

/** A rule may ask for thousands of nodes. Real manifests have fewer typos than this. */
const mostQuestions = 20;

/**
 * Builds a function that finds the name which a misspelled word most likely means. After `mostQuestions` calls it returns
 * undefined.
 */
export function nearestAmong(names: readonly string[]): (word: string) => string | undefined {
  const near = closestOfFew(mostQuestions);
  return (word) => near(word, names);
}
