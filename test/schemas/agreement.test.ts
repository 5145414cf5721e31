import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definitionModel, type Form, recordModel } from '../../schemas/integration.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { generate } from '../../scripts/generate/schemas.ts';
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

describe.each(['record', 'definition'] as const)('on a %s', (form) => {
  const validate = validatorOf(form);

  test('the JSON Schema, Zod and the check give the same verdict', () => {
    let valid = 0;
    const runs = 3000;
    const property = fc.property(fc.array(mutations, { minLength: 1, maxLength: 2 }), (changes) => {
      const json = JSON.stringify(changes.reduce((manifest, change) => change(manifest), manifests[form]() as unknown));
      const manifest: Data = JSON.parse(json);
      const verdict = validate(manifest);
      if (verdict) valid++;
      expect(checkModel(manifest, form, []).findings.length === 0).toBe(verdict);
      expect(fits(manifest, shapeOf(form))).toBe(verdict);
      // Zod leaves out the values of keys of this name.
      if (!json.includes('"__proto__":')) expect(models[form].safeParse(manifest).success).toBe(verdict);
    });
    // A failure prints the seed, and the way to the counterexample.
    fc.assert(property, { seed: 20250304, numRuns: runs });
    expect(valid).toBeGreaterThan(runs / 10);
    expect(valid).toBeLessThan(runs * 0.9);
  }, 60_000);
});
