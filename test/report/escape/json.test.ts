import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toJson } from '../../../src/report/escape/json.ts';
import { hostileText } from '../fixtures/hostile.ts';

test('the data survives, and nothing in the text acts on a terminal or a log', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const json = toJson({ [text]: [text] });
      expect(JSON.parse(json)).toStrictEqual(JSON.parse(JSON.stringify({ [text]: [text] })));
      expect(json.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      expect(json.replace(/\p{Default_Ignorable_Code_Point}/gu, '')).not.toContain('##[');
    }),
  );
});

test('it is indented and ends with a line break', () => {
  expect(toJson({ a: ['\u009b', '\u{e0001}'] })).toBe('{\n  "a": [\n    "\\u009b",\n    "\\udb40\\udc01"\n  ]\n}\n');
});
