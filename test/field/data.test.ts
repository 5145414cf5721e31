import process from 'node:process';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { isObject } from '../../src/data/objects.ts';
import { partOf } from '../../src/data/path.ts';
import { partsOf } from '../../src/engine/data/parts.ts';
import { reportableFaults } from '../../src/engine/data/value-faults.ts';
import { faultsOf } from '../../src/host/facts/schemas/data-faults.ts';
import { RandomChoices } from '../inclusion/random-schemas.ts';
import { RandomValues } from '../inclusion/random-values.ts';
import { describeField, readCorpus } from './corpus.ts';

const payloads = Number(process.env.HUBLINT_DATA_PAYLOADS ?? 300);

/** Validates like the platform. */
const validator = () => {
  const ajv = new Ajv({ strict: false, useDefaults: true, logger: false });
  addFormats.default(ajv);
  return ajv;
};

describeField('data for the schemas of real integrations', () => {
  const schemas = readCorpus('definition').flatMap(({ name, data }) =>
    [...partsOf(data).values()].flatMap((part) => {
      const schema = partOf(data, part.schema);
      return isObject(schema) ? [{ name: `${name} ${part.name}`, schema }] : [];
    }),
  );

  test(`is judged as ajv does, ${payloads} times`, async () => {
    expect(schemas.length).toBeGreaterThan(500);
    const verdicts = { accepted: 0, refused: 0 };
    const wrong: unknown[] = [];
    const compiled = new Map<object, ReturnType<Ajv['compile']>>();
    for (let seed = 0; seed < payloads; seed++) {
      const chance = new RandomChoices(seed);
      const { name, schema } = chance.one(schemas);
      const value = new RandomValues(schema, chance, { undeclared: true }).createOne();
      const validate = compiled.get(schema) ?? validator().compile(structuredClone(schema));
      compiled.set(schema, validate);
      const isValid = validate(structuredClone(value));
      const faults = await faultsOf(schema, value);
      const told = faults && reportableFaults(faults, schema);
      verdicts[isValid ? 'accepted' : 'refused'] += 1;
      // Reports may be abridged, but rejected data always has at least one finding.
      if (faults === undefined || (told?.length === 0) !== isValid) wrong.push({ seed, name, value, isValid, faults });
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(Math.min(verdicts.accepted, verdicts.refused)).toBeGreaterThan(payloads / 10);
  });
});
