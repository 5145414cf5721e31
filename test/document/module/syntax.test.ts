import { describe, expect, test } from 'vitest';
import { parseSource } from '../../../src/document/module/syntax/parse.ts';
import { loadParser } from '../../../src/document/module/syntax/parser.ts';
import { definition, entry, open } from './memory.ts';

/** Code of projects outside of their definition. */
const written = {
  'a field with accessors': 'export class Desk { accessor open = true; static accessor count = 1 }',
  decorators: '@sealed export class Desk { @logged send(@checked to: string) {} }',
  resources: 'export async function read() { await using file = await open(); using lock = take() }',
  'a deferred import': "import defer * as desks from './desks.json'; export const all = () => desks",
  'attributes as they were': "import desks from './desks.json' assert { type: 'json' }; export const all = desks",
  attributes: "import desks from './desks.json' with { type: 'json' }; export const all = desks",
  'an import that is an assignment': "import desks = require('./desks.json'); export const all = desks",
  namespaces: 'export namespace Desks { export const open = 1 } declare module "desks" { export = Desks }',
  overloads:
    'export function send(to: string): void; export function send(to: number): void; export function send(to: any) {}',
  'parameters that are fields': 'export class Desk { constructor(private readonly name: string, public id = 1) {} }',
  'types of all kinds':
    "export type Desk<in out T, U = `to`> = { readonly [K in keyof T as Exclude<K, 'id'>]-?: T[K] extends infer V extends string ? V : never } & typeof import('./desks.json')",
};

const parser = await loadParser();

test.each(Object.entries(written))('%s', (_, text) => {
  expect(parseSource(parser, 'desks.ts', text).faults).toEqual([]);
});

test('imports with attributes, in the current and the former syntax, are read', async () => {
  const definition = `import { IntegrationDefinition } from '@botpress/sdk'
import { title } from './title.json' assert { type: 'json' }
import words from './words.json' with { type: 'json' }
import defer * as more from './more'
export default new IntegrationDefinition({ name: 'desk', version: '1.0.0', title, description: words.about, attributes: more.all })
`;
  const { data, unknowns } = await open({
    [entry]: definition,
    'title.json': '{ "title": "Desk" }',
    'words.json': '{ "about": "Answers" }',
    'more.ts': "export const all = { region: 'EU' }",
  });
  expect(data).toMatchObject({ title: 'Desk', description: 'Answers', attributes: { region: 'EU' } });
  expect(unknowns).toEqual([]);
});

