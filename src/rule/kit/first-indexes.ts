import { onceForRecent } from '../../data/once.ts';

type Texts = readonly (string | undefined)[];

/** Where each text of a list stands first. A long list is not to be searched for each of them. */
export const firstIndexes = onceForRecent((texts: Texts): ReadonlyMap<string | undefined, number> => {
  const indexes = new Map<string | undefined, number>();
  for (const [index, text] of texts.entries()) if (!indexes.has(text)) indexes.set(text, index);
  return indexes;
}, 10);
