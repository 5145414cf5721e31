import { scriptsIn } from '../../../engine/walk/scripts.ts';

/** Returns the scripts of a manifest of any shape, each once. */
export const scriptsOf = (data: object): readonly string[] => [
  ...new Set([...scriptsIn(data)].map(({ text }) => text)),
];
