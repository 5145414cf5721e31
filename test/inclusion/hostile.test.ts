import { describe, expect, test } from 'vitest';
import { differencesOf } from '../../src/inclusion/index.ts';

const reportedBetween = (sub: unknown, sup: unknown) =>
  differencesOf({ root: sub, path: [] }, { root: sup, path: [] }).map(({ kind, reason }) => `${kind} ${reason}`);

/** Nests a schema this many levels deep. */
function nest(levels: number, inside: (inner: unknown) => unknown, innermost: unknown = { type: 'string' }): unknown {
  let schema = innermost;
  for (let level = 0; level < levels; level += 1) schema = inside(schema);
  return schema;
}

const number = { type: 'number' };
const levels = 10_000;
const keywords: readonly (readonly [string, (inner: unknown) => unknown])[] = [
  ['properties', (inner) => ({ type: 'object', properties: { a: inner } })],
  ['items', (inner) => ({ type: 'array', items: inner })],
  ['additionalProperties', (inner) => ({ type: 'object', additionalProperties: inner })],
  ['allOf', (inner) => ({ allOf: [inner] })],
  ['anyOf', (inner) => ({ anyOf: [inner, { type: 'boolean' }] })],
  ['oneOf', (inner) => ({ oneOf: [inner] })],
  ['not', (inner) => ({ not: inner })],
  ['if', (inner) => ({ if: inner })],
  ['required properties', (inner) => ({ type: 'object', properties: { a: inner }, required: ['a'] })],
  ['contains', (inner) => ({ type: 'array', contains: inner })],
  ['propertyNames', (inner) => ({ type: 'object', propertyNames: inner })],
  ['dependencies', (inner) => ({ type: 'object', properties: { a: {} }, dependencies: { a: inner } })],
  ['const', (inner) => ({ const: inner })],
];

describe.each(keywords)('10,000 levels of %s', (_, inside) => {
  test('equal themselves, and end against others', () => {
    expect(reportedBetween(nest(levels, inside), nest(levels, inside))).toEqual([]);
    const all = [
      ...reportedBetween(nest(levels, inside), nest(levels, inside, number)),
      ...reportedBetween(nest(levels, inside), number),
      ...reportedBetween({}, nest(levels, inside)),
    ];
    expect(all.length).toBeGreaterThan(0);
  });
});

const createVariants = (count: number, last: unknown) => [
  ...Array.from({ length: count }, (_, index) => ({
    type: 'object',
    properties: { kind: { const: `kind-${index}` } },
    required: ['kind'],
  })),
  last,
];

const createDoublingDefinitions = (levels: number) =>
  Object.fromEntries([
    ...Array.from({ length: levels }, (_, index) => {
      const next = { $ref: `#/definitions/d${index + 1}` };
      return [`d${index}`, { type: 'array', items: { anyOf: [next, { type: 'array', items: next }] } }] as const;
    }),
    [`d${levels}`, { type: 'string' }],
  ]);

const createChoices = (count: number, type: string) =>
  Array.from({ length: count }, (_, index) => ({
    anyOf: [{ minLength: index }, { maxLength: 100 + index, type }, { type: 'number', minimum: index }],
  }));

