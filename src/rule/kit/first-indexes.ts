import { cachedForRecent } from '../../data/once.ts';

type Texts = readonly (string | undefined)[];

/** Returns the first index of each string in a list. Cached: searching a long list for each item would be quadratic. */
export const firstIndexes = cachedForRecent((texts: Texts): ReadonlyMap<string | undefined, number> => {
  const indexes = new Map<string | undefined, number>();
  for (const [index, text] of texts.entries()) if (!indexes.has(text)) indexes.set(text, index);
  return indexes;
}, 10);
