import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Lexer, stringify } from 'yaml';
import { bounds } from '../../src/document/bounds.ts';
import { dataOf, type Node } from '../../src/document/tree.ts';
import { cleanData } from '../../src/document/yaml/clean/clean-data.ts';
import { readClean } from '../../src/document/yaml/clean/read-clean.ts';
import { readYaml } from '../../src/document/yaml/read-yaml.ts';
import { diceOf, manifests, yamlOf } from './arbitraries.ts';
import { neatYaml, slipped, yamlSoup } from './neat-yaml.ts';
import { harborDesk, spellings } from './spellings.ts';

/**
 * Whether the text was read by the fast reader; if so, checks that the result equals that of the full parser, positions and
 * comments included.
 */
function isReadAlike(text: string): boolean {
  const data = cleanData(text);
  if (data === undefined) return false;
  const [clean, whole] = [readClean(text), readYaml(text)].map(({ root, faults, comments }) => ({
    root: root && flat(root),
    data: root && dataOf(root),
    faults,
    comments,
  }));
  expect(clean, text).toEqual(whole);
  expect(JSON.stringify(data), text).toBe(JSON.stringify(whole?.data));
  return true;
}

/**
 * Returns a node with its members by their index in the entries: comparing deep nodes would repeat the comparison of their
 * members.
 */
function flat(node: Node): unknown {
  if (!('entries' in node)) return node;
  const entries = node.entries.map((entry) => ({ ...entry, value: flat(entry.value) }));
  if (node.kind === 'array') return { ...node, entries };
  const { kind, start, end, layout, merges } = node;
  const members = [...node.members].map(([name, entry]) => [name, node.entries.indexOf(entry)]);
  return { kind, start, end, layout, merges, entries, members };
}

