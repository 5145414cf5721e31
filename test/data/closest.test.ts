import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closest, meantBy } from '../../src/data/closest.ts';
import { editDistance } from '../../src/data/edit-distance.ts';

/** Few letters, so that the words have some in common. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
const all = Number.POSITIVE_INFINITY;

/** The edit distance by its definition, without dynamic programming or a bound. */
function slips(from: string, to: string): number {
  if (from === '' || to === '') return from.length + to.length;
  const [a, b] = [from.slice(0, -1), to.slice(0, -1)];
  const isSwapped = from.length > 1 && to.length > 1 && from.slice(-2) === [...to.slice(-2)].reverse().join('');
  return Math.min(
    slips(a, b) + (from.at(-1) === to.at(-1) ? 0 : 1),
    slips(a, to) + 1,
    slips(from, b) + 1,
    isSwapped ? slips(from.slice(0, -2), to.slice(0, -2)) + 1 : all,
  );
}

describe('the distance of two words', () => {
  it.each([
    ['name', 'name', 0],
    ['', 'name', 4],
    ['nmae', 'name', 1],
    ['titel', 'title', 1],
    ['sevrity', 'severity', 1],
    ['colour', 'color', 1],
    ['ca', 'abc', 3],
    ['actoins', 'events', 6],
  ])('of %s and %s is %i', (from, to, expected) => {
    expect(editDistance(from, to, all)).toBe(expected);
  });

  it('equals its definition', () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
    fc.assert(
      fc.property(short, short, (a, b) => {
        expect(editDistance(a, b, all)).toBe(slips(a, b));
      }),
    );
  });

  it('is symmetric, and zero only for equal words', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, all)).toBe(editDistance(b, a, all));
        expect(editDistance(a, b, all) === 0).toBe(a === b);
      }),
    );
  });

  it('counts a swap of two neighbouring letters as one', () => {
    const swapped = word.chain((text) => fc.tuple(fc.constant(text), fc.nat({ max: Math.max(0, text.length - 2) })));
    fc.assert(
      fc.property(swapped, ([text, at]) => {
        const other = text.slice(0, at) + [...text.slice(at, at + 2)].reverse().join('') + text.slice(at + 2);
        expect(editDistance(text, other, all)).toBe(text === other ? 0 : 1);
      }),
    );
  });

  it('obeys the triangle inequality, except for a swap with an edit inside it', () => {
    expect([editDistance('ca', 'ac', all), editDistance('ac', 'abc', all), editDistance('ca', 'abc', all)]).toEqual([
      1, 1, 3,
    ]);
    const apart = fc.string({ unit: fc.constantFrom('x', 'y'), maxLength: 4 });
    fc.assert(
      fc.property(word, word, apart, (a, b, end) => {
        const around = editDistance(a, b, all) + editDistance(b, b + end, all);
        expect(editDistance(a, b + end, all)).toBeLessThanOrEqual(around);
      }),
    );
  });

  it('is computed up to a bound, and not beyond', () => {
    fc.assert(
      fc.property(word, word, fc.nat({ max: 8 }), (a, b, most) => {
        const distance = editDistance(a, b, all);
        expect(editDistance(a, b, most)).toBe(distance <= most ? distance : all);
      }),
    );
  });
});

describe('the closest of several words', () => {
  it.each([
    ['nmae', ['names', 'mane', 'name'], 'name'],
    ['from', ['form', 'frame'], 'form'],
    ['Titel', ['title', 'tile'], 'title'],
    ['vsersion', ['version', 'versions'], 'version'],
    ['id', ['it', 'is'], 'it'],
    ['icon', ['name', 'title'], undefined],
    ['user', ['tags'], undefined],
    ['anything', [], undefined],
    ['integration-description-wanted', ['integration-description-required'], undefined],
  ])('to %s among %j is %s', (wanted, candidates, expected) => {
    expect(closest(wanted, candidates)).toBe(expected);
  });

  it('has no more errors than are allowed', () => {
    expect(closest('sendMesage', ['sendMessage'], 1)).toBe('sendMessage');
    expect(closest('sndMesage', ['sendMessage'], 1)).toBeUndefined();
  });

  it('is found fast among very many and very long words', () => {
    const candidates = [...Array(20_000)].map((_, index) => `${index}`.padStart(80, 'a'));
    const since = process.cpuUsage();
    for (const wanted of ['b'.repeat(90), 'a'.repeat(90)]) {
      expect(closest(wanted, [...candidates, 'c'.repeat(5_000_000)])).toBeUndefined();
    }
    expect(process.cpuUsage(since).user / 1000).toBeLessThan(5000);
  });
});

describe('abbreviations', () => {
  it.each([
    ['desc', ['title', 'description'], 'description'],
    ['Config', ['configurations', 'configuration'], 'configuration'],
    ['titel', ['title', 'titelage'], 'title'],
    ['inpu', ['inputs', 'inpuzzle'], 'inputs'],
    ['entity', ['events', 'entities'], 'entities'],
    ['secr', ['secretName', 'secretKeys'], undefined],
    ['des', ['description'], undefined],
    ['ription', ['description'], undefined],
  ])('%s of %j', (name, candidates, expected) => {
    expect(meantBy(name, candidates)).toBe(expected);
  });
});
