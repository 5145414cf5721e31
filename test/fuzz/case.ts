import type { Dice } from '../document/arbitraries.ts';

/** What stands at a path: a file, a folder, a link, or a pipe that nobody writes into. */
export type Entry = string | Uint8Array | 'a folder' | 'a pipe' | { readonly link: string };

/** A folder, and what hublint is asked to do in it. */
export interface Case {
  /** By path, relative to the folder. */
  readonly files: Readonly<Record<string, Entry>>;
  readonly args: readonly string[];
  /** Files of manifests that hold the same data: what is found in them is the same, and so is what fixes make of them. */
  readonly same?: readonly string[];
  /** A definition in TypeScript: what is found in it is found in what `print` says of it, too. */
  readonly printed?: string;
}

/** Makes cases of one kind; the same dice, the same case. */
export type Kind = (dice: Dice) => Case;

export const folder = 'a folder';
export const pipe = 'a pipe';

export const oneOf = <T>(list: readonly [T, ...T[]] | readonly T[], dice: Dice): T => {
  const one = list[dice(list.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
};

/** A case's own dice: each case can be made without those before it. */
export const seedOf = (seed: number, number: number): number =>
  (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(number + 1, 0xc2b2ae35)) >>> 0;
