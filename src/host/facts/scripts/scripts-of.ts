import { scriptsIn } from '../../../engine/walk/scripts.ts';

/** The scripts of a manifest of whatever shape, each once. */
export const scriptsOf = (data: object): readonly string[] => [
  ...new Set([...scriptsIn(data)].map(({ text }) => text)),
];
