import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as enums from '../../schemas/enums.ts';
import type { Form } from '../../schemas/integration.ts';
import type { Data } from '../../src/data/objects.ts';
import { partOf } from '../../src/data/path.ts';
import { pathOf, pointerOf } from '../../src/data/pointer.ts';
import { checkModel } from '../../src/engine/model/check.ts';
import { pathsIn } from '../../src/testing/variants.ts';
import { changed, pathsOf } from '../schemas/change.ts';
import { mutations } from '../schemas/mutations.ts';
import { describeField, readCorpus, readShared } from './corpus.ts';
import { invented } from './faults/soil.ts';
import { differences } from './official/differences.ts';

const forms: readonly Form[] = ['record', 'definition'];
const [each, seed] = [60, 20250304];

describeField('the platform’s published JSON Schemas', () => {
  test.each(forms)(
    `find fault where the model does: every real %s, ${each} mutations of each (seed ${seed}), all done to an invented one`,
    (form) => {
      const validate = validatorOf(form);
      const known = differences.filter((difference) => difference.form === form);
      const unused = new Set(known);
      const unknown: string[] = [];
      for (const [name, manifest] of variantsOf(form)) {
        for (const { by, at } of partingsOn(manifest, form, validate)) {
          const difference = known.find((one) => one.by.includes(by) && one.at.test(at));
          if (difference) unused.delete(difference);
          else unknown.push(`${name}: only ${by} finds fault at ${at}`);
        }
      }
      expect(unknown).toEqual([]);
      expect([...unused].map(({ why }) => why)).toEqual([]);
    },
  );
});

const schemaOf = (form: Form): Data => {
  const file = { record: 'getPublicIntegration.response', definition: 'createIntegration.request' }[form];
  const schema = JSON.parse(readShared('official', `${file}.schema.json`));
  return form === 'record' ? schema.properties.integration : schema;
};

function validatorOf(form: Form): ValidateFunction {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  return ajv.compile(schemaOf(form));
}

/** Returns every value that either schema allows somewhere. */
const allowedBy = (form: Form): readonly unknown[] => {
  const schema = schemaOf(form);
  const places = [...pathsIn(schema)].filter((path) => path.at(-2) === 'enum');
  return [...new Set([...places.map((path) => partOf(schema, path)), ...Object.values(enums).flat()])];
};

function* variantsOf(form: Form): Generator<readonly [name: string, manifest: Data]> {
  for (const { name, data } of readCorpus(form)) {
    yield [name, data];
    for (const manifest of mutationsOf(data)) yield [`a mutation of ${name}`, manifest];
  }
  const { name, data } = invented(form);
  yield [name, data];
  for (const manifest of facetsOf(data, allowedBy(form))) yield [`a facet of ${name}`, manifest];
}

function* mutationsOf(data: Data): Generator<Data> {
  const changes = fc.sample(fc.array(mutations, { minLength: 1, maxLength: 3 }), { numRuns: each, seed });
  for (const list of changes) {
    const mutated = list.reduce((manifest: unknown, change) => change(manifest), data);
    yield JSON.parse(JSON.stringify(mutated));
  }
}

/**
 * Yields the manifest with each value in turn removed, or replaced by a value of each type, by each allowed value, and by
 * strings of all relevant lengths.
 */
function* facetsOf(data: Data, allowed: readonly unknown[]): Generator<Data> {
  const texts = [0, 1, 27, 28, 36, 37, 64, 65, 200, 201, 256, 257, 2000, 2001].map((length) => '📦'.repeat(length));
  for (const path of pathsOf(data).slice(1)) {
    // A changed object is still an object.
    for (const value of [undefined, null, 1, true, [], {}, { beyond: 1 }, ...texts, ...allowed])
      yield changed(data, path, value) as Data;
  }
}

interface Parting {
  readonly by: 'official' | 'hublint';
  readonly at: string;
}

/** Returns the locations where only one of the two reports a fault. */
function partingsOn(manifest: Data, form: Form, validate: ValidateFunction): readonly Parting[] {
  validate(manifest);
  const official = new Set((validate.errors ?? []).map(placeOf));
  const { findings, uncertain } = checkModel(manifest, form, []);
  const own = new Set(findings.map(({ id, at, about }) => pointerOf(id === 'required' ? about : at.path)));
  return [
    ...[...own].filter((at) => !official.has(at)).map((at) => ({ by: 'hublint' as const, at })),
    // For hublint, a misspelt property counts as the missing one.
    ...[...official]
      .filter((at) => !own.has(at) && !uncertain(pathOf(at) ?? []))
      .map((at) => ({ by: 'official' as const, at })),
  ];
}

function placeOf({ instancePath, keyword, params }: ErrorObject): string {
  if (keyword === 'required') return instancePath + pointerOf([params.missingProperty]);
  if (keyword === 'additionalProperties') return instancePath + pointerOf([params.additionalProperty]);
  return instancePath;
}