test.each([
  'export const desk = z.string(,',
  'export const desk = z.string( , )',
  'export const desk = z.string(1,, 2)',
])('a superfluous comma is reported at its position: %s', (text) => {
  const [fault] = parseSource(parser, 'desks.ts', text).faults;
  const column = text.search(/(?<=[(,] ?),/) + 1;
  expect(fault?.message).toBe("Unexpected token ','.");
  expect(fault?.location).toMatchObject({ start: { line: 1, column }, end: { line: 1, column: column + 1 } });
});

test('a superfluous comma among arguments is the only fault reported', async () => {
  const fares = 'z.object({ fares: z.array(, z.string()) })';
  const { faults } = await open(definition(`name: 'desk', configuration: { schema: ${fares} }`));
  expect(faults.map(({ message }) => message)).toEqual(["Unexpected token ','."]);
});

const typed = [
  ['desks.js', 'export const open: number = 1', ':', 'desks.ts'],
  ['src/desks.mjs', 'export const desk = { open: 1 } as const', 'as', 'desks.mts'],
  ['desks.jsx', "import type { Desk } from './desk'", '{', 'desks.tsx'],
  ['desks.cjs', 'exports.open = (desk: any) => desk.open', ':', 'desks.cts'],
] as const;

test.each(typed)('types in %s are reported where they begin: %s', (path, text, type, name) => {
  const [fault, ...others] = parseSource(parser, path, text).faults;
  expect(fault?.message).toBe(`Only TypeScript has this syntax; expected the file to be named \`${name}\`.`);
  expect(fault?.location).toMatchObject({ start: { line: 1, column: text.indexOf(type) + 1 } });
  expect(others).toEqual([]);
});

test.each([
  "export const desks = ['A'], isOpen = desks.length < 2 > (1)",
  'export const open = 2, desk = open<2>(1)',
  'exports.desks = async function* () { for await (const { id, ...desk } of []) yield* desk }',
  '@sealed export class Desk { #id = 1; accessor open = true; static {} } function sealed() {}',
])('JavaScript has no such fault: %s', (text) => {
  expect(parseSource(parser, 'desks.js', text).faults).toEqual([]);
});

test('faults in JavaScript that is not valid TypeScript either are reported', () => {
  const [fault] = parseSource(parser, 'desks.js', 'export const open: number = (1').faults;
  expect(fault?.message).not.toMatch(/TypeScript/);
});

describe('a module whose brackets do not match', () => {
  const ferries = `import { IntegrationDefinition, z } from '@botpress/sdk'

// An opening sign in a comment, ( or { or [, opens nothing.
const tags = {
  pier: { title: 'Pier', description: \`The pier ( \${'A'} ).\` },
}

const harbour = z
  .object({
    code: z.string().regex(/^[A-Z(]{3}$/),
  })
  .title('Harbour')

export default new IntegrationDefinition({
  name: 'ferries',
  version: '1.2.0',
  user: {
    tags,
  },
  actions: {
    book: {
      input: {
        schema: z.object({
          harbour,
          seats: z.array(
            z.object({ deck: z.number() }),
          ).title("Seats :["),
        }),
      },
      output: {
        schema: z.object({}),
      },
    },
  },
}).extend(bookable, ({ entities }) => ({
  entities: [
    entities.seat,
  ],
}))
`;
  const toldOf = (text: string) => {
    const [fault] = parseSource(parser, 'ferries.ts', text).faults;
    return fault && `${fault.location.start.line}:${fault.location.start.column} ${fault.message}`;
  };
  const expected = (sign: string, why = 'as the indentation of the next lines shows') =>
    `Expected \`${sign}\` here, ${why}.`;

  test('is not accepted', () => {
    expect(toldOf(ferries)).toBeUndefined();
  });

  test.each([
    [6, '}', '', `5:63 ${expected('}')}`],
    [11, '})', ')', `10:42 ${expected('}')}`],
    [11, '})', '}', `11:4 ${expected(')')}`],
    [19, '}', '', `19:3 ${expected('}')}`],
    [27, ')', '', `26:43 ${expected(')')}`],
    [28, '})', ')', `27:30 ${expected('}')}`],
    [28, '})', '}', `28:10 ${expected(')')}`],
    [32, '}', '', `32:7 ${expected('}')}`],
    [32, '      },', '', `31:29 ${expected('}')}`],
    [34, '}', '', `34:3 ${expected('}')}`],
    [35, '})', ')', `34:4 ${expected('}')}`],
    [38, ']', '', `38:3 ${expected(']')}`],
    [39, '}))', '))', `38:4 ${expected('}')}`],
    [39, '}))', '})', `39:3 ${expected(')', 'before the file ends')}`],
    [32, '}', '}\n      }', '33:7 This `}` is one too many, as the indentation of the next lines shows.'],
    [10, '),', ',', `10:41 ${expected(')')}`],
    // If the indentation is inconclusive, the parser's error is reported.
    [31, '})', ')', '31:27 Unexpected token.'],
    [15, ',', '', '16:3 Unexpected token, expected ",".'],
  ])('is reported where they stop matching: line %i with `%s` as `%s`', (number, sign, by, told) => {
    const lines = ferries.split('\n');
    lines[number - 1] = lines[number - 1]?.replace(sign, by) ?? '';
    expect(toldOf(lines.join('\n'))).toBe(told);
  });

  test('is read in linear time', () => {
    const opening = Array.from({ length: 60_000 }, (_, at) => `k${at}: [\``).join(' ');
    expect(toldOf(`export default {${opening}`)).toMatch(/^1:\d+ /);
  });
});
