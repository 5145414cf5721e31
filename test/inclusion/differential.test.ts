import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import type { Data } from '../../src/data/objects.ts';
import { type Difference, differencesOf } from '../../src/inclusion/index.ts';
import { Chance, changedSchema, rootOf } from './schemas.ts';
import { Values } from './values.ts';

/** How many pairs are tried. */
const pairs = Number(process.env.HUBLINT_INCLUSION_PAIRS ?? 300);
const samples = 200;

const ajv = new Ajv({ strict: false, validateSchema: false, logger: false, code: { optimize: false } });
addFormats.default(ajv);

interface Tally {
  compatible: number;
  breaking: number;
  unknown: number;
  /** Values that were tried on compatible pairs. */
  values: number;
  /** Pairs of schemas that no validator compiles. */
  void: number;
  readonly reasons: Record<string, number>;
  readonly wrong: unknown[];
}

test.each(['absent', 'any'] as const)(
  'answers hold under a validator where undeclared is %s',
  (undeclared) => {
    const tally: Tally = { compatible: 0, breaking: 0, unknown: 0, values: 0, void: 0, reasons: {}, wrong: [] };
    for (let seed = 1; seed <= pairs; seed += 1) {
      const chance = new Chance(seed * 7919 + (undeclared === 'any' ? 1 : 0));
      const sub = rootOf(chance);
      const sup = chance.rarely(8) ? rootOf(chance) : changedSchema(sub, chance);
      tryPair(chance.rarely(2) ? [sub, sup] : [sup, sub], { undeclared, chance, tally, seed });
    }
    const { wrong, ...figures } = tally;
    if (process.env.HUBLINT_INCLUSION_PAIRS) console.log(undeclared, figures);
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(tally.compatible).toBeGreaterThan(pairs * 0.15);
    expect(tally.breaking).toBeGreaterThan(pairs * 0.25);
    expect(tally.values).toBeGreaterThan(tally.compatible * 50);
    expect(tally.unknown).toBeLessThan(pairs * 0.1);
  },
  600_000,
);

interface Trial {
  readonly undeclared: 'absent' | 'any';
  readonly chance: Chance;
  readonly tally: Tally;
  readonly seed: number;
}

function tryPair([sub, sup]: readonly [Data, Data], { undeclared, chance, tally, seed }: Trial): void {
  const validators = compiled(sub, sup);
  if (validators === undefined) {
    tally.void += 1;
    return;
  }
  const [accepts, takes] = validators;
  const differences = differencesOf(
    { root: sub, path: [] },
    { root: sup, path: [] },
    { undeclared, defaulted: 'required' },
  );
  for (const difference of differences) {
    if (difference.kind !== 'breaking') continue;
    if (accepts(difference.witness) && !takes(difference.witness)) continue;
    tally.wrong.push({ seed, sub, sup, difference });
  }
  tally[verdictOf(differences)] += 1;
  for (const { kind, reason } of differences) {
    if (kind === 'unknown' && verdictOf(differences) === 'unknown')
      tally.reasons[reason] = (tally.reasons[reason] ?? 0) + 1;
  }
  if (differences.length > 0) return;
  const values = new Values(sub, chance, { undeclared: undeclared === 'any' });
  let valid = 0;
  for (let tries = 0; tries < samples * 5 && valid < samples; tries += 1) {
    const value = values.one();
    if (!accepts(value)) continue;
    valid += 1;
    if (!takes(value)) {
      tally.wrong.push({ seed, sub, sup, counterexample: value });
      break;
    }
  }
  tally.values += valid;
}

function compiled(sub: Data, sup: Data): readonly [ValidateFunction, ValidateFunction] | undefined {
  try {
    return [ajv.compile(sub), ajv.compile(sup)];
  } catch {
    return undefined;
  }
}

const verdictOf = (differences: readonly Difference[]): 'compatible' | 'breaking' | 'unknown' => {
  if (differences.length === 0) return 'compatible';
  return differences.some(({ kind }) => kind === 'breaking') ? 'breaking' : 'unknown';
};
