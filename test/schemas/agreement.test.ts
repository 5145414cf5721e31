import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definitionModel, type Form, recordModel } from '../../schemas/integration.ts';
import { generate } from '../../scripts/generate/schemas.ts';
import { checkModel } from '../../src/engine/model/check.ts';
import { changed, type Path, pathsOf, valueAt } from './change.ts';
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

/** Text around the limits, in and out of the astral planes, and dates that are nearly right. */
const texts = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(0, 1, 27, 28, 36, 37, 64, 65, 200, 201, 256, 257, 2000, 2001),
      fc.constantFrom('x', '📦', '\ud83d'),
    )
    .map(([length, character]) => character.repeat(length)),
  fc.constantFrom('public', 'private', 'Public', 'approved', 'published', 'user', 'conversation', 'integration', 'bot'),
  fc.constantFrom(
    '2025-03-04T09:30:00Z',
    '2025-03-04T09:30:00.123456+02:00',
    '2024-02-29T23:59:59-23:59',
    '2025-02-29T09:30:00Z',
    '2025-03-04T09:30Z',
    '2025-03-04T09:30:00',
    '2025-03-04 09:30:00Z',
    '2025-03-04t09:30:00z',
    '2016-12-31T23:59:60Z',
    '2025-03-04T24:00:00Z',
    '2025-03-04T09:30:00+0200',
    '2025-03-04T09:30:00+02',
    '2025-03-04T09:30:00Z\n',
    '0000-02-29T00:00:00Z',
    '2025-13-01T00:00:00Z',
    '2025-03-04',
    'yesterday',
  ),
  fc.string(),
);

const names = fc.oneof(
  fc.constantFrom(
    'title',
    'description',
    'schema',
    'name',
    'tags',
    'creation',
    'identifier',
    'input',
    'id',
    'ui',
    '$schema',
  ),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '0', ''),
  fc.string(),
);

const values = fc.oneof(
  { weight: 3, arbitrary: texts },
  fc.constantFrom(null, true, false, 0, -0, 1, 1.5, -1e308, 2 ** 53),
  fc.array(texts, { maxLength: 3 }),
  fc.dictionary(names, fc.oneof(texts, fc.constant({}), fc.constant(null), fc.constant({ schema: {} })), {
    maxKeys: 3,
  }),
);

type Mutation = (manifest: unknown) => unknown;

/** A place that the manifest has, the root aside. */
const pick = (paths: readonly Path[], at: number): Path => paths[1 + (at % (paths.length - 1))] ?? [];

/** One change: another value, none, one more property, or another name. */
const mutations: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(fc.nat(), values).map(
    ([at, value]): Mutation =>
      (manifest) =>
        changed(manifest, pick(pathsOf(manifest), at), value),
  ),
  fc.nat().map(
    (at): Mutation =>
      (manifest) =>
        changed(manifest, pick(pathsOf(manifest), at), undefined),
  ),
  fc.tuple(fc.nat(), names, values).map(
    ([at, name, value]): Mutation =>
      (manifest) =>
        changed(manifest, [...pick(pathsOf(manifest), at).slice(0, -1), name], value),
  ),
  fc.tuple(fc.nat(), names).map(
    ([at, name]): Mutation =>
      (manifest) => {
        const path = pick(pathsOf(manifest), at);
        const named = changed(manifest, [...path.slice(0, -1), name], valueAt(manifest, path));
        return changed(named, path, undefined);
      },
  ),
);

describe.each(['record', 'definition'] as const)('on a %s', (form) => {
  const validate = validatorOf(form);

  test('the JSON Schema, Zod and the check give the same verdict', () => {
    let valid = 0;
    const runs = 5000;
    const property = fc.property(fc.array(mutations, { minLength: 1, maxLength: 3 }), (changes) => {
      const json = JSON.stringify(changes.reduce((manifest, change) => change(manifest), manifests[form]() as unknown));
      const manifest: Data = JSON.parse(json);
      const verdict = validate(manifest);
      if (verdict) valid++;
      expect(checkModel(manifest, form, []).findings.length === 0).toBe(verdict);
      // Zod leaves out the values of keys of this name.
      if (!json.includes('"__proto__":')) expect(models[form].safeParse(manifest).success).toBe(verdict);
    });
    // A failure prints the seed, and the way to the counterexample.
    fc.assert(property, { seed: 20250304, numRuns: runs });
    expect(valid).toBeGreaterThan(runs / 10);
    expect(valid).toBeLessThan(runs * 0.9);
  }, 60_000);
});
