import { existsSync } from 'node:fs';
import { describe, test } from 'vitest';

/** Registers tests against a test suite whose clone an environment variable names; without it, one skipped test says so. */
export function describeSuite(variable: string, repository: string, register: (folder: string) => void): void {
  const folder = process.env[variable];
  if (folder !== undefined && existsSync(folder)) describe(repository, () => register(folder));
  else test.skip(`${repository}: skipped, as ${variable} names no folder with a clone of it`, () => {});
}

type Entry = readonly [verdict: string, name: string];

/** Returns the entries in an order that does not depend on how they were listed. */
export const byVerdict = (found: readonly Entry[]): readonly string[] =>
  found.map(([verdict, name]) => `${verdict}: ${name}`).sort();

export const entriesOf = (known: Readonly<Record<string, readonly string[]>>): readonly Entry[] =>
  Object.entries(known).flatMap(([verdict, names]) => names.map((name) => [verdict, name] as const));
