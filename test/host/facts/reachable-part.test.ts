import { expect, it } from 'vitest';
import { reachablePart } from '../../../src/host/facts/schemas/reachable-part.ts';

const definitions = {
  code: { type: 'string' },
  stop: { properties: { code: { $ref: '#/definitions/code' }, next: { $ref: '#/definitions/stop' } } },
  weight: { type: 'number' },
  constructor: { type: 'boolean' },
};

it('keeps what a part refers to, each at its path, and nothing else', () => {
  const root = {
    type: 'object',
    properties: { from: { items: [{ $ref: '#/definitions/stop' }, {}] }, weight: { $ref: '#/definitions/weight' } },
    definitions,
  };
  expect(reachablePart(root, ['properties', 'from', 'items', 0])).toEqual({
    properties: { from: { items: [{ $ref: '#/definitions/stop' }] } },
    definitions: { code: definitions.code, stop: definitions.stop },
  });
  expect(reachablePart(root, ['properties', 'weight'])).toEqual({
    properties: { weight: { $ref: '#/definitions/weight' } },
    definitions: { weight: definitions.weight },
  });
  expect(
    reachablePart({ ...root, properties: { own: { $ref: '#/definitions/constructor' } } }, ['properties', 'own']),
  ).toEqual({
    properties: { own: { $ref: '#/definitions/constructor' } },
    definitions: { constructor: definitions.constructor },
  });
});

it.each([
  ['a reference leads to the root', { properties: { all: { $ref: '#' } } }],
  ['the schema has an `$id`', { $id: 'https://parcels.example/', properties: { all: { $ref: '#/definitions/code' } } }],
  ['a reference leads nowhere', { properties: { all: { $ref: '#/definitions/none' } } }],
  ['a reference is not a pointer', { properties: { all: { $ref: 'code' } } }],
])('keeps everything if %s', (_, schema) => {
  const root = { ...schema, definitions };
  expect(reachablePart(root, ['properties', 'all'])).toBe(root);
});