/** An object with this many required strings of a minimum length. */
function createTexts(count: number, minLength: number) {
  const names = Array.from({ length: count }, (_, index) => `text${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string', minLength }]));
  return { type: 'object', properties, required: names };
}

/** An object with this many other required properties. */
const required = (count: number) => ({ required: Array.from({ length: count }, (_, index) => `other${index}`) });

const lists = (minItems: number, items: unknown) => ({ type: 'array', minItems, items });

describe('expensive schemas', () => {
  test('thousands of variants: the changed one is reported', () => {
    const [text, list] = [{ type: 'string' }, { type: 'array' }];
    expect(reportedBetween({ anyOf: createVariants(levels, text) }, { anyOf: createVariants(levels, text) })).toEqual(
      [],
    );
    expect(reportedBetween({ anyOf: createVariants(300, text) }, { anyOf: createVariants(300, list) })).toEqual([
      'breaking variant',
    ]);
    expect(
      reportedBetween({ anyOf: createVariants(levels, text) }, { anyOf: createVariants(levels, list) }),
    ).toHaveLength(1);
  });

  test.each([
    [
      'thousands of exclusive variants',
      { oneOf: createVariants(3000, { type: 'string' }) },
      { oneOf: createVariants(3000, { type: 'array' }) },
    ],
    ['many choices that combine', { allOf: createChoices(30, 'string') }, { allOf: createChoices(30, 'boolean') }],
    [
      'an enumeration of thousands of objects',
      { enum: createVariants(levels, 1) },
      { enum: createVariants(levels, 2) },
    ],
    [
      'a pattern that backtracks exponentially',
      { type: 'string' },
      { type: 'string', pattern: `^${'(a|a)*'.repeat(40)}$` },
    ],
    ['a pattern with nested repetition counts', { enum: ['a'.repeat(250)] }, { pattern: '^((a{1,99}){1,99}){1,99}b$' }],
    ['a deeply nested pattern', { type: 'string' }, { type: 'string', pattern: '('.repeat(20_000) }],
    ['a string of a billion characters', { type: 'string', minLength: 1e9 }, { type: 'string', maxLength: 2e9 }],
    ['hundreds of long strings', createTexts(300, 20_000), createTexts(300, 20_001)],
    [
      'arrays of arrays of long strings',
      lists(1000, lists(1000, createTexts(1, 20_000))),
      lists(1000, lists(1001, {})),
    ],
    ['an array of a billion items', { type: 'array', minItems: 1e9 }, { type: 'array', items: { type: 'string' } }],
    [
      'keywords with values of a wrong type',
      { type: 7, properties: [], required: 'a' },
      { allOf: {}, enum: 1, items: 'x' },
    ],
  ])('%s: a result within the step limit', (_, sub, sup) => {
    expect(reportedBetween(sub, sup).length).toBeGreaterThan(0);
  });

  test('definitions that double at every level', () => {
    const root = (last: unknown) => ({
      ...createDoublingDefinitions(60).d0,
      definitions: { ...createDoublingDefinitions(60), d60: last },
    });
    expect(reportedBetween(root({ type: 'string' }), root({ type: ['string', 'null'] }))).toEqual([
      'unknown too-large',
    ]);
    expect(reportedBetween(root({ type: 'string' }), root(number)).length).toBeGreaterThan(0);
  });

  test('many required properties: each sample takes time in proportion to its size', () => {
    expect(reportedBetween(createTexts(4000, 1), createTexts(4000, 2)).slice(0, 2)).toEqual([
      'breaking length',
      'breaking length',
    ]);
  });

  test('thousands of missing properties are listed once, not once per required one', () => {
    let times = 0;
    const ownKeys = (target: object) => {
      times += 1;
      return Reflect.ownKeys(target);
    };
    const { properties } = createTexts(500, 1);
    const all = reportedBetween({ type: 'object', properties: new Proxy(properties, { ownKeys }) }, required(500));
    expect(all).toEqual(Array.from({ length: 500 }, () => 'breaking property-required'));
    expect(times).toBeLessThan(20);
  });

  test('thousands of tuple items are visited only as often as they are compared', () => {
    let times = 0;
    const get = (target: readonly unknown[], key: string) => {
      times += 1;
      return Reflect.get(target, key);
    };
    const items = Array.from({ length: 200 }, () => ({ type: 'string', minLength: 1 }));
    const sub = { type: 'array', items: new Proxy(items, { get }) };
    expect(reportedBetween(sub, { type: 'array', items: items.map(() => number) })).toHaveLength(items.length);
    // A counterexample array contains all items before the differing one.
    expect(times).toBeLessThan(items.length ** 2 * 4);
  });

  test('generating a sample counts as steps, even without a result', () => {
    const unclear = { type: 'string', pattern: '^(?=b)a$' };
    const { properties, required: names, ...object } = createTexts(1000, 1);
    const sub = { ...object, properties: { ...properties, unclear }, required: [...names, 'unclear'] };
    expect(reportedBetween(sub, createTexts(1000, 2)).at(-1)).toBe('unknown too-large');
    const items = Array.from({ length: 1000 }, (_, index) => (index === 200 ? unclear : { type: 'string' }));
    const numbers = items.map(() => number);
    expect(reportedBetween({ type: 'array', items }, { type: 'array', items: numbers }).at(-1)).toBe(
      'unknown too-large',
    );
  });

  test('many patterns for property names, each of which may overlap with others', () => {
    const tides = (heights: unknown, count: number) => {
      const each = (name: (index: number) => string, schema: unknown) =>
        Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), schema]));
      const properties = each((index) => `port${index}`, { type: 'string' });
      return { type: 'object', properties, patternProperties: each((index) => `^tide${index}`, heights) };
    };
    const since = process.cpuUsage();
    expect(reportedBetween(tides({ type: 'string' }, 640), tides(number, 640))).toEqual(['unknown too-large']);
    expect(process.cpuUsage(since).user / 1000).toBeLessThan(10_000);
    expect(new Set(reportedBetween(tides({ type: 'string' }, 40), tides(number, 40)))).toEqual(
      new Set(['breaking type']),
    );
  });

  test('a variant that refers to its own list: what each iteration carries along is counted', () => {
    let times = 0;
    const ownKeys = (target: object) => {
      times += 1;
      return Reflect.ownKeys(target);
    };
    const berth = new Proxy({ oneOf: [{ $ref: '#/definitions/berth' }, number] }, { ownKeys });
    const ferry = { type: 'object', properties: { berth: { $ref: '#/definitions/berth' } } };
    const sub = { ...ferry, definitions: { berth } };
    expect(reportedBetween(sub, { properties: { berth: { type: 'string' } } })).toEqual(['unknown too-large']);
    expect(times).toBeLessThan(20_000);
  });

  test('if the steps do not suffice, that is reported', () => {
    const [narrow, wide] = [createChoices(40, 'string'), createChoices(40, 'boolean')];
    expect(reportedBetween({ allOf: narrow }, { allOf: wide })).toEqual(['unknown too-large']);
  });
});
