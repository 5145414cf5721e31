import { describe, expect, test } from 'vitest';
import { convert, type Setting } from './schemas.ts';

/** Returns schemas that each contain the previous one, `levels` deep. */
const tower = (levels: number, storey: (below: string) => string): string =>
  ['const s0 = z.string()', ...Array.from({ length: levels }, (_, i) => `const s${i + 1} = ${storey(`s${i}`)}`)].join(
    '\n',
  );

const modes: readonly Setting[] = [{}, { legacy: true }, { repackaged: 'current' }, { repackaged: 'legacy' }];

describe('schemas that double with every level', () => {
  test.each([
    ['objects', (s: string) => `z.object({ a: ${s}, b: ${s} })`],
    ['copied objects', (s: string) => `z.object({ a: ${s}, b: ${s} }).title('T')`],
    ['partial objects', (s: string) => `z.object({ a: ${s}, b: ${s} }).partial().required()`],
    ['unions', (s: string) => `z.union([${s}, ${s}.optional()])`],
    ['filled unions', (s: string) => `z.union([${s}, ${s}]).default({})`],
    ['intersections', (s: string) => `${s}.and(${s})`],
    ['tuples', (s: string) => `z.tuple([${s}, ${s}]).describe('D')`],
    ['dereferenced objects', (s: string) => `z.object({ a: ${s}, b: ${s} }).dereference({})`],
    ['getters', (s: string) => `z.lazy(() => z.object({ a: ${s}, b: ${s} }))`],
  ])(
    '%s',
    (_, storey) => {
      for (const mode of modes) {
        const { unknowns } = convert('z.object({ it: s20 })', { ...mode, before: tower(20, storey) });
        expect(Object.keys(unknowns).length).toBeGreaterThan(0);
      }
    },
    60_000,
  );
});

test.each([
  ['arrays', (s: string) => `${s}.array()`],
  ['wrappers', (s: string) => `${s}.nullable()`],
  ['objects', (s: string) => `z.object({ a: ${s} })`],
])('%s nest up to a limit', (_, storey) => {
  const ten = Array.from({ length: 10 }).reduce<string>(storey, 's');
  const schema = Array.from({ length: 25 }).reduce<string>((inner) => `ten(${inner})`, 'z.string()');
  for (const mode of modes) {
    const { unknowns } = convert(schema, { ...mode, before: `const ten = (s) => ${ten}` });
    expect(Object.values(unknowns)).toContain('schemas nest more than 200 levels deep');
  }
});

test('getters that never end', () => {
  const before =
    'const Loop = z.lazy(() => Loop)\nconst Fresh = z.lazy(() => z.object({ next: Fresh.optional() }).title("T"))';
  for (const mode of modes) {
    const { unknowns } = convert("z.object({ loop: Loop.title('L'), fresh: Fresh })", { ...mode, before });
    expect(Object.keys(unknowns).length).toBeGreaterThan(0);
  }
});

test('names that every object inherits are ordinary names', () => {
  const { data } = convert("z.object({ ['__proto__']: z.string(), constructor: z.string(), toString: z.number() })");
  expect(Object.keys((data as { properties: object }).properties)).toEqual(['__proto__', 'constructor', 'toString']);
  expect(data).toMatchObject({ required: ['__proto__', 'constructor', 'toString'] });
  expect(convert('z.constructor()').unknowns).toEqual({ ' value': '`z.constructor` is not read' });
  expect(convert('z.string().hasOwnProperty("x")').unknowns).toEqual({
    ' value': '`.hasOwnProperty` of a schema is not read',
  });
});
