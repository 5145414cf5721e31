import { expect, it, vi } from 'vitest';
import { openDocument } from '../../../src/document/open-text.ts';
import { gatherPatterns } from '../../../src/host/facts/patterns/gather.ts';
import { gatherSchemas } from '../../../src/host/facts/schemas/gather.ts';

const { run } = vi.hoisted(() => ({ run: vi.fn(() => undefined) }));
vi.mock('../../../src/host/facts/deadline.ts', () => ({ deadline: () => ({ run }) }));

const loop = {
  $id: 'https://parcels.example/loop',
  $ref: '#/definitions/a',
  definitions: { a: { items: { $ref: '#/definitions/b' } }, b: { items: { $ref: '#/definitions/a' } } },
};
const wide = { anyOf: Array.from({ length: 5000 }, (_, index) => ({ const: index, default: -1 })), default: 'x' };
const slow = { pattern: '^(a+)+$', default: `${'a'.repeat(60)}!` };

it('does expensive work within its time budget, and returns no verdict after that', async () => {
  const states = Object.fromEntries([loop, wide, slow].map((schema, index) => [`s${index}`, { schema }]));
  const document = await openDocument('integration.json', JSON.stringify({ states }));
  const [schemas, patterns] = [await gatherSchemas(document), await gatherPatterns({ states })];
  expect(schemas.faults(loop)).toEqual([]);
  expect(schemas.violation(loop, [], 5)).toBeUndefined();
  expect(schemas.violation(wide, [], wide.default)).toBeUndefined();
  expect(schemas.violation(slow, [], slow.default)).toBeUndefined();
  expect(patterns.exponentialPart('(?:[a-z]x)*'.repeat(300))).toBeUndefined();
  expect(patterns.exponentialPart(slow.pattern)).toBeUndefined();
  // Patterns that were given up are not tried again.
  expect(['(?:[a-z]x)*'.repeat(300), slow.pattern, '(?:a|b)'.repeat(2000), 'PX'].map(patterns.isUnclear)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(run).toHaveBeenCalledTimes(6);
});
