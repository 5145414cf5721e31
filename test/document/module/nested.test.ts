import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseSource } from '../../../src/document/module/syntax/parse.ts';
import { loadParser } from '../../../src/document/module/syntax/parser.ts';
import { comparable } from './babel-tree.ts';
import { definition, entry, open } from './memory.ts';

const parser = await loadParser();
const levels = 40;
const nestedCode = (before: string, opens: string, closes: string) =>
  `${before}${opens.repeat(levels)}c${closes.repeat(levels)}`;

/**
 * Syntax that can be parsed in two ways from its first character, nested in itself: parsing time used to double with every
 * level.
 */
const ambiguous: readonly string[] = [
  nestedCode('x = ', '<T>(', ')'),
  nestedCode('x = ', '<T>(', ''),
  nestedCode('x = ', '<T>(', ')</T>'),
  nestedCode('x = ', '<T>(a = {...', '}) => 1'),
  nestedCode('x = ', '<T>{...', '}'),
  nestedCode('x = ', 'async <T>(a = ', ')'),
  nestedCode('x = ', 'async<T>({a = ', '})'),
  nestedCode('x = ', 'async <T = {[', ']: d}>(1)'),
  nestedCode('x = ', 'a ? (b) : {[', ']: d}'),
  nestedCode('x = ', 'a ? (b) : {[a ? ', ' : 1]: d}'),
  nestedCode('x = ', 'a ? (b) : {get [', ']() {return 1}}'),
  nestedCode('x = ', 'a ? async (b) : {[', ']: d}'),
  nestedCode('x = ', 'a<{[', ']: d}'),
  nestedCode('x = ', 'a<{[', ']: d}> b'),
  nestedCode('x = ', 'a < {[', ']: d} + b'),
  nestedCode('x = ', '(a < b, {[', ']: d})'),
  nestedCode('x = ', 'f<({a = ', '})'),
  nestedCode('x = ', 'f<({a = ', '}) => d>'),
  nestedCode('x = ', 'new a<{[', ']: d}'),
  nestedCode('x = ', 'a!<{[', ']: d}'),
  nestedCode('x = ', 'class { [a<{[', ']: d}]() {} }'),
  nestedCode('x = ', 'class extends a<{[', ']: d}'),
  nestedCode('type A = ', '({ a = b as ', '}) => d'),
  nestedCode('type A = ', '([a = b as ', ']) => d'),
  nestedCode('type A = ', '({ [b as ', ']: d}) => d'),
  nestedCode('type A = ', '([a = b<', '>]) => d'),
  nestedCode('type A = ', '[infer b extends ', ' ? 1 : 2]'),
  nestedCode('type A = ', '{a: infer b extends ', ' ? 1 : 2}'),
  nestedCode('type A = ', '(infer b extends ', ' ? 1 : 2)'),
  nestedCode('type A = ', '() => infer b extends ', ' ? 1 : 2'),
  nestedCode('type A = ', '{[a ? (b) : ', ']: d}'),
];

describe.each(['.ts', '.mts', '.tsx', '.js'])('in %s, ambiguous code', (extension) => {
  test.each(ambiguous)('%s', (code) => {
    const { faults } = parseSource(parser, `parcels${extension}`, code);
    // Some of it is unambiguous in one of the two syntaxes, or invalid from its first character.
    expect(['', 'too-deep', 'parse-error']).toContain(faults.map(({ id }) => id).join());
  });
});

test('code that is parsed too often is reported where it nests, with a way to write it', () => {
  const name = "export const name = 'parcels'\n";
  const { faults, body } = parseSource(
    parser,
    'parcels.ts',
    `${name}${nestedCode('x = ', 'class { [a<{[', ']: d}]() {} }')}`,
  );
  expect(faults).toEqual([
    expect.objectContaining({ id: 'too-deep', message: expect.stringContaining('Nest it less') }),
  ]);
  expect(faults[0]?.location.start.line).toBe(2);
  expect(body).toEqual([]);
});

