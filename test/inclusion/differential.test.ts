import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import type { Data } from '../../src/data/objects.ts';
import { type Difference, differencesOf } from '../../src/inclusion/index.ts';
import { withoutContains } from './plain.ts';
import { Chance, changedSchema, rootOf } from './schemas.ts';
import { isSent } from './sent.ts';
import { Values } from './values.ts';

/** The number of pairs, and of the first one. */
const pairs = Number(process.env.HUBLINT_INCLUSION_PAIRS ?? 300);
const first = Number(process.env.HUBLINT_INCLUSION_FIRST ?? 1);
const samples = 200;

const options = { strict: false, validateSchema: false, logger: false, code: { optimize: false } } as const;
const freshValidator = () => addFormats.default(new Ajv(options));

interface Tally {
  compatible: number;
  breaking: number;
  unknown: number;
  /** Values checked on compatible pairs. */
  values: number;
  /** Pairs with a schema that the validator cannot compile. */
  void: number;
  readonly reasons: Record<string, number>;
  readonly wrong: unknown[];
}

test.each(['absent', 'any'] as const)(
  'results agree with a validator if undeclared is %s',
  (undeclared) => {
    const tally: Tally = { compatible: 0, breaking: 0, unknown: 0, values: 0, void: 0, reasons: {}, wrong: [] };
    let ajv = freshValidator();
    for (let seed = first; seed < first + pairs; seed += 1) {
      // A validator caches all schemas it has compiled.
      if (seed % 200 === 0) ajv = freshValidator();
      const chance = new Chance(seed * 7919 + (undeclared === 'any' ? 1 : 0));
      const sub = rootOf(chance);
      const sup = chance.rarely(8) ? rootOf(chance) : changedSchema(sub, chance);
      tryPair(chance.rarely(2) ? [sub, sup] : [sup, sub], { undeclared, ajv, chance, tally, seed });
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
  readonly ajv: Ajv;
  readonly chance: Chance;
  readonly tally: Tally;
  readonly seed: number;
}

function tryPair([sub, sup]: readonly [Data, Data], { undeclared, ajv, chance, tally, seed }: Trial): void {
  const validators = compiled(ajv, sub, sup);
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
    if (!takes(value) && (undeclared === 'any' || isSent(sub, value, meetsIn(ajv, sub)))) {
      tally.wrong.push({ seed, sub, sup, counterexample: value });
      break;
    }
  }
  tally.values += valid;
}

function compiled(ajv: Ajv, sub: Data, sup: Data): readonly [ValidateFunction, ValidateFunction] | undefined {
  try {
    return [ajv.compile(plainOf(sub)), ajv.compile(plainOf(sup))];
  } catch {
    return undefined;
  }
}

const plainOf = (schema: Data): Data => withoutContains(schema) as Data;

const meetsIn =
  (ajv: Ajv, { definitions }: Data) =>
  (part: unknown, value: unknown): boolean =>
    ajv.validate(plainOf({ allOf: [part], definitions }), value);

const verdictOf = (differences: readonly Difference[]): 'compatible' | 'breaking' | 'unknown' => {
  if (differences.length === 0) return 'compatible';
  return differences.some(({ kind }) => kind === 'breaking') ? 'breaking' : 'unknown';
};
