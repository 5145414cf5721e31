import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import type { Data } from '../../src/data/objects.ts';
import { type Difference, differencesOf } from '../../src/inclusion/index.ts';
import { isSent } from './is-sent.ts';
import { changeRandomly, createRandomSchema, RandomChoices } from './random-schemas.ts';
import { RandomValues } from './random-values.ts';
import { withoutContains } from './without-contains.ts';

/** The number of pairs, and of the first one. */
const pairCount = Number(process.env.HUBLINT_INCLUSION_PAIRS ?? 300);
const firstSeed = Number(process.env.HUBLINT_INCLUSION_FIRST ?? 1);
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
  uncompilable: number;
  readonly reasons: Record<string, number>;
  readonly wrongResults: unknown[];
}

test.each(['absent', 'any'] as const)(
  'results agree with a validator if undeclared is %s',
  (undeclared) => {
    const tally: Tally = {
      compatible: 0,
      breaking: 0,
      unknown: 0,
      values: 0,
      uncompilable: 0,
      reasons: {},
      wrongResults: [],
    };
    let ajv = freshValidator();
    for (let seed = firstSeed; seed < firstSeed + pairCount; seed += 1) {
      // A validator caches all schemas it has compiled.
      if (seed % 200 === 0) ajv = freshValidator();
      const chance = new RandomChoices(seed * 7919 + (undeclared === 'any' ? 1 : 0));
      const sub = createRandomSchema(chance);
      const sup = chance.oneIn(8) ? createRandomSchema(chance) : changeRandomly(sub, chance);
      checkPair(chance.oneIn(2) ? [sub, sup] : [sup, sub], { undeclared, ajv, chance, tally, seed });
    }
    const { wrongResults, ...figures } = tally;
    if (process.env.HUBLINT_INCLUSION_PAIRS) console.log(undeclared, figures);
    expect(wrongResults.slice(0, 3)).toEqual([]);
    expect(tally.compatible).toBeGreaterThan(pairCount * 0.15);
    expect(tally.breaking).toBeGreaterThan(pairCount * 0.25);
    expect(tally.values).toBeGreaterThan(tally.compatible * 50);
    expect(tally.unknown).toBeLessThan(pairCount * 0.1);
  },
  600_000,
);

interface Trial {
  readonly undeclared: 'absent' | 'any';
  readonly ajv: Ajv;
  readonly chance: RandomChoices;
  readonly tally: Tally;
  readonly seed: number;
}

function checkPair([sub, sup]: readonly [Data, Data], { undeclared, ajv, chance, tally, seed }: Trial): void {
  const validators = compilePair(ajv, sub, sup);
  if (validators === undefined) {
    tally.uncompilable += 1;
    return;
  }
  const [accepts, acceptsToo] = validators;
  const differences = differencesOf(
    { root: sub, path: [] },
    { root: sup, path: [] },
    { undeclared, defaulted: 'required' },
  );
  for (const difference of differences) {
    if (difference.kind !== 'breaking') continue;
    if (accepts(difference.witness) && !acceptsToo(difference.witness)) continue;
    tally.wrongResults.push({ seed, sub, sup, difference });
  }
  tally[verdictOf(differences)] += 1;
  for (const { kind, reason } of differences) {
    if (kind === 'unknown' && verdictOf(differences) === 'unknown')
      tally.reasons[reason] = (tally.reasons[reason] ?? 0) + 1;
  }
  if (differences.length > 0) return;
  const values = new RandomValues(sub, chance, { undeclared: undeclared === 'any' });
  let valid = 0;
  for (let tries = 0; tries < samples * 5 && valid < samples; tries += 1) {
    const value = values.createOne();
    if (!accepts(value)) continue;
    valid += 1;
    if (!acceptsToo(value) && (undeclared === 'any' || isSent(sub, value, createValidation(ajv, sub)))) {
      tally.wrongResults.push({ seed, sub, sup, counterexample: value });
      break;
    }
  }
  tally.values += valid;
}

function compilePair(ajv: Ajv, sub: Data, sup: Data): readonly [ValidateFunction, ValidateFunction] | undefined {
  try {
    return [ajv.compile(plainOf(sub)), ajv.compile(plainOf(sup))];
  } catch {
    return undefined;
  }
}

const plainOf = (schema: Data): Data => withoutContains(schema) as Data;

const createValidation =
  (ajv: Ajv, { definitions }: Data) =>
  (part: unknown, value: unknown): boolean =>
    ajv.validate(plainOf({ allOf: [part], definitions }), value);

const verdictOf = (differences: readonly Difference[]): 'compatible' | 'breaking' | 'unknown' => {
  if (differences.length === 0) return 'compatible';
  return differences.some(({ kind }) => kind === 'breaking') ? 'breaking' : 'unknown';
};
