import { describe, expect, it } from 'vitest';
import { isQuick, isSmall } from '../../../src/host/facts/schemas/quick.ts';

describe('a schema', () => {
  it.each([
    ['of plain fields', { type: 'object', properties: { berth: { type: 'string', maxLength: 4 } } }, true],
    ['with an expression', { properties: { berth: { pattern: '^(a+)+$' } } }, false],
    ['that compares all items with each other', { type: 'array', uniqueItems: true }, false],
    ['that contains itself', { properties: { next: { $ref: '#' } } }, false],
    ['of a thousand parts', { anyOf: Array.from({ length: 1000 }, (_, at) => ({ const: at })) }, false],
  ])('%s: %s', (_, schema, expected) => {
    expect(isQuick(schema)).toBe(expected);
  });
});

describe('a value', () => {
  it.each([
    ['a long string is small', 'b'.repeat(100_000), true],
    ['a short list is small', ['north', 'south', { berth: 4 }], true],
    ['a very long list is not small', Array.from({ length: 100_000 }, () => 0), false],
    ['many lists are not small', Array.from({ length: 20 }, () => Array.from({ length: 20 }, () => null)), false],
  ])('%s', (_, value, expected) => {
    expect(isSmall(value)).toBe(expected);
  });
});
