import { bounds } from '../bounds.ts';

/** What is said of a definition that is too much to be read. */
export const excesses = {
  'too-deep': `Values nest no deeper than ${bounds.depth} levels.`,
  'too-many-nodes': `There are no more than ${bounds.nodes} names and values.`,
} as const;
