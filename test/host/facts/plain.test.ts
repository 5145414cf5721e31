import { expect, test } from 'vitest';
import { plainlyMeets, samplesOf } from '../../../src/host/facts/schemas/plain.ts';

const berth = { description: 'Where the ship lies', 'x-zui': { title: 'Berth' } };

test.each([
  [{ ...berth, type: 'string' }, 'A4', true],
  [{ ...berth, type: 'string', enum: ['A4', 'B1'] }, 'B1', true],
  [{ ...berth, type: 'string', enum: ['A4', 'B1'] }, 'C2', false],
  [{ type: 'boolean', default: false }, false, true],
  [{ type: 'number' }, 2.5, true],
  [{ type: 'integer' }, 2.5, false],
  [{ type: 'string' }, 4, false],
  [{ type: 'string', minLength: 1 }, 'A4', false],
  [{ type: ['string', 'null'] }, 'A4', false],
  [{ type: 'array' }, [], false],
  [{ type: 'constructor' }, 'A4', false],
  [{}, 'A4', false],
  [true, 'A4', false],
])('%j plainly meets %j: %s', (schema, value, verdict) => {
  expect(plainlyMeets(schema, value)).toBe(verdict);
});

test('a schema gives its default and its examples', () => {
  expect(samplesOf({ default: false, example: 'A4', examples: ['B1', null] })).toEqual([false, 'A4', 'B1', null]);
  expect(samplesOf({ examples: 'A4' })).toEqual(['A4']);
  expect(samplesOf({ type: 'string' })).toEqual([]);
});
