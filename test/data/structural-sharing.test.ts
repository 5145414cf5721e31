import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareStructure } from '../../src/data/structural-sharing.ts';

const berth = { name: 'Nordkai', tags: ['deep', 'tidal'], limits: { draught: 9.5 } };

it('reuses unchanged parts, and returns the same object if all is unchanged', () => {
  const copy = () => ({ first: structuredClone(berth), second: structuredClone(berth) });
  const earlier = copy();
  expect(shareStructure(copy(), earlier)).toBe(earlier);
  const later = shareStructure({ ...copy(), second: { ...structuredClone(berth), limits: { draught: 11 } } }, earlier);
  expect(later).not.toBe(earlier);
  expect(later.first).toBe(earlier.first);
  expect(later.second.tags).toBe(earlier.second.tags);
  expect(later.second.tags).not.toBe(earlier.first.tags);
  expect(later.second.limits).toEqual({ draught: 11 });
});

it.each([
  ['another order of properties', { limits: berth.limits, name: berth.name, tags: berth.tags }],
  ['a property less', { name: berth.name, tags: berth.tags }],
  ['a property more', { ...berth, closed: false }],
  ['another name', { title: berth.name, tags: berth.tags, limits: berth.limits }],
])('notices %s', (_, changed) => {
  const later = shareStructure(structuredClone<object>(changed), structuredClone(berth));
  expect(JSON.stringify(later)).toBe(JSON.stringify(changed));
});

it('distinguishes arrays from objects, ignores inherited properties, and keeps `__proto__`', () => {
  expect(shareStructure({ tags: { 0: 'deep' } }, { tags: ['deep'] })).toEqual({ tags: { 0: 'deep' } });
  expect(shareStructure({ toString: {} }, {})).toEqual({ toString: {} });
  const odd = JSON.stringify({ a: 1, ['__proto__']: { title: 'Pier' }, constructor: [] });
  expect(
    JSON.stringify(shareStructure(JSON.parse(odd), JSON.parse('{ "a": 2, "__proto__": { "title": "Pier" } }'))),
  ).toBe(odd);
});

it('never changes the data, whatever was there before', () => {
  const property = fc.property(fc.json(), fc.json(), (text, earlier) => {
    const data: unknown = JSON.parse(text);
    expect(JSON.stringify(shareStructure(data, JSON.parse(earlier)))).toBe(JSON.stringify(JSON.parse(text)));
    expect(shareStructure(JSON.parse(text), data)).toStrictEqual(data);
  });
  fc.assert(property);
});
