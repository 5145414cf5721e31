import { closest } from '../../data/closest.ts';

/** More than these are not compared: real manifests have fewer, and hostile ones are to take no time. */
const most = { names: 500, questions: 20 } as const;

/** Finds what was meant by words that are not among some names. It is asked so often, and says nothing from there on. */
export function nearestAmong(names: readonly string[]): (word: string) => string | undefined {
  const known = names.slice(0, most.names);
  let questions = 0;
  return (word) => (questions++ < most.questions ? closest(word, known) : undefined);
}
