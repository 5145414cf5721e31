import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isObject } from '../../../src/data/objects.ts';
import type { JsonSchema } from '../../../src/rule/index.ts';
import { contradictionIn } from '../../../src/rule/kit/schema/satisfiable/contradiction.ts';
import { excludedEnumIndexes } from '../../../src/rule/kit/schema/satisfiable/values.ts';

const number = fc.integer({ min: -1, max: 4 });
const name = fc.constantFrom('a', 'b');
const type = fc.constantFrom('string', 'number', 'integer', 'object', 'array', 'null', 'boolean');
const value = fc.constantFrom<unknown>(
  '',
  'aa',
  0,
  1,
  1.5,
  3,
  true,
  null,
  [],
  [1, 2],
  {},
  { a: 1 },
  { b: 'aa' },
  { a: 'a', b: 2 },
);

/** Schemas that accept nothing, and similar ones. */
const never = fc.constantFrom<unknown>(
  false,
  { not: {} },
  { not: true },
  { not: {}, $ref: '#/definitions/any' },
  { not: false },
);

/** Small schemas of keywords that may contradict each other. */
const { schema } = fc.letrec<{ schema: JsonSchema }>((tie) => {
  const list = fc.array(tie('schema'), { minLength: 1, maxLength: 3, depthIdentifier: 'schema' });
  const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 1 });
  const keywords = {
    type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 2 })),
    const: value,
    enum: fc.array(value, { maxLength: 3 }),
    minimum: number,
    exclusiveMinimum: number,
    multipleOf: fc.constantFrom(0.5, 1, 2, 3),
    exclusiveMaximum: number,
    maximum: number,
    minLength: number.map(Math.abs),
    maxLength: number.map(Math.abs),
    minItems: number.map(Math.abs),
    maxItems: number.map(Math.abs),
    minProperties: number.map(Math.abs),
    maxProperties: number.map(Math.abs),
    required: fc.uniqueArray(name, { maxLength: 2 }),
    additionalProperties: fc.constantFrom(true, false),
    properties: optional(fc.dictionary(name, fc.oneof(tie('schema'), never), { maxKeys: 2 })),
    propertyNames: fc.oneof(never, tie('schema'), fc.constantFrom({ enum: ['a'] }, { maxLength: 0 }, { const: 'c' })),
    contains: fc.oneof(fc.constant({}), tie('schema')),
    minContains: number.map(Math.abs),
    items: fc.oneof(fc.constant(false), fc.array(fc.constant({}), { minLength: 1, maxLength: 2 })),
    additionalItems: fc.constantFrom(true, false),
    not: fc.constant({ type: 'string' }),
    $ref: fc.constant('#/definitions/any'),
    allOf: optional(list),
    anyOf: optional(list),
    oneOf: optional(
      fc.oneof(
        list,
        list.map((schemas) => [...schemas, ...schemas.slice(0, 2)]),
      ),
    ),
  };
  // Few at a time, so that many combinations occur.
  const some = fc.subarray(Object.keys(keywords), { minLength: 1, maxLength: 4 });
  const all = fc.record<Readonly<Record<string, unknown>>>(keywords);
  return {
    schema: fc
      .tuple(all, some)
      .map(([record, names]) => Object.fromEntries(names.map((name) => [name, record[name]] as const)))
      .map((one) => JSON.parse(JSON.stringify(one))),
  };
});

const samples = [
  ...['', 'a', 'aa', 'aaa', 'aaaa', -1, 0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, true, false, null],
  ...[[], [1], [1, 2], ['aa', 1, 2], [1, 2, 3, 4], {}],
  ...['', 'aa', 1, 3, null, true, {}, []].flatMap((one) => [
    { a: one },
    { b: one },
    { a: one, b: one },
    { a: 1, b: one },
  ]),
  ...[{ a: 'aa', b: 1 }, { c: 1 }, { a: 1, c: 1 }, { a: 1, b: 2, c: 3, d: 4 }],
];

it('finds a contradiction only if no value matches the schema', { timeout: 60_000 }, () => {
  let found = 0;
  const holds = fc.property(schema, (one) => {
    const contradiction = contradictionIn(one);
    if (contradiction === undefined) return;
    found++;
    const ajv = new Ajv({ strict: false, logger: false, validateSchema: false });
    // The oracle rejects empty enums.
    if (/"enum":\[\]/.test(JSON.stringify(one))) return;
    const validate = ajv.compile({ ...one, definitions: { any: {} } });
    const kinds = {
      ...{ string: isType('string'), number: isType('number'), integer: Number.isInteger, boolean: isType('boolean') },
      ...{ null: (sample: unknown) => sample === null, array: Array.isArray, object: isObject },
    };
    const only = contradiction.only as keyof typeof kinds | undefined;
    const met = samples.filter((sample) => (only === undefined || kinds[only](sample)) && validate(sample));
    expect(met, `${JSON.stringify(one)}: ${contradiction.reason}`).toEqual([]);
  });
  fc.assert(holds, { numRuns: 10_000, seed: 20250601 });
  expect(found).toBeGreaterThan(500);
});

it('finds invalid values in an enum exactly if the schema rejects them', { timeout: 60_000 }, () => {
  let found = 0;
  const types = fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 }));
  const members = fc.array(value, { minLength: 1, maxLength: 4 });
  const all = { type: types, enum: members, nullable: fc.constant(true) };
  const listing = fc.record(all, { requiredKeys: ['type', 'enum'] });
  const holds = fc.property(listing, (one) => {
    const strangers = excludedEnumIndexes(one);
    const { enum: listed, ...rest } = one;
    const validate = new Ajv({ strict: false, logger: false, validateSchema: false }).compile(rest);
    expect(strangers, JSON.stringify(one)).toEqual([...listed.keys()].filter((at) => !validate(listed[at])));
    found += strangers.length;
  });
  fc.assert(holds, { numRuns: 300, seed: 20250602 });
  expect(found).toBeGreaterThan(100);
});

const isType = (name: string) => (sample: unknown) => typeof sample === name;
