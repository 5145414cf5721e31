import { expect, test } from 'vitest';
import type { SchemaDifference } from '../../../src/rule/index.ts';
import { withoutRepeated } from '../../../src/rule/kit/compat/repeated-differences.ts';

const difference = (reason: SchemaDifference['reason'], name: string, value: SchemaDifference['value']) =>
  ({ way: 'lost', difference: { kind: 'unknown', reason, data: { name }, base: [], head: [], value } }) as const;

test('a finding that a property may be absent is dropped if there is one about the property itself', () => {
  const absent = difference('property-absent', 'a', ['to']);
  const optional = difference('property-required', 'a', ['to']);
  const refused = difference('property-refused', 'a', ['to', 'a']);
  const declared = difference('property-declared', 'a', ['to', 'a']);
  expect(withoutRepeated([absent, refused], [])).toEqual([refused]);
  expect(withoutRepeated([absent, optional], [declared])).toEqual([]);
  expect(withoutRepeated([optional, refused], [])).toEqual([optional, refused]);
});

test('a finding about another property does not replace it, nor one about the same name elsewhere', () => {
  const absent = difference('property-absent', 'a', ['to']);
  const others = [
    difference('property-refused', 'b', ['to', 'b']),
    difference('property-refused', 'a', ['from', 'a']),
    difference('property-refused', 'a', ['to', 'a', 'a']),
  ];
  expect(withoutRepeated([absent], others)).toEqual([absent]);
});

test('thousands are compared in linear time', () => {
  let times = 0;
  const all = Array.from({ length: 500 }, (_, index) => {
    const one = difference('property-absent', `a${index}`, []);
    return {
      ...one,
      get difference() {
        times += 1;
        return one.difference;
      },
    };
  });
  expect(withoutRepeated(all, all)).toHaveLength(all.length);
  expect(times).toBeLessThan(all.length * 10);
});
