import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import type { Form } from '../../schemas/integration.ts';
import { pathOf, pointerOf } from '../../src/data/pointer.ts';
import { checkModel } from '../../src/engine/model/check.ts';
import { changed, pathsOf } from '../../test/schemas/change.ts';
import { mutations } from '../../test/schemas/mutations.ts';
import { definition, record } from '../../test/schemas/parcels.ts';
import { type Difference, differences } from './differences.ts';
import type { Outcome } from './outcome.ts';
import { type Manifest, readCorpus } from './read.ts';

export const name = 'the model finds fault where the platform’s published schemas do';

const mutationsOfEach = 60;
const seed = 20250304;
const shown = 50;

export async function check(shared: string): Promise<Outcome> {
  const uses = new Map<Difference, number>(differences.map((difference) => [difference, 0]));
  const wrong: string[] = [];
  let compared = 0;
  for (const form of ['record', 'definition'] as const) {
    const validate = validatorOf(shared, form);
    for (const [name, manifest] of variantsOf(shared, form)) {
      compared++;
      for (const { by, at } of partingsOn(manifest, form, validate)) {
        const known = differences.find((one) => one.form === form && one.by.includes(by) && one.at.test(at));
        if (known) uses.set(known, (uses.get(known) ?? 0) + 1);
        else wrong.push(`${name}: only ${by} finds fault at ${at}`);
      }
    }
  }
  const unused = [...uses].filter(([, count]) => count === 0);
  return {
    ok: wrong.length === 0 && unused.length === 0,
    lines: [
      ...wrong.slice(0, shown),
      `${compared} manifests compared, ${wrong.length} differences that are not known`,
      ...[...uses].map(([{ form, name: id, reason }, count]) => `known in a ${form}: ${id} (${count}): ${reason}`),
      ...unused.map(([{ form, name: id }]) => `known in a ${form}: ${id} does not show any more: take it off the list`),
    ],
  };
}

/** Real integrations and mutations of them, and an invented one, which has every part, with everything done to it. */
function* variantsOf(shared: string, form: Form): Generator<readonly [name: string, manifest: unknown]> {
  for (const { name, data } of readCorpus(shared, form)) {
    yield [name, data];
    for (const manifest of mutationsOf(data)) yield [`a mutation of ${name}`, manifest];
  }
  const invented = form === 'record' ? record() : definition();
  yield ['parcels', invented];
  for (const manifest of facetsOf(invented)) yield ['a facet of parcels', manifest];
}

function validatorOf(shared: string, form: Form): ValidateFunction {
  const file = { record: 'getPublicIntegration.response', definition: 'createIntegration.request' }[form];
  const schema = JSON.parse(readFileSync(join(shared, 'official', `${file}.schema.json`), 'utf8'));
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  return ajv.compile(form === 'record' ? schema.properties.integration : schema);
}

/** Mutations of the manifest: the same in every run. */
function* mutationsOf(data: unknown): Generator<unknown> {
  const changes = fc.sample(fc.array(mutations, { minLength: 1, maxLength: 3 }), { numRuns: mutationsOfEach, seed });
  for (const list of changes) {
    const mutated = list.reduce((manifest: unknown, change) => change(manifest), data);
    yield JSON.parse(JSON.stringify(mutated));
  }
}

/** Every place of the manifest left out, with a value of every type, with a text of every length that may matter. */
function* facetsOf(data: unknown): Generator<unknown> {
  const texts = [0, 1, 27, 28, 36, 37, 64, 65, 200, 201, 256, 257, 2000, 2001].map((length) => '📦'.repeat(length));
  for (const path of pathsOf(data).slice(1)) {
    for (const value of [undefined, null, 1, true, [], {}, { beyond: 1 }, ...texts]) yield changed(data, path, value);
  }
}

interface Parting {
  readonly by: 'official' | 'hublint';
  readonly at: string;
}

/** The places where only one of the two finds fault. */
function partingsOn(manifest: unknown, form: Form, validate: ValidateFunction): readonly Parting[] {
  validate(manifest);
  const official = new Set((validate.errors ?? []).map(placeOf));
  // What the readers of a manifest yield is an object.
  const { findings, uncertain } = checkModel(manifest as Manifest['data'], form, []);
  const own = new Set(findings.map(({ id, at, about }) => pointerOf(id === 'required' ? about : at.path)));
  return [
    ...[...own].filter((at) => !official.has(at)).map((at) => ({ by: 'hublint' as const, at })),
    ...[...official]
      // A misspelt property stands for the one that is missing.
      .filter((at) => !own.has(at) && !uncertain(pathOf(at) ?? []))
      .map((at) => ({ by: 'official' as const, at })),
  ];
}

function placeOf({ instancePath, keyword, params }: ErrorObject): string {
  if (keyword === 'required') return instancePath + pointerOf([params.missingProperty]);
  if (keyword === 'additionalProperties') return instancePath + pointerOf([params.additionalProperty]);
  return instancePath;
}
