import { describe, expect, test } from 'vitest';
import { literal, structure } from '../../../../src/document/module/value/make.ts';
import { surelyMisspelt } from '../../../../src/document/module/value/misspelt.ts';
import type { ValueEntry } from '../../../../src/document/module/value/value.ts';
import { definition, entry, open } from '../memory.ts';

const spent = 'it takes too many steps to evaluate';

/** 36,000 parcels, an object with one of each, and a schema with as many fields. */
const parcels = `const some = '0'.repeat(9000).split('')
const parcels = some.concat(some).concat(some).concat(some)
const byNumber = Object.fromEntries(parcels.map((parcel, number) => ['p' + number, parcel]))
const label = 'x'.repeat(4_000_000)
const take = ([first, ...others]) => others
const leave = ({ p0, ...others }) => others
const count = (...all) => all
`;

/** Each does its work once for every parcel, over all parcels: quadratic work. */
const attacks: readonly (readonly [string, string])[] = [
  ['slices', 'parcels.slice(1)'],
  ['reversed copies', 'parcels.toReversed()'],
  ['joined texts', "parcels.join('')"],
  ['sorted copies', 'parcels.toSorted()'],
  ['searches', "parcels.includes('y')"],
  ['filters', 'parcels.filter(Boolean)'],
  ['conversions', 'parcels.map(String)'],
  ['copies', 'Array.from(parcels)'],
  ['spread arrays', '[...parcels]'],
  ['spread arguments', 'count(...parcels)'],
  ['rest of an array', 'take(parcels)'],
  ['rest of an object', 'leave(byNumber)'],
  ['spread objects', '({ ...byNumber })'],
  ['names', 'Object.keys(byNumber)'],
  ['entries', 'Object.entries(parcels)'],
  ['assigned objects', 'Object.assign({}, byNumber)'],
  ['texts in capitals', 'label.toUpperCase()'],
  ['texts put together', '(label + parcel).length'],
  ['templates', `\`\${label}\${parcel}\`.length`],
  ['compared texts', "label + 'a' === label + 'b'"],
  ['searched texts', "label.indexOf('y'.repeat(1000))"],
  ['texts as numbers', '+label'],
  ['texts as names', '({ [label + parcel]: 1 })'],
  ['spread texts', '[...label]'],
  ['regular expressions', 'new RegExp(label)'],
];

describe('quadratic work', () => {
  test.each(attacks)('%s', async (_, expression) => {
    const before = `${parcels}const found = parcels.map((parcel) => ${expression}).at(-1)\n`;
    const attributes = 'attributes: { before: 1 + 1, found: typeof found, after: 2 + 2 }';
    const { data, unknowns, faults } = await open(
      definition(`name: 'parcels', version: '1.0.0', ${attributes}`, before),
    );
    expect(faults).toEqual([]);
    // The rest costs no more: evaluation does not start again.
    expect(unknowns.map(({ path, why }) => [path.at(-1), why])).toEqual([
      ['found', spent],
      ['after', spent],
    ]);
    expect(data).toMatchObject({ name: 'parcels', version: '1.0.0', attributes: { before: 2 } });
  });
});

test.each([
  ['checks', 'parcels.reduce((schema) => schema.min(1), z.string())'],
  ['fields', "parcels.reduce((schema, _, i) => schema.extend({ ['f' + i]: z.string() }), z.object({}))"],
  ['optional fields', 'parcels.reduce((schema) => schema.partial(), all)'],
  ['merged fields', 'parcels.reduce((schema) => schema.merge(all), all)'],
  ['fields left out', 'parcels.reduce(() => all.omit({ p0: true }), all)'],
  ['enums', 'z.object(Object.fromEntries(parcels.map((_, i) => ["e" + i, z.enum(names)])))'],
])('schemas with %s by the thousand', async (_, schema) => {
  const before = `${parcels}
const names = parcels.map((_, number) => 'n' + number)
const all = z.object(Object.fromEntries(names.slice(0, 9000).map((name) => [name, z.string()])))`;
  const { data, unknowns, faults } = await open(
    definition(`name: 'parcels', states: { last: { type: 'user', schema: ${schema} } }`, before),
  );
  expect(faults).toEqual([]);
  expect(new Set(unknowns.map(({ why }) => why))).toContain(spent);
  expect(data).toMatchObject({ name: 'parcels', states: { last: { type: 'user' } } });
});