test.each([
  [
    'type assertions that are nested in calls',
    `f(${'<T>(<U>a),\n'.repeat(5000)}${'<T>(<U>(<V>(<W>a))),\n'.repeat(30)})`,
  ],
  ['generic functions', 'f(<T,>(a: T) => async <U,>(b: U) => [a, b] as const)\n'.repeat(5000)],
  ['conditional expressions in a long chain', `export const x = ${'a ? (b) : c ? (d) : '.repeat(500)}e`],
  [
    'type arguments that are nested deeply',
    `export const x = f<${'Map<string, '.repeat(150)}Set<string>${'>'.repeat(150)}>()`,
  ],
])('real code is not parsed too often: %s', (_, code) => {
  expect(parseSource(parser, 'parcels.ts', code).faults).toEqual([]);
});

test('counting does not change the result', () => {
  const folder = new URL('../../../src/document/module/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const plugins = ['typescript', 'deferredImportEvaluation'] as const;
    const { program } = parser.parse(text, { sourceType: 'module', attachComment: false, plugins: [...plugins] });
    expect(comparable(parseSource(parser, file, text).body)).toEqual(comparable(program.body));
  }
});

test.each(['a:'.repeat(1000), 'a:{'.repeat(1000), 'a:if(b)'.repeat(1000)])(
  'code with more mistakes than characters comes to an end: %#',
  (code) => {
    const original = SyntaxError;
    const { faults, body } = parseSource(parser, 'parcels.ts', `${code}c${'}'.repeat(code.split('{').length - 1)}`);
    expect(body).toEqual([]);
    expect(faults).toMatchObject([{ id: 'parse-error', message: 'This code has too many syntax errors to be read.' }]);
    expect(SyntaxError).toBe(original);
  },
);

test('a module of more than 2 MB is reported and not parsed; one of 2 MB is parsed', () => {
  const [open, whole] = ["export const name = 'parcels' // ", 2_000_000];
  const module = (length: number) => parseSource(parser, 'parcels.ts', open.padEnd(length, '<T>('));
  expect(module(whole + 1)).toMatchObject({
    body: [],
    faults: [
      {
        id: 'too-large',
        message: 'The module is larger than 2 MB and was not read. Split it, or keep its data out of the definition.',
        location: { file: 'parcels.ts', start: { line: 1, column: 1 } },
      },
    ],
  });
  expect(module(whole)).toMatchObject({ body: [{ type: 'ExportNamedDeclaration' }], faults: [] });
});

test.each([
  ['more modules than the limit', 2001, ''],
  ['large modules that exceed the total size', 5, ' '.repeat(1_900_000)],
])('a definition of %s is reported and not read', async (_, count, rest) => {
  const names = Array.from({ length: count }, (_, at) => `m${at}`);
  const modules = names.map((name) => [`${name}.ts`, `export const ${name} = 1${rest}`]);
  const imports = names.map((name) => `import { ${name} } from './${name}'`).join('\n');
  const text = definition(`attributes: { all: [${names}] }`, imports);
  const { data, faults } = await open({ ...Object.fromEntries(modules), [entry]: text });
  expect(data).toBeUndefined();
  expect(faults).toMatchObject([
    {
      id: 'too-large',
      message:
        'The definition consists of more than 2,000 modules, or of more than 8 MB of them, and was not read. Import less of the project.',
      location: { file: entry, start: { line: 1, column: 1 } },
    },
  ]);
});

describe('a list of 300,000 items, as in a generated table', () => {
  const list = `[${'stop,'.repeat(300_000)}]`;

  test.each([
    ['in a function', `const stop = 1\nfunction first() { if (stop) { ${list} } return stop }`],
    ['in a function that returns nothing', `const stop = 1\nfunction first() { ${list} }`],
    ['beside what is required', `const stop = 1\nconst stops = require('./stops.json'), list = ${list}`],
    ['beside what is awaited', `const stop = 1\nconst first = () => stop\nawait first(); ${list}`],
    ['beside a broken text', `const stop = 1, first = () => '\\u{zz}'; ${list}`],
  ])('is walked %s', async (_, code) => {
    const { faults } = await open({
      [entry]: definition("name: 'ferries', version: '1.0.0', attributes: { stop: String(first()) }", code),
      'stops.json': '{}',
    });
    expect(faults.map(({ id }) => id)).not.toContain('too-deep');
  });
});
