import { describe, expect, it } from 'vitest';
import { openDocument } from '../../src/document/open-text.ts';

const letters = 'abcdefghi';
const billionLaughs = [...letters]
  .map((letter, index) => `${letter}: &${letter} [${Array(9).fill(index === 0 ? 'lol' : `*${letters[index - 1]}`)}]`)
  .join('\n');
const chain = Array.from(
  { length: 1000 },
  (_, index) => `n${index}: &n${index} [${index === 0 ? 1 : `*n${index - 1}`}]`,
);
const merges = [
  `base: &base {${Array.from({ length: 1000 }, (_, index) => `key${index}: 1`)}}`,
  ...Array.from({ length: 1000 }, (_, index) => `copy${index}: { <<: *base }`),
];

/** Each input leads to the named fault, or to data without a fault. */
const inputs: readonly (readonly [what: string, file: string, text: string, fault: string | undefined])[] = [
  ['100,000 open brackets', 'a.json', '['.repeat(1e5), 'too-deep'],
  ['100,000 brackets, closed', 'a.json', '['.repeat(1e5) + ']'.repeat(1e5), 'too-deep'],
  ['100,000 open objects', 'a.json', '{"a":'.repeat(1e5), 'too-deep'],
  ['100,000 open brackets in YAML', 'a.yaml', '['.repeat(1e5), 'too-deep'],
  ['100,000 open mappings in YAML', 'a.yaml', '{a: '.repeat(1e5), 'too-deep'],
  ['100,000 dashes', 'a.yaml', '- '.repeat(1e5), 'too-deep'],
  ['100,000 question marks', 'a.yaml', '? '.repeat(1e5), 'too-deep'],
  [
    '3,000 levels of indentation',
    'a.yaml',
    Array.from({ length: 3000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
    'too-deep',
  ],
  ['a chain of aliases', 'a.yaml', chain.join('\n'), 'too-deep'],
  ['a billion laughs', 'a.yaml', billionLaughs, 'yaml-alias-limit'],
  ['a million merged properties', 'a.yaml', merges.join('\n'), 'yaml-alias-limit'],
  ['100,000 anchors and aliases on one node', 'a.yaml', `x: ${'&a *a '.repeat(1e5)}`, 'parse-error'],
  ['10,000 anchors and aliases', 'a.yaml', `x:\n${'- &a 1\n- *a\n'.repeat(1e4)}`, undefined],
  ['more than 5 MB', 'a.json', `{"a":"${'x'.repeat(5e6)}"}`, 'too-large'],
  ['one string of nearly 5 MB', 'a.json', `{"a":"${'x'.repeat(4.9e6)}"}`, undefined],
  ['one string of nearly 5 MB in YAML', 'a.yaml', `a: ${'x '.repeat(2.4e6)}`, undefined],
  ['two million numbers', 'a.json', `{"a":[${'1,'.repeat(2e6)}1]}`, 'too-many-nodes'],
  ['a million properties in YAML', 'a.yaml', 'a: b\n'.repeat(9e5), 'too-many-nodes'],
  ['a million comments in YAML', 'a.yaml', `a: 1\n${'# x\n'.repeat(1e6)}`, 'too-many-nodes'],
  ['a million comments', 'a.jsonc', `{${'/**/'.repeat(1e6)}}`, undefined],
  ['a million blank lines', 'a.yaml', `a: |\n${'\n'.repeat(1e6)}  x\n`, undefined],
  ['100,000 times one name', 'a.json', `{${'"a":1,'.repeat(1e5)}"a":1}`, 'duplicate-key'],
  ['a million quotes', 'a.json', '"'.repeat(1e6), 'too-many-nodes'],
  ['a million backslashes', 'a.json', `{"a":"${'\\'.repeat(1e6)}`, 'parse-error'],
  ['a million lines in an open string', 'a.yaml', `a: "${'x\n'.repeat(1e6)}`, 'parse-error'],
  ['a million tabs', 'a.yaml', `${'\t'.repeat(1e6)}a`, 'parse-error'],
  ['a tag without end', 'a.yaml', `a: ${'!'.repeat(1e6)}`, 'parse-error'],
  ['100,000 document marks', 'a.yaml', '---\n'.repeat(1e5), 'multiple-documents'],
  ['100,000 directives', 'a.yaml', `${'%YAML 1.2\n'.repeat(1e5)}---\na: 1\n`, 'parse-error'],
  ["the parser's own control characters", 'a.yaml', 'a: \x02\x18\x1f', undefined],
  ['lone surrogates', 'a.json', '{"a":"\\ud800","\\udc00":"\ud800"}', undefined],
  ['lone surrogates in YAML', 'a.yaml', 'a: \ud800\n"\\udc00": 1\n', undefined],
];

describe('hostile input', () => {
  it.each(inputs)('%s', { timeout: 20_000 }, async (_, file, text, fault) => {
    const document = await openDocument(file, text);
    expect(document.faults[0]?.id).toBe(fault);
    expect(document.faults.length).toBeLessThanOrEqual(50);
    expect(document.data !== undefined).toBe(fault === undefined || fault === 'duplicate-key');
    const positions = await document.positions();
    expect(positions.locate({ path: ['a', 0, 'b'], on: 'value', span: [3, 9] })).toMatchObject({ file });
    expect(positions.edit([{ op: 'set', path: ['a'], value: 1 }]) === undefined).toBe(document.data === undefined);
  });

  it('never throws for a manifest that was cut or garbled', async () => {
    const manifests = {
      'a.json': '{ "a": [1, "x\\u00e9", null], /* c */ "b": { "c": -1.5e3, } } // d\n',
      'a.yaml': 'a: &x [1, "\\u00e9", ~] # c\nb:\n  - *x\n  - |+\n    d\n\n  - {e: \'f\', <<: {g: !!str 1}}\n',
    };
    for (const [file, text] of Object.entries(manifests)) {
      for (let offset = 0; offset < text.length; offset++) {
        for (const piece of [
          '',
          '{',
          ']',
          '"',
          "'",
          '\n',
          '\t',
          '*',
          '&',
          '|',
          ': ',
          '- ',
          '#',
          '\\',
          ',',
          '\0',
          '💥',
        ]) {
          const garbled = text.slice(0, offset) + piece + (piece === '' ? '' : text.slice(offset + 1));
          const document = await openDocument(file, garbled);
          const positions = await document.positions();
          positions.locate({ path: ['b', 1], on: 'value', span: [0, 1] });
          positions.edit([{ op: 'remove', path: ['b', 0] }]);
          expect(document.data !== undefined || document.faults.length > 0).toBe(true);
        }
      }
    }
  });
});
