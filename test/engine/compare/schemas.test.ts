import { expect, test } from 'vitest';
import type { Unknown } from '../../../src/document/document.ts';
import type { Pair } from '../../../src/engine/compare/pairs.ts';
import { type SchemaComparisons, schemasOf } from '../../../src/engine/compare/schemas.ts';
import { createNode, type ManifestNode } from '../../../src/engine/walk/node.ts';
import type { JsonSchema } from '../../../src/rule/nodes.ts';

const path = ['actions', 'book', 'input', 'schema'];
const owner = { kind: 'action-input', name: 'book', label: 'action `book` input' } as const;
const schema = (node: unknown): ManifestNode => createNode('schema', { node: node as JsonSchema, path, owner });
const pairOf = (before: unknown, after: unknown): Pair => {
  return { change: 'changed', noun: 'schema', before: schema(before), after: schema(after) };
};

const open = { type: 'object', properties: { seat: { type: 'string' }, deck: { type: 'string' } } };
const closed = { ...open, required: ['seat'] };
const none = { unknowns: [] };
const hidden = (...steps: string[]) => ({
  unknowns: [{ path: steps, extent: 'value', why: 'a call' } satisfies Unknown],
});

const brief = ({ lost, gained }: ReturnType<typeof schemasOf>) =>
  [lost, gained].map((all) => all.map(({ kind, reason }) => `${kind} ${reason}`));

test('values that only one version accepts are lost or gained', () => {
  const narrowed = schemasOf(pairOf(open, closed), { base: none, head: none }, {});
  expect(narrowed.lost.map(({ kind, witness }) => [kind, witness])).toEqual([
    ['breaking', { value: {}, accepted: 'base' }],
  ]);
  expect(narrowed.gained).toEqual([]);
  const widened = schemasOf(pairOf(closed, open), { base: none, head: none }, {});
  expect(widened.gained.map(({ witness }) => witness)).toEqual([{ value: {}, accepted: 'head' }]);
  expect(widened.lost).toEqual([]);
});

test('an invalid schema accepts nothing that could be lost', () => {
  for (const [before, after] of [
    [5, open],
    [open, 'any'],
    [null, null],
  ])
    expect(schemasOf(pairOf(before, after), { base: none, head: none }, {})).toEqual({
      lost: [],
      gained: [],
      undeclared: [],
    });
});

test('only unknowns inside the schema count', () => {
  const deck = hidden(...path, 'properties', 'deck');
  const elsewhere = hidden('actions', 'cancel', 'input', 'schema', 'properties', 'deck');
  const around = hidden('actions', 'book');
  const same = pairOf(open, { ...open, title: 'Seats' });
  expect(brief(schemasOf(same, { base: none, head: deck }, {}))).toEqual([['unknown opaque'], ['unknown opaque']]);
  expect(brief(schemasOf(same, { base: elsewhere, head: around }, {}))).toEqual([[], []]);
  expect(brief(schemasOf(same, { base: hidden(...path), head: none }, {}))).toEqual([
    ['unknown opaque'],
    ['unknown opaque'],
  ]);
});

test('a comparison is cached by the schemas and their unknown parts', () => {
  const compared: SchemaComparisons = new Map();
  const versions = { base: none, head: none };
  const first = schemasOf(pairOf(open, closed), versions, { compared });
  expect(schemasOf(pairOf(structuredClone(open), closed), versions, { compared })).toBe(first);
  expect(schemasOf(pairOf(closed, open), versions, { compared })).not.toBe(first);
  const deck = hidden(...path, 'properties', 'deck');
  expect(schemasOf(pairOf(open, closed), { base: none, head: deck }, { compared })).not.toBe(first);
  expect(compared.size).toBe(3);
  expect(schemasOf(pairOf(open, closed), versions, {})).not.toBe(first);
});

test('the cache has a maximum size, and holds nothing very long', () => {
  const compared: SchemaComparisons = new Map();
  const versions = { base: none, head: none };
  const long = { ...open, description: 'x'.repeat(50_000) };
  expect(schemasOf(pairOf(long, closed), versions, { compared }).lost).toHaveLength(1);
  expect(compared.size).toBe(0);
  for (let at = 0; at < 2_010; at += 1)
    schemasOf(pairOf(open, { ...open, title: `Seats ${at}` }), versions, { compared });
  expect(compared.size).toBe(2_000);
});

test('a break that the validator does not confirm is undecided', () => {
  const versions = { base: none, head: none };
  const judged = (before: object, after: object, inside: boolean | undefined, outside: boolean | undefined) => {
    const accepts = (of: object, values: readonly unknown[]) => values.map(() => (of === before ? inside : outside));
    return schemasOf(pairOf(before, after), versions, { accepts }).lost.map(({ kind, witness }) => [
      kind,
      witness?.value,
    ]);
  };
  expect(judged(open, closed, true, false)).toEqual([['breaking', {}]]);
  for (const [inside, outside] of [
    [true, true],
    [false, false],
    [undefined, false],
    [true, undefined],
  ])
    expect(judged(open, closed, inside, outside)).toEqual([['unknown', undefined]]);
});

test('keywords that a version’s draft ignores break nobody, but do once another draft respects them', () => {
  const versions = { base: none, head: none };
  const bound = { ...open, dependentRequired: { seat: ['deck'] } };
  const heeding = { ...bound, $schema: 'https://json-schema.org/draft/2020-12/schema' };
  expect(brief(schemasOf(pairOf(open, bound), versions, {}))).toEqual([[], []]);
  expect(brief(schemasOf(pairOf(bound, heeding), versions, {}))).toEqual([['breaking dependency'], []]);
});
