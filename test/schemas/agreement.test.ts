import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { definitionModel, type Form, recordModel } from '../../schemas/integration.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { generate } from '../../scripts/generate/schemas.ts';
import { type Path, partOf } from '../../src/data/path.ts';
import { pointerOf } from '../../src/data/pointer.ts';
import { checkModel } from '../../src/engine/model/check.ts';
import { fits } from '../../src/engine/model/fits.ts';
import { mutations } from './mutations.ts';
import { type Data, definition, record } from './parcels.ts';

const models = { record: recordModel(), definition: definitionModel() };
const manifests: Readonly<Record<Form, () => Data>> = { record, definition };
const files = await generate([]);

function validatorOf(form: Form) {
  const file = files.find(({ path }) => path.endsWith(`/integration-${form}.schema.json`));
  const ajv = new Ajv({ strict: false });
  addFormats.default(ajv);
  return ajv.compile(JSON.parse(file?.text ?? ''));
}

/** The names of Zod's issues in the check. Missing and unknown properties are reported differently. */
const ids: Readonly<Record<string, string>> = {
  invalid_type: 'type',
  invalid_value: 'enum',
  too_big: 'too-long',
  too_small: 'too-short',
  invalid_format: 'format',
};

type Found = readonly (readonly [path: Path, id: string])[];

const sorted = (found: Found): Found => found.toSorted(([a], [b]) => (pointerOf(a) < pointerOf(b) ? -1 : 1));

/** Returns the first issue of Zod for each value. */
function foundByZod(issues: readonly z.core.$ZodIssue[], manifest: Data): Found {
  const found = new Map<string, Found[number]>();
  for (const { code, path } of issues) {
    const [id, steps] = [ids[code], path.map((step) => (typeof step === 'number' ? step : String(step)))];
    const value = partOf(manifest, steps);
    if (id === undefined || value === undefined || found.has(pointerOf(steps))) continue;
    found.set(pointerOf(steps), [steps, id === 'enum' && typeof value !== 'string' ? 'type' : id]);
  }
  return sorted([...found.values()]);
}

describe.each(['record', 'definition'] as const)('on a %s', (form) => {
  const validate = validatorOf(form);

  test('the JSON Schema, Zod and the check have the same verdict, and the check finds what Zod finds', () => {
    let valid = 0;
    const runs = 3000;
    const property = fc.property(fc.array(mutations, { minLength: 1, maxLength: 2 }), (changes) => {
      const json = JSON.stringify(changes.reduce((manifest, change) => change(manifest), manifests[form]() as unknown));
      const manifest: Data = JSON.parse(json);
      const verdict = validate(manifest);
      if (verdict) valid++;
      const { findings } = checkModel(manifest, form, []);
      expect(findings.length === 0).toBe(verdict);
      const found = sorted(
        findings.filter(({ id }) => Object.values(ids).includes(id)).map(({ id, about }) => [about, id]),
      );
      expect(fits(manifest, shapeOf(form))).toBe(verdict);
      // Zod drops the values of keys with this name.
      if (json.includes('"__proto__":')) return;
      const { error } = models[form].safeParse(manifest);
      expect(error === undefined).toBe(verdict);
      expect(found).toEqual(foundByZod(error?.issues ?? [], manifest));
    });
    // A failure prints the seed and the path to the counterexample.
    fc.assert(property, { seed: 20250304, numRuns: runs });
    expect(valid).toBeGreaterThan(runs / 10);
    expect(valid).toBeLessThan(runs * 0.9);
  }, 60_000);
});
