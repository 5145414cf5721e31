import { describe, expect, it } from 'vitest';
import { holderOf } from '../../../src/rule/holders.ts';
import { misspeltKeywords } from '../../../src/rule/kit/schema/misspelt-keywords.ts';
import type { JsonSchema } from '../../../src/rule/nodes.ts';
import { hasKeyword, otherKeywordsIn, schemasHaving } from '../../../src/rule/schema/by-keyword.ts';
import { common, keywordNamed, keywords } from '../../../src/rule/schema/keywords.ts';
import { schemasWithin } from '../../../src/rule/schema/schemas-within.ts';

const schema = (): JsonSchema => ({
  type: 'object',
  properties: { code: { type: 'string', pattern: '^a' } },
  patternProperties: { '^x-': { type: 'string', pattern: '^b', 'x-mine': 1 } },
});

const namesHaving = (asked: JsonSchema, ...names: readonly string[]) =>
  schemasHaving(asked, keywords(...names)).map(({ name }) => name);

it('finds the schemas that have one of several keywords, whatever was requested meanwhile', () => {
  const asked = schema();
  const names = () => namesHaving(asked, 'pattern', 'patternProperties');
  const found = names();
  expect(found).toEqual(['schema', 'code', 'schema.*']);
  // The caches of subschemas and of keywords are evicted independently of each other.
  for (let count = 0; count < 1000; count += 1) {
    schemasWithin(schema());
    if (count % 3 === 0) namesHaving(schema(), 'pattern', 'type');
    expect(names()).toEqual(found);
  }
});

describe('custom keywords', () => {
  it('are found like the common ones, alone and beside them', () => {
    expect(namesHaving(schema(), 'x-mine')).toEqual(['schema.*']);
    expect(namesHaving(schema(), 'x-mine', 'properties')).toEqual(['schema', 'schema.*']);
    expect(namesHaving(schema(), 'x-theirs', 'enum')).toEqual([]);
    expect([...otherKeywordsIn(schema())]).toEqual(['x-mine']);
  });

  it('do not include inherited properties', () => {
    const odd: JsonSchema = { 'x-mine': 1, properties: { toString: { type: 'string' } } };
    expect(hasKeyword(odd, keywords('toString'))).toBe(false);
    expect(namesHaving(odd, 'toString', 'x-mine')).toEqual(['schema']);
    expect(namesHaving({ toString: 1 }, 'toString')).toEqual(['schema']);
  });
});

describe('common keywords', () => {
  it.each(common)('`%s` is distinguished from every other one', (name) => {
    const one: JsonSchema = { [name]: {} };
    for (const other of common) expect(hasKeyword(one, keywords(other)), other).toBe(other === name);
    expect(namesHaving(one, ...common)).toEqual(['schema']);
  });

  it('include all that contain schemas', () => {
    const holding = common.filter((name) => holderOf(name) !== undefined);
    for (const name of holding) expect(keywordNamed(name)?.holder, name).toBe(holderOf(name));
    for (const name of ['contentSchema', 'prefixItems', '$defs', 'unevaluatedItems']) expect(holding).toContain(name);
  });

  it('are never taken for misspellings: only other keywords are checked', () => {
    const values = [[], {}, '#', 1, true, ['type'], [{}]];
    const slips = (name: string) => values.filter((value) => misspeltKeywords({ [name]: value }).size > 0);
    expect(common.filter((name) => slips(name).length > 0)).toEqual([]);
    expect(slips('propertys')).not.toEqual([]);
  });
});
