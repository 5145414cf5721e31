import { describe, expect, test } from 'vitest';
import { evaluated } from '../memory.ts';

describe('an expression evaluates to', () => {
  const cases: readonly (readonly [expression: string, value: unknown, before?: string])[] = [
    // Literals and templates.
    [
      `{ text: 'Parcel', number: 7, yes: true, nothing: null }`,
      { text: 'Parcel', number: 7, yes: true, nothing: null },
    ],
    ['`plain`', 'plain'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is read.
    ['`a ${1 + 1} b ${"c"}`', 'a 2 b c'],
    ['{ absent: undefined, there: 1 }', { there: 1 }],
    ['[1, undefined, NaN]', [1, null, null]],
    ['[1, , 2]', [1, null, 2]],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is read.
    ['String.raw`^\\d+${"$"}`', '^\\d+$'],
    [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is read.
      'dedent`\n      Berths:\n        - ${name}\n\n      and others.\n    `',
      'Berths:\n  - North\n\nand others.',
      `import dedent from 'dedent'; const name = 'North'`,
    ],
    // Operators.
    [`'Depot ' + 4 + '!'`, 'Depot 4!'],
    ['[7 - 2, 3 * 4, 9 / 2, 9 % 4, 2 ** 5, -3, +"8", ~1, 1 << 3]', [5, 12, 4.5, 1, 32, -3, 8, -2, 8]],
    [
      '[1 < 2, "a" >= "b", 1 === 1, "1" !== 1, null == undefined, !"", typeof "x"]',
      [true, false, true, true, true, true, 'string'],
    ],
    ['[3 == null, "" == undefined, 0 != null, false != undefined, NaN == NaN]', [false, false, true, true, false]],
    [
      '[quay === undefined, null !== quay, [] != null, undefined == (() => 1), z.string() === 7, Object !== undefined]',
      [false, true, true, false, false, true],
      `const quay = { code: 'N' }`,
    ],
    [`['a' || 'b', '' || 'b', 'a' && 'b', 0 && 'b', null ?? 'b', 0 ?? 'b']`, ['a', 'b', 'b', 0, 'b', 0]],
    [`flag ? 'on' : 'off'`, 'on', 'const flag = 2 > 1'],
    ['(1, 2)', 2],
    ['"depot" in depots', true, 'const depots = { depot: 1 }'],
    // Objects and arrays.
    ['{ ...base, title: "New" }', { title: 'New', extra: 1 }, `const base = { title: 'Old', extra: 1 }`],
    ['{ title: "New", ...base }', { title: 'Old', extra: 1 }, `const base = { title: 'Old', extra: 1 }`],
    [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is read.
      '{ [key]: 1, [`${key}2`]: 2, "quoted key": 3, 4: 4 }',
      { 4: 4, depot: 1, depot2: 2, 'quoted key': 3 },
      `const key = 'depot'`,
    ],
    ['{ ...null, ...undefined, ...false, ...(0 > 1 && { a: 1 }), b: 2 }', { b: 2 }],
    ['[...first, 3, ..."ab"]', [1, 2, 3, 'a', 'b'], 'const first = [1, 2]'],
    ['{ list: [[1], { a: [2] }] }', { list: [[1], { a: [2] }] }],
    ['{ shorthand, made: { method() { return 1 } }.method() }', { shorthand: 'x', made: 1 }, `const shorthand = 'x'`],
    // Members.
    ['depots.north.code', 'N', `const depots = { north: { code: 'N' } }`],
    ['depots["north"]["code"].length', 1, `const depots = { north: { code: 'N' } }`],
    ['[list[1], list.length, "abc"[1], list.at(-1)]', ['b', 2, 'b', 'b'], `const list = ['a', 'b']`],
    ['{ a: depots.south?.code, b: depots.south?.code.length ?? "none" }', { b: 'none' }, `const depots = {} as any`],
    // Type syntax.
    [
      '{ a: x as const, b: <string>x, c: x!, d: x satisfies string }',
      { a: 'x', b: 'x', c: 'x', d: 'x' },
      `const x = 'x'`,
    ],
    ['Size', { Small: 's', Large: 'l' }, `enum Size { Small = 's', Large = 'l' }`],
    [
      '[Level.Low, Level.High, Level[5], Level.Both]',
      [0, 5, 'Both', 5],
      `const enum Level { Low, High = 5, Both = Low | High }`,
    ],
    ['Depot.codes.north', 'N', `namespace Depot { const n = 'N'; export const codes = { north: n } }`],
    ['Depot.CODE', 'N', `class Depot { static readonly CODE = 'N' }`],
    // Declarations.
    [
      '{ a, d, rest, first, others, e }',
      { a: 1, d: 4, rest: { c: 3 }, first: 1, others: [2], e: 'x' },
      `const { a, b: { d = 4 }, ...rest } = { a: 1, b: {}, c: 3 }\nconst [first, ...others] = [1, 2]\nconst [[e = 'x']] = [[]]`,
    ],
    ['earlier', undefined, `const earlier = later\nvar later = 'x'`],
  ];

  test.for(cases)('%s', async ([expression, value, before]) => {
    expect(await evaluated(expression, before)).toEqual(value);
  });
});

describe('a built-in', () => {
  const cases: readonly (readonly [expression: string, value: unknown])[] = [
    ['Object.keys({ b: 1, a: 2, 1: 3 })', ['1', 'b', 'a']],
    ['Object.values({ b: 1, a: 2 })', [1, 2]],
    ['Object.entries({ b: 1 })', [['b', 1]]],
    [
      `Object.fromEntries(['north', 'south'].map((name) => [name, { title: name.toUpperCase() }]))`,
      { north: { title: 'NORTH' }, south: { title: 'SOUTH' } },
    ],
    ['Object.assign({}, { a: 1, b: 1 }, { b: 2 })', { a: 1, b: 2 }],
    ['Object.freeze({ a: 1 })', { a: 1 }],
    ['[1, 2, 3].filter((n) => n > 1).map((n, i) => n * 10 + i)', [20, 31]],
    ['[[1], [2, 3]].flatMap((list) => list)', [1, 2, 3]],
    ['[1, "", 0, "a"].filter(Boolean)', [1, 'a']],
    ['[1].concat([2], 3)', [1, 2, 3]],
    ['[["a"], "b"].flat()', ['a', 'b']],
    [
      'Object.fromEntries(Object.entries({ quay: { code: "N" }, berth: undefined }).filter(([, part]) => part !== undefined))',
      { quay: { code: 'N' } },
    ],
    ['["a", null, "b"].join("-")', 'a--b'],
    [
      '[[1, 2].includes(2), ["a"].indexOf("b"), [1, 2].some((n) => n > 1), [1, 2].every((n) => n > 1)]',
      [true, -1, true, false],
    ],
    ['[3, 4].find((n) => n > 3)', 4],
    [
      '[[3, 4, 5].findIndex((n) => n > 3), [3].findIndex((n) => n > 3), [3, 4, 5].findLastIndex((n) => n > 3)]',
      [1, -1, 2],
    ],
    ['[[3, 4, 5].findLast((n) => n < 5), [1].forEach((n) => n)]', [4, null]],
    ['[{ at: 9 }, { at: 7 }, { at: 10 }].sort((a, b) => a.at - b.at).map(({ at }) => at)', [7, 9, 10]],
    ['["quay", undefined, "berth"].toSorted((a, b) => (a < b ? -1 : 1))', ['berth', 'quay', null]],
    ['[Object.hasOwn({ quay: 1 }, "quay"), Object.hasOwn({ quay: 1 }, "berth")]', [true, false]],
    ['["b", undefined, "a"].toSorted()', ['a', 'b', null]],
    ['["b", "a"].toSorted().concat(["d", "c"].sort()).slice(1)', ['b', 'c', 'd']],
    ['["a", "b"].reduce((all, name) => ({ ...all, [name]: 1 }), {})', { a: 1, b: 1 }],
    ['[1, 2, 3].reduce((sum, n) => sum + n)', 6],
    ['Array.from([1, 2], (n) => n + 1)', [2, 3]],
    ['Array.isArray([])', true],
    [`' Depot '.trim().replace('D', 'd').replaceAll('e', 'E').padEnd(7, '.') + 'x'.repeat(2)`, 'dEpot..xx'],
    [
      `['a,b'.split(','), 'abc'.slice(1), 'abc'.startsWith('a'), 'abc'.charAt(1), 'a'.concat('b', 1)]`,
      [['a', 'b'], 'bc', true, 'b', 'ab1'],
    ],
    ['[String(7), Number("7"), (7).toString()]', ['7', 7, '7']],
    [`new RegExp('^a/b').source`, '^a\\/b'],
    [
      `['bookBerth'.replace(/([A-Z])/g, ' $1'), 'book_berth'.replace(/_(.)/g, (_, letter) => letter.toUpperCase())]`,
      ['book Berth', 'bookBerth'],
    ],
    [
      `['bookBerth'.split(/(?=[A-Z])/), 'quay'.replace('q', (q, at) => q.toUpperCase() + at)]`,
      [['book', 'Berth'], 'Q0uay'],
    ],
    ['/a/yg.flags', 'gy'],
    ['{ most: Number.MAX_SAFE_INTEGER, part: 7 / Number.EPSILON > 1 }', { most: 9007199254740991, part: true }],
    ['[Number.isInteger(7), Number.parseInt("0x1f", 16), parseFloat("1.5 kg"), isNaN("x")]', [true, 31, 1.5, true]],
    ['[Math.max(3, 7, 5), Math.round(2.5), ["1.7", "2.2"].map(Number).map(Math.floor)]', [7, 3, [1, 2]]],
    [
      `['user.created'.startsWith('created', 5), 'abc'.includes('a', 1), 'abc'.endsWith('b', 2), 'abcabc'.indexOf('a', 1)]`,
      [true, false, true, 3],
    ],
    ['[(255).toString(16), (2.5).toFixed(2), String.fromCharCode(72, 105)]', ['ff', '2.50', 'Hi']],
    ['[[NaN].includes(NaN), [1, 2, 1].indexOf(1, 1), [1, 2, 1].lastIndexOf(1), [{}].includes(1)]', [true, 2, 2, false]],
    ['[Object.assign([1, 2], [3]), Object.assign({ a: 1 }, undefined, { b: 2 })]', [[3, 2], { a: 1, b: 2 }]],
    [`[Array.from({ length: 3 }, (_, n) => n * 2), Array.from('ab'), Array.of(7)]`, [[0, 2, 4], ['a', 'b'], [7]]],
    [`['abc'[1], 'abc'['01'] ?? 'none', [7]['00'] ?? 'none']`, ['b', 'none', 'none']],
  ];

  test.each(cases)('%s', async (expression, value) => {
    expect(await evaluated(expression)).toEqual(value);
  });
});

describe('a function of the definition', () => {
  const cases: readonly (readonly [title: string, before: string, expression: string, value: unknown])[] = [
    ['with a body of one expression', 'const twice = (n: number) => n * 2', 'twice(4)', 8],
    ['declared after its use', 'function twice(n) { return n * 2 }', 'twice(4)', 8],
    [
      'with defaults, patterns and a rest',
      `const f = ({ a = 1, b }: any, [c], d = c + 1, ...rest: number[]) => [a, b, c, d, rest]`,
      'f({ b: 2 }, [3], undefined, 8, 9)',
      [1, 2, 3, 4, [8, 9]],
    ],
    [
      'with constants and conditions',
      `function size(n: number) { const half = n / 2; if (half > 5) { return 'large' } else if (half > 1) return 'medium'; return 'small' }`,
      '[size(20), size(6), size(1)]',
      ['large', 'medium', 'small'],
    ],
    [
      'with a `switch`',
      `const fare = (age: number | string) => {
  switch (typeof age) { case 'string': return fare(Number(age)); default: }
  switch (true) { case age < 4: case age > 80: return 'free'; case age < 16: { const part = 'half'; return part } case age === 65: break; default: return 'full' }
  return 'reduced'
}`,
      "[fare('3'), fare(81), fare(15), fare(17), fare(65)]",
      ['free', 'free', 'half', 'full', 'reduced'],
    ],
    ['that logs', `const f = () => { console.log('called'); return 1 }`, 'f()', 1],
    ['that returns a function', 'const add = (a: number) => (b: number) => a + b', 'add(1)(2)', 3],
    ['that calls itself', 'const down = (n: number): number => (n === 0 ? 0 : down(n - 1))', 'down(20)', 0],
    [
      'in a class',
      'class Make { static field(title: string) { return { title } } }',
      `Make.field('Depot')`,
      { title: 'Depot' },
    ],
    [
      'in an object',
      'const make = { field(title: string) { return { title } } }',
      `make.field('Depot')`,
      { title: 'Depot' },
    ],
    ['given what is spread', 'const f = (a: number, b: number) => [b, a]', 'f(...[1, 2])', [2, 1]],
    ['that does not exist', 'const f: any = undefined', '{ a: f?.(1), b: 2 }', { b: 2 }],
  ];

  test.each(cases)('%s', async (_, before, expression, value) => {
    expect(await evaluated(expression, before)).toEqual(value);
  });
});

test('names such as `__proto__` are neither lost nor inherited', async () => {
  const data = await evaluated(`{ ['__proto__']: 'own', constructor: 'mine', hidden: { __proto__: null, b: 2 } }`);
  expect(Object.keys(data as object)).toEqual(['__proto__', 'constructor', 'hidden']);
  expect(Object.getOwnPropertyDescriptor(data, '__proto__')?.value).toBe('own');
  expect(await evaluated('{ b: depots.toString }', 'const depots = {}')).toEqual({
    at: 'b',
    unknown: '`toString` needs the code to be run',
  });
  expect(await evaluated('{ ...{ hidden: { __proto__: null, b: 2 } } }')).toEqual({ hidden: { b: 2 } });
});

test('members that an object may inherit are not reported as missing', async () => {
  const depots = `const north = { code: 'N' }; const south = { __proto__: north, quay: 'S1' } as any`;
  expect(await evaluated('south.quay', depots)).toBe('S1');
  for (const code of ['south.code', 'south.code ?? "none"', 'named(south)'])
    expect(await evaluated(code, `${depots}; const named = ({ code = 'none' }: any) => code`)).toEqual({
      at: '',
      unknown: 'it inherits from another object',
    });
});

test.each([
  ["'a'.repeat(40).replace(/(a+)+$/, '')", 'a regular expression needs the code to be run'],
  ["'a'.repeat(40).replace(/(?:a|a|a|a|a|a)(?:a|a|a|a|a|a)$/, '')", 'a regular expression needs the code to be run'],
  ["'a'.repeat(400).split(/b/)", 'a regular expression needs the code to be run'],
  ["'a'.repeat(200).replace(/a/g, '$&'.repeat(100))", 'the string is too long'],
  ["'quay'.replace(/q/, () => process.env.QUAY)", '`process.env.QUAY` is set only when the definition is run'],
  ["'quay'.replace(/q/, () => 'q'.repeat(301))", 'the replacement is not known'],
  ["'quay'.replace(/(?<first>q)/, (...match) => match.length)", 'a regular expression needs the code to be run'],
  ["'quay'.replaceAll(/q/, 'Q')", 'it throws'],
  ["['quay'] == 'quay'", '`==` needs the code to be run'],
  ['({}) === ({})', '`===` needs the code to be run'],
  ['process.env.QUAY === undefined', '`process.env.QUAY` is set only when the definition is run'],
  [
    "(() => { switch (process.env.QUAY) { case 'A': return 1; default: return 2 } })()",
    '`process.env.QUAY` is set only when the definition is run',
  ],
  [
    '(() => { quay: switch (1) { case 1: { break quay } default: return 2 } })()',
    'a function is called that does more than return a value',
  ],
])('an unknown value stays unknown: %s', async (expression, unknown) => {
  expect(await evaluated(expression)).toEqual({ at: '', unknown });
});
