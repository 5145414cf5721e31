import fc from 'fast-check';
import { parse as parseYaml } from 'yaml';
import type { Path } from '../../src/data/path.ts';
import { pathsIn } from '../../src/testing/variants.ts';
import { manifests as anyManifests, type Dice, jsonOf, names, values, yamlOf } from '../document/arbitraries.ts';
import { hostileText } from '../report/fixtures/hostile.ts';
import { changed } from '../schemas/change.ts';
import { mutations } from '../schemas/mutations.ts';
import { type Entry, oneOf } from './case.ts';
import { manifests } from './seeds.ts';

/** Returns one sample of an arbitrary. */
export const sampled = <T>(arbitrary: fc.Arbitrary<T>, dice: Dice): T => {
  const [one] = fc.sample(arbitrary, { numRuns: 1, seed: dice(2 ** 24) });
  return one as T;
};

/** Schemas with valid keywords and with unexpected ones. */
const keywords: readonly object[] = [
  { type: 'string', pattern: '^(a+)+$', default: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaa!' },
  { type: 'string', pattern: '[', minLength: -1 },
  { $ref: '#' },
  { $ref: '#/properties/a', $defs: { a: { $id: 'a', $ref: 'b' } } },
  { $ref: '#/definitions/a', definitions: { a: { $ref: '#/definitions/a' } } },
  { $ref: '/etc/passwd' },
  { $dynamicRef: '#a', $dynamicAnchor: 'a' },
  { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: 'https://x.example/', unevaluatedProperties: false },
  { $schema: 'http://json-schema.org/draft-04/schema#', id: '#a', exclusiveMinimum: true },
  { properties: { constructor: { type: 'number' }, toString: {}, hasOwnProperty: false }, required: ['toString'] },
  { allOf: [{ minimum: 5 }, { maximum: 1 }, true, false], default: 3 },
  { oneOf: [{ type: 'string' }, { type: 'string' }], examples: ['a', 1, null] },
  { if: { const: 1 }, else: { not: {} }, not: { not: { required: ['__proto__'] } } },
  { enum: ['a', 'a', { b: 1 }, { b: 1 }], default: 'c' },
  { type: ['string', 'null'], format: 'date-time', default: '2025-02-30T00:00:00Z' },
  { patternProperties: { '(a|a)*$': { type: 'string' } }, additionalProperties: { $ref: '#' } },
  { type: 'array', items: [{ type: 'string' }, {}], uniqueItems: true, default: [1, 1], minItems: 1e9 },
  { type: 'number', multipleOf: 1e-300, default: 1e308, minimum: -0 },
  { 'x-zui': { title: ' a ', hidden: 'yes', secret: true, coerce: 1 }, title: 1 },
  { dependencies: { a: ['a'], b: { not: {} } }, propertyNames: { maxLength: 0 } },
];

/** Makes changes that are relevant to rules, schemas and fixes, in addition to those of the model's mutations. */
function change(data: unknown, dice: Dice): unknown {
  const paths = [...pathsIn(data)];
  if (paths.length === 0) return sampled(anyManifests, dice);
  const path = oneOf<Path>(paths, dice);
  switch (dice(6)) {
    case 0:
      return changed(data, path, sampled(hostileText, dice));
    case 1:
      return changed(data, path, sampled(values, dice));
    case 2:
      return changed(data, [...path.slice(0, -1), sampled(names, dice)], sampled(values, dice));
    case 3:
      return changed(data, [...path.slice(0, -1), 'schema'], schema(dice, 3));
    case 4:
      return changed(data, [...path, ...path.slice(-1)], oneOf(manifests, dice));
    default:
      return sampled(mutations, dice)(data);
  }
}

/** Returns a schema with keywords in valid and in invalid positions. */
function schema(dice: Dice, depth: number): unknown {
  const own = { ...oneOf(keywords, dice), ...(dice(2) === 0 && oneOf(keywords, dice)) };
  if (depth <= 0) return own;
  const inner = () => schema(dice, depth - 1 - dice(2));
  const name = sampled(names, dice);
  return oneOf(
    [
      () => ({
        ...own,
        type: 'object',
        properties: Object.fromEntries([
          [name, inner()],
          ['a', inner()],
        ]),
      }),
      () => ({ type: 'array', items: inner(), ...own }),
      () => ({ anyOf: [inner(), inner()], ...own }),
      () => own,
    ],
    dice,
  )();
}

/** Returns a realistic manifest after a few changes; occasionally a fully random one. */
export function mutant(dice: Dice): object {
  if (dice(20) === 0) return sampled(anyManifests, dice);
  let data: unknown = oneOf(manifests, dice);
  for (let count = 1 + dice(5); count > 0; count--) {
    const next = change(data, dice);
    // Manifests that are no objects, or are wrapped, are tested elsewhere.
    if (typeof next === 'object' && next !== null && !Array.isArray(next)) data = next;
  }
  return data as object;
}

/** Returns the data in every syntax that can represent it, by file name. */
export function spelled(data: object, dice: Dice): Readonly<Record<string, Entry>> {
  const json = jsonOf(data, dice, false);
  const yaml = yamlText(data, dice);
  return {
    'json/integration.json': json,
    'jsonc/integration.jsonc': jsonOf(data, dice, true),
    ...(yaml !== undefined && { 'yaml/integration.yaml': yaml }),
  };
}

/** YAML cannot represent lone surrogates, and its writer produces some texts that its reader rejects. */
function yamlText(data: object, dice: Dice): string | undefined {
  try {
    const text = yamlOf(data, dice);
    return JSON.stringify(parseYaml(Buffer.from(text).toString(), { merge: false })) === JSON.stringify(data)
      ? text
      : undefined;
  } catch {
    return undefined;
  }
}
