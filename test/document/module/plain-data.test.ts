import { parse } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { cleanExpression } from '../../../src/document/module/syntax/clean/clean-module.ts';
import { plainData } from '../../../src/document/module/syntax/plain-data.ts';

/** Returns the value of a text that is a single expression. */
function said(text: string): unknown {
  const expression = cleanExpression(text);
  return expression && plainData(expression);
}

it.each([
  ['comments', '// of all\n{ /* a */ "a": 1, // b\n "b": [true, null, "c"] } // c'],
  ['commas behind the last', '{ "a": [1, 2,], "b": {},\n}'],
  ['escapes', '{ "\\u0061": "\\n\\"/* no comment */" }'],
  ['a name that is said twice', '{ "a": 1, "a": 2 }'],
  ['names of what all objects have', '{ "constructor": {}, "toString": [] }'],
])('data with %s equal the result of a JSON parser', (_, text) => {
  expect(said(text)).toBeDefined();
  expect(said(text)).toEqual(parse(text, [], { allowTrailingComma: true }));
});

it.each(['{ "a": b }', '[...a]', '{ a: 1 }', '{ ["a"]: 1 }', '[{ "a": -1 }]', '{ "a": { "b": `c` } }'])(
  'anything but data is not read: %s',
  (text) => {
    expect(cleanExpression(text)).toBeDefined();
    expect(said(text)).toBeUndefined();
  },
);
