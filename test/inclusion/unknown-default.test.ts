import { expect, it } from 'vitest';
import { differencesOf } from '../../src/inclusion/index.ts';

const before = { root: { type: 'object', properties: {} }, path: [] };

it.each([
  ['of which nothing is known', {}, ['properties', 'unit']],
  ['whose default is not known', { unit: { type: 'string' } }, ['properties', 'unit', 'default']],
])('reports that a required property %s may have a default', (_, properties, path) => {
  const root = { type: 'object', properties, required: ['unit'] };
  const after = { root, path: [], unknowns: [{ path, extent: 'value' as const }] };
  const kinds = (part: typeof after | typeof before) => differencesOf(before, part).map(({ kind }) => kind);
  expect(kinds({ root, path: [] })).toContain('breaking');
  expect(kinds(after)).not.toContain('breaking');
  expect(kinds(after)).toContain('unknown');
});
