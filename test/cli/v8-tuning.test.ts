import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { expect, it } from 'vitest';
import { flagsFor, knownVersions } from '../../src/cli/v8-tuning.ts';

const version = process.versions.v8.split('.', 2).join('.');

/** The default of each flag of this V8, as a command-line option. */
const defaults = () =>
  new Set(
    [...execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' }).matchAll(/default: (--\S+)/g)].map(
      ([, flag]) => flag,
    ),
  );

it('knows the versions of V8 that the supported versions of Node have', () => {
  expect(knownVersions).toEqual(['11.3', '12.4', '13.6', '14.6']);
});

const amounts = ['few', 'definitions', 'data'] as const;

it.skipIf(!knownVersions.includes(version))('restores this V8’s defaults, and changes each of them', () => {
  const usual = defaults();
  const flags = new Map(amounts.flatMap((amount) => flagsFor(amount, version)));
  for (const [wanted, back] of flags) {
    expect(usual).toContain(back);
    // V8 prints an error for an unknown flag.
    expect(execFileSync(process.execPath, [wanted, '-e', ''], { encoding: 'utf8' })).toBe('');
  }
  expect([...flags.keys()].filter((wanted) => usual.has(wanted))).toEqual([]);
});

it('lets the young generation grow faster if the version of V8 limits its size', () => {
  const growing = (amount: (typeof amounts)[number], version: string) =>
    flagsFor(amount, version).flatMap(([wanted]) => wanted.match(/(?<=^--semi-space-growth-factor=)\d$/) ?? []);
  expect(amounts.map((amount) => growing(amount, '11.3'))).toEqual([['1'], ['8'], ['8']]);
  expect(amounts.map((amount) => growing(amount, '13.6'))).toEqual([['1'], [], []]);
});

it('sets no flags for an unknown version of V8', () => {
  for (const amount of amounts) expect(flagsFor(amount, '99.1')).toEqual([]);
});