test.each([
  ['repeated', "'x'.repeat(4_000_000).concat('x'.repeat(4_000_000))"],
  ['replaced', `'x'.repeat(400_000).replaceAll('x', '${'y'.repeat(99)}')`],
  ['replaced by what follows', `'x'.repeat(40_000).replaceAll('x', "$'")`],
  ['joined', "((part) => 'x'.repeat(9000).split('').map(() => part).join(''))('x'.repeat(9000))"],
])('a string that is %s beyond the size of any file', async (_, text) => {
  const { unknowns } = await open(definition(`attributes: { label: ${text} }`));
  expect(unknowns).toEqual([{ path: ['attributes', 'label'], extent: 'value', why: 'the string is too long' }]);
});

test('modules that import each other in many ways are searched once for a missing name', async () => {
  const levels = Array.from({ length: 30 }, (_, level) => level);
  const files = levels.flatMap((level) =>
    ['a', 'b'].map((side): [string, string] => [
      `${side}${level}.ts`,
      level === 29
        ? 'export const one = 1 // depot'
        : `export * from './a${level + 1}'\nexport * from './b${level + 1}'`,
    ]),
  );
  const text = definition('attributes: { depot }', "import { depot } from './a0'");
  const { faults } = await open({ [entry]: text, ...Object.fromEntries(files) });
  expect(faults.map(({ id }) => id)).toEqual(['export-missing']);
});

test('the parts of a pattern are bound one by one, and none that refers to itself', async () => {
  const names = Array.from({ length: 2000 }, (_, i) => `p${i}`);
  const before = `const { ${names.map((name, i) => `${name} = ${i}`).join(', ')}, last = last } = {}`;
  const { data, unknowns } = await open(definition(`attributes: { first: p0, other: p1999, last }`, before));
  expect(data).toMatchObject({ attributes: { first: 0, other: 1999 } });
  expect(unknowns.map(({ why }) => why)).toEqual(['`last` refers to itself before it has a value']);
});

describe('code that the parser accepts although it is invalid', () => {
  test.each([
    'attributes: { a: (({ a() {} }) => 1)({}) }',
    'attributes: { a: (({ get a() { return 1 } }) => 1)({}) }',
    'attributes: { a: (({ [1 + 1]: b }) => b)({ 2: 3 }) }',
    'attributes: { a: (({ [x.y]() {} }, [...z, q]) => 1)({}) }',
  ])('%s', async (properties) => {
    await expect(open(definition(properties))).resolves.toBeDefined();
  });

  test('at the top of a module', async () => {
    const { faults } = await open(definition('name: "parcels"', 'const { send() {} } = {}'));
    expect(faults.map(({ id }) => id)).toEqual(['parse-error']);
  });
});

test.each(['<T>(', '<T>{ a: ', 'async <T>(a = '])('nested type assertions: %s', async (code) => {
  const { faults } = await open(`export default ${code.repeat(60)}`);
  expect(faults).toEqual([
    expect.objectContaining({ id: 'too-deep', message: expect.stringMatching('in several ways, on too many') }),
  ]);
});

test('the names of an object are compared with a missing one only within the budget', () => {
  const at = { file: entry, start: 0, end: 0 };
  let looks = 0;
  const entries = new (class extends Map<string, ValueEntry> {
    override keys() {
      looks += 1;
      return super.keys();
    }
  })([['weight', { key: at, value: literal(1, at) }]]);
  const missing = { ...literal(undefined, at), asked: { owner: structure(entries, at), name: 'wieght' } };
  expect(surelyMisspelt(missing, { spend: () => false })).toBeUndefined();
  expect(looks).toBe(0);
  expect(surelyMisspelt(missing, { spend: () => true })?.message).toContain('Did you mean `weight`?');
  expect(looks).toBe(1);
});
