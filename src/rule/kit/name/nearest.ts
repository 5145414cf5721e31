import { closestOfFew } from '../../../data/closest.ts';

/** A rule asks of each of thousands of nodes: real manifests have fewer slips. */
const mostQuestions = 20;

/** Finds what was meant by words that are not among some names. It is asked so often, and says nothing from there on. */
export function nearestAmong(names: readonly string[]): (word: string) => string | undefined {
  const near = closestOfFew(mostQuestions);
  return (word) => near(word, names);
}
