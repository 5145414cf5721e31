import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bounds } from '../../src/document/bounds.ts';
import { cleanData } from '../../src/document/json/clean.ts';
import { readClean } from '../../src/document/json/read-clean.ts';
import { readJson } from '../../src/document/json/read-json.ts';
import type { Node } from '../../src/document/tree.ts';
import { diceOf, jsonOf, manifests } from './arbitraries.ts';

/** Checks that both readers of JSON return the same for a valid text. */
function expectAlike(text: string): void {
  expect(cleanData(text)).toEqual(JSON.parse(text.replace('\uFEFF', '')));
  const [clean, any] = [readClean(text), readJson(text, 'json')];
  expect(plain(clean.root)).toEqual(any.root);
  expect([clean.faults, clean.comments]).toEqual([any.faults, any.comments]);
}

/** Returns a node with all lazily read parts. */
function plain(node: Node | undefined): unknown {
  if (node === undefined || !('entries' in node)) return node;
  const { kind, start, end, layout } = node;
  const entries = new Map(node.entries.map((entry) => [entry, { ...entry, value: plain(entry.value) }]));
  const read = { kind, start, end, layout, entries: [...entries.values()] };
  if (node.kind === 'array') return read;
  return { ...read, members: new Map([...node.members].map(([name, entry]) => [name, entries.get(entry)])) };
}

describe('valid JSON', () => {
  it.each([
    '{}',
    ' [ ] ',
    '\uFEFF{"name": "skywatch"}',
    '"a text"',
    'null',
    '-0',
    '{"min":-1.5e+3,"max":1E4}',
    '{ "a" : [ 1 , true\t,\r\nfalse , null ] , "b" : { } }',
    String.raw`{"quote \" and \\":"\\\"","\u0061":"\\","\\\\":"é\ud83d\ude00","__proto__":{"":[[]]}}`,
    '["a:", "b\\":", {"c": ":"}]',
  ])('is read alike by both readers: %s', expectAlike);

  it('is read alike, however it is written', () => {
    fc.assert(
      fc.property(manifests, fc.nat(), (data, seed) => expectAlike(jsonOf(data, diceOf(seed), false))),
      { numRuns: 300, seed: 1971 },
    );
  });

  it.each([
    '{"a":1,"a":2}',
    '{"a" :1,"a":2}',
    '{"a"\n\t:1,"a":2}',
    '{"a":":","a" :2}',
    String.raw`{"a":1,"\u0061":2}`,
    String.raw`{"\"":1,"\"":":"}`,
    '{"a":1e400}',
    '{"a":[1e400]}',
    '{"a":1,}',
  ])('is not %s', (text) => expect(cleanData(text)).toBeUndefined());

  it('is within the bounds, which are the same for both readers', () => {
    const nested = (depth: number) => `${'{"a":['.repeat(depth / 2)}${']}'.repeat(depth / 2)}`;
    // The object, its one name and the list count as nodes, too.
    const listed = (count: number) => `{"a":[${Array.from({ length: count - 3 }, () => 1).join()}]}`;
    for (const [within, beyond] of [
      [nested(bounds.depth), nested(bounds.depth + 2)],
      [listed(bounds.nodes), listed(bounds.nodes + 1)],
    ] as const) {
      expect([cleanData(within) !== undefined, readJson(within, 'json').faults.length]).toEqual([true, 0]);
      expect([cleanData(beyond) !== undefined, readJson(beyond, 'json').faults.length]).toEqual([false, 1]);
    }
  });

  it('has no duplicate keys, wherever quotes and colons are', () => {
    const bit = fc.constantFrom('"', ':', '\\', ' ', '\n', 'a');
    const text = fc.string({ unit: bit, maxLength: 4 }).map((value) => JSON.stringify(value));
    const space = fc.constantFrom('', '', ' ', '\n');
    const member = fc.tuple(text, space, text).map(([name, gap, value]) => `${name}${gap}:${value}`);
    fc.assert(
      fc.property(fc.array(member, { maxLength: 5 }), (members) => {
        const written = `{${members.join(',')}}`;
        expect(cleanData(written) !== undefined).toBe(Object.keys(JSON.parse(written)).length === members.length);
      }),
      { numRuns: 2000, seed: 1971 },
    );
  });
});
