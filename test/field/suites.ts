import { existsSync } from 'node:fs';
import { describe, test } from 'vitest';

/**
 * Tests that hold hublint against a published test suite, a clone of which an environment variable names; where it
 * names none, one test that is skipped says so.
 */
export function describeSuite(variable: string, repository: string, register: (folder: string) => void): void {
  const folder = process.env[variable];
  if (folder !== undefined && existsSync(folder)) describe(repository, () => register(folder));
  else test.skip(`${repository}: skipped, as ${variable} names no folder with a clone of it`, () => {});
}

type Entry = readonly [verdict: string, name: string];

/** What was found, in an order that does not depend on who lists it. */
export const byVerdict = (found: readonly Entry[]): readonly string[] =>
  found.map(([verdict, name]) => `${verdict}: ${name}`).sort();

export const entriesOf = (known: Readonly<Record<string, readonly string[]>>): readonly Entry[] =>
  Object.entries(known).flatMap(([verdict, names]) => names.map((name) => [verdict, name] as const));
