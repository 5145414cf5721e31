import type { Dice } from '../document/arbitraries.ts';

/** What is at a path: a file, a folder, a symlink, or a pipe that nobody writes to. */
export type Entry = string | Uint8Array | 'a folder' | 'a pipe' | { readonly link: string };

/** A folder, and the arguments to run hublint with. */
export interface Case {
  /** By path, relative to the folder. */
  readonly files: Readonly<Record<string, Entry>>;
  readonly args: readonly string[];
  /** Manifest files with the same data: they must have the same findings, and fixes must have the same result. */
  readonly same?: readonly string[];
  /** A definition in TypeScript: its findings must also be found in the output of `print`. */
  readonly printed?: string;
}

/** Generates cases of one kind; the same dice give the same case. */
export type Kind = (dice: Dice) => Case;

export const folder = 'a folder';
export const pipe = 'a pipe';

export const oneOf = <T>(list: readonly [T, ...T[]] | readonly T[], dice: Dice): T => {
  const one = list[dice(list.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
};

/** Returns the seed of a case, so that a case can be generated without those before it. */
export const seedOf = (seed: number, number: number): number =>
  (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(number + 1, 0xc2b2ae35)) >>> 0;
