import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isCleanScript } from '../../../src/host/facts/scripts/clean/clean-script.ts';
import type { Package } from '../../../src/host/facts/scripts/compiler.ts';
import { names, programs, usual } from './usual-scripts.ts';

const compiler: Package = createRequire(import.meta.url)('@bpinternal/verel');

const said = (script: string): readonly string[] => {
  const { errors, warnings } = compiler.check(script);
  return [...errors, ...warnings].map(({ code, message }) => `${code} ${message}`);
};

test.each(usual)('is checked without the compiler: %j', (script) => {
  expect(isCleanScript(script)).toBe(true);
  expect(said(script)).toEqual([]);
});

describe('what only the compiler can check', () => {
  it.each([
    ['', 'nothing'],
    ['account = .account', 'a name that is not used'],
    ['account = .account\naccount = "none"', 'the same, given anew'],
    ['to_string!(.account)\n.id', 'a result that nobody takes'],
    ['if .id == 1 {\n  to_string!(.account)\n}\n.id', 'the same in a block'],
    ['"{{ account }}"', 'a name that is not there'],
    ['if .id == 1 { account = .account }\naccount', 'a name of another block'],
    ['account = .account\n"{{ account }}/{{ account }}"', 'what may be no text, within one'],
    ['parse_json(.body)', 'what may fail'],
    ['to_string!("a")', 'what cannot fail'],
    ['to_string("a") ?? ""', 'the same, with something for when it fails'],
    ['account = to_string!(.account)\nstarts_with!(account, "a")', 'the same, of a variable'],
    ['account = null\nif .id == 1 { account = "a" }\nto_string!(account)', 'what depends on a branch'],
    ['if .id { 1 }', 'a condition that may be no truth'],
    ['.id && .account', 'the same, joined'],
    ['"a" + .id', 'a sum of what may be no text'],
    ['if .a == 1 { 1 }\nelse { 2 }', 'another line'],
    ['if account!= 1 { 1 }', 'no space before an operator'],
    ['account = .a#b\naccount', 'no space before a comment'],
    ['account = { "a": if .a == 1 { b = 1 } else { 2 } }\naccount', 'a condition in brackets'],
    ['{\n"a": 1, # one\n"b": 2\n}', 'a comment within an object, with no space after it'],
    ['if .id == 1 {\n  # None\n"depot"\n}', 'a text at the beginning of a line, behind a comment within braces'],
    ["if .id == 1 {\n# Late,\n# as it's held\n  .depot\n}", 'a comment there, behind another'],
    ["if .id == 1 {\n  .depot # late,\n# as it's held\n}", 'the same, behind the end of a line'],
    ['["parcels:read",\uFEFF"parcels:write"]', 'a mark of the order of bytes within a list, as white space'],
    ['if .id == 1 {["late", "held"]}\n# Of the depot', 'a list right behind a brace'],
    [
      String.raw`depot = "north"${'\n'}"C:\\{{ depot }}"`,
      'a name that braces behind a backslash do not put into a text',
    ],
    ['return = 1\nreturn', 'a word of the language'],
    ['timestamp = .headers."x-carrier-timestamp"\ntimestamp', 'a word that the language keeps for later'],
    ['array = .parcels\narray', 'the same, of a type'],
    ['object = "parcel"\n"{{ object }}/1"', 'the same, within a text'],
    [`${'('.repeat(400)}1${')'.repeat(400)}`, 'brackets within brackets'],
    [`${'['.repeat(400)}1${']'.repeat(400)}`, 'lists within lists'],
    ['.a\r\n', 'other ends of lines'],
  ])('%j has %s', (script) => expect(isCleanScript(script)).toBe(false));
});

/** Generates scripts with some of their tokens removed, inserted or replaced. */
const changed = fc
  .tuple(
    fc.oneof(fc.constantFrom(...usual), programs),
    fc.array(
      fc.tuple(fc.nat(), fc.nat(2), fc.oneof(fc.constantFrom(...' \n#!.,{}[]()"=_1?&|+-;:', ...names), programs)),
      {
        maxLength: 2,
      },
    ),
  )
  .map(([script, changes]) => {
    const words = script.match(/\w+|\s+|"[^"\n]*"|./g) ?? [];
    for (const [at, left, put] of changes) words.splice(at % (words.length + 1), left, put);
    return words.join('');
  });

it('never accepts what the compiler reports', () => {
  let clean = 0;
  const property = fc.property(changed, (script) => {
    if (!isCleanScript(script)) return;
    clean += 1;
    expect(said(script)).toEqual([]);
  });
  fc.assert(property, { numRuns: 20_000 });
  expect(clean).toBeGreaterThan(500);
});