describe('plainly written YAML', () => {
  it.each([
    'name: skywatch',
    '# Skywatch\n---\n\nname: skywatch # as published\n# end',
    'a:\nb: # none\n  # yet\nc: ~\n',
    'a:\n- 1\n-\n- - x\n  - y\n-   k: v\n    l:\n    - z\nb:\n    - deep\n',
    'a: |\n\n  one\n    two\n\n  # three\n # four\nb: >-\n  one\n  two\n\n\n  three\nc: |-\n    last  ',
    'a: |\r\n  one\r\n\r\n  two  \r\nb: "c"\r\n',
    `${String.raw`"quote \" \u0061 \\": 'it''s' # "`}\n'b': "\\n"\n"": ''\n`,
    'a: [ ]\nb: { }\nc: [1, "x", [a b, { k: -1.5 , "l": [] }]] # d\n',
    '__proto__: 1\nconstructor: x\n',
    'a: one\n  two # c\nb:\n  - three\n\n    four\n  - five\n     six:seven\n',
    'a: "one\n  two\\n  \n   three" # c\nb: \'it\'\'s\n\n  \'\nc:\n  d: "\n   e"\n',
    'a: >\n  one\n    two\n\n    three\n  four\n\n  five\n',
    'hitl<ticket>: 1\na (b) [c] "d": 2\n',
    'a: x:y\nb: http://x/#y\nc: a - b, {c} [d] "e" & * !\nd: -x\n',
  ])('is read alike by both readers: %j', (text) => expect(isReadAlike(text)).toBe(true));

  it('is what programs write, however long the lines are', () => {
    const description = `Opens tickets in "Harbor Desk", and isn't done: ${'it waits for an answer, '.repeat(9)}then closes.`;
    const long = {
      ...harborDesk,
      description,
      title: `${description}: all`,
      readme: `${description}\n\n  indented\nend`,
    };
    for (const lineWidth of [0, 40, 80, 120]) {
      expect(isReadAlike(stringify(long, { lineWidth }))).toBe(true);
      expect(isReadAlike(stringify(long, { lineWidth, singleQuote: true, indent: 4 }))).toBe(true);
    }
  });

  it('is what authors write', () => {
    const written = spellings.filter(({ what }) => what.startsWith('YAML in blocks') || what.endsWith('in YAML'));
    expect(written).toHaveLength(3);
    for (const { text } of written) expect(isReadAlike(text)).toBe(true);
  });

  it.each(
    [
      [
        '&a x',
        '*a',
        '!!str 1',
        '|+\n  x',
        '|2\n   x',
        '| # c\n  x',
        'one\n  two',
        '"one\n  two"',
        '[1,\n 2]',
        '"\\x41"',
      ],
      [
        '- x',
        'b: c',
        '"x',
        '[1',
        '.inf',
        '1e999',
        '@x',
        '"x" y',
        '"x"#c',
        '|',
        '|\n x',
        '[a: b]',
        '[,a]',
        '[a,,b]',
        '{"a":1}',
        '\tx',
        '? x',
      ],
    ].flat(),
  )('is not a value like %j', (value) => {
    expect(cleanData(`k:\n  a: ${value}\n`)).toBeUndefined();
    expect(isReadAlike(`k:\n  a: x\n  b: ${value}\n`)).toBe(false);
  });

  it.each(
    [
      [
        '',
        '# only\n',
        'text',
        '- a',
        '[]',
        '{}',
        '--- a: b',
        'a: 1\na: 2',
        'a: 1\n b: 2',
        '  a: 1\nb: 2',
        'a:\n   b: 1\n  c: 2',
      ],
      ['a: 1\n---\nb: 2', 'a: 1\n...\n', '%YAML 1.2\n---\na: 1', 'a\t: 1', '? a\n: 1', 'a:\n  - 1\n - 2', '<<: {}'],
      ['a : 1', '\uFEFFa: 1', 'a: 1\rb: 2', 'a: 1\u2028', '<<<<<<< HEAD\na: 1', `${'k'.repeat(1024)}: 1`],
    ].flat(),
  )('is not a text like %j', (text) => expect(cleanData(text)).toBeUndefined());

  it('is within the bounds', () => {
    const nested = (depth: number) => Array.from({ length: depth }, (_, level) => `${' '.repeat(level)}a:\n`).join('');
    expect(isReadAlike(nested(90))).toBe(true);
    expect(cleanData(nested(bounds.depth))).toBeUndefined();
    expect(cleanData(`a: ${'['.repeat(bounds.depth)}${']'.repeat(bounds.depth)}`)).toBeUndefined();
  });

  it.each([
    ['items', '- 1\n', 0.9],
    ['items that are nothing', '-\n', 0.9],
    ['objects', '- a: 1\n  b: 2\n', 0.9],
    ['lists in lists', '- - - 1\n', 0.9],
    ['empty lines', '\n', 0.9],
    ['comments', ' # c\n', 0.9],
    ['blanks behind', "- 'x'  \n", 0.8],
    ['comments behind', '- a: # c\n    - x # d\n', 0.9],
    ['blocks', '- |-  \n  x\n', 0.8],
    ['folds', '- >\n  x\n  y\n\n', 0.4],
    ['lines of a text', '- x\n  y\n', 0.4],
    ['names in brackets', `- {${Array.from({ length: 40 }, (_, index) => `dock${index}: 1`).join(', ')}}\n`, 0.4],
    ['brackets', '- [ [ ] , { a : 1 } ]\n'.replace('a :', 'a:'), 0.4],
  ])('leaves texts with too many tokens to the parser, and few texts below the limit: %s', (_, some, share) => {
    const lexemes = (count: number) => [...new Lexer().lex(`a:\n- 0\n${some.repeat(count)}`)].length;
    const each = lexemes(2) - lexemes(1);
    const count = Math.ceil(bounds.lexemes / each);
    expect(cleanData(`a:\n- 0\n${some.repeat(count)}`)).toBeUndefined();
    expect(cleanData(`a:\n- 0\n${some.repeat(Math.floor(count * share))}`)).toBeDefined();
  });

  it.each([
    ['a text in double quotes', `a: "${'\\n'.repeat(2_000_000)}"`],
    ['a text in single quotes', `a: '${"''".repeat(2_000_000)}'`],
    ['a string that is left open', `a: "${'x'.repeat(4_000_000)}`],
    ['words', `a: ${'b '.repeat(2_000_000)}`],
    ['a name of words', `${'b '.repeat(2_000_000)}: 1`],
    ['blanks inside of a text', `a: b${' '.repeat(4_000_000)}c `],
    ['blanks behind the head of a block', `a: |${' '.repeat(4_000_000)}c`],
    ['brackets that are left open', `a: ${'['.repeat(4_000_000)}`],
    ['dashes', `a:\n${'- '.repeat(2_000_000)}x`],
    ['comments', `a: 1\n${'#\n'.repeat(2_000_000)}`],
  ])('takes linear time, and no deep stack, for %s', { timeout: 5_000 }, (_, text) => {
    expect(() => cleanData(text)).not.toThrow();
  });
});

describe.each([
  ['neat', 600, 0.95, (seed: number) => neatYaml(diceOf(seed))],
  ['neat with slips', 2000, 0.2, (seed: number) => slipped(neatYaml(diceOf(seed)), diceOf(seed + 1))],
  ['of any lines', 4000, 0.02, (seed: number) => yamlSoup(diceOf(seed))],
])('YAML %s', (_, count, share, write) => {
  it('is never read differently than by the full parser', { timeout: 60_000 }, () => {
    const seeds = Array.from({ length: count }, (_, index) => index * 7919);
    const read = seeds.filter((seed) => isReadAlike(write(seed)));
    expect(read.length / count).toBeGreaterThan(share);
  });
});

describe('YAML of any data', () => {
  it('is never read differently than by the full parser', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(manifests, fc.nat(), (data, seed) => {
        isReadAlike(yamlOf(data, diceOf(seed)));
      }),
      { numRuns: 300, seed: 1958 },
    );
  });
});
