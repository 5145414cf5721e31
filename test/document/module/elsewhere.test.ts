import { expect, it } from 'vitest';
import { rules } from '../../../rules/index.ts';
import { planFor } from '../../../src/engine/config/plan-for.ts';
import { lintDocument } from '../../../src/engine/lint.ts';
import { registryOf } from '../../../src/engine/plan/registry.ts';
import { definition, entry, type Files, open } from './memory.ts';

const settings = {
  'action-description-required': 'error',
  'action-title-required': 'error',
  'key-camel-case': 'error',
  'model/required': 'error',
} as const;

/** Returns the findings in a definition: rule, position and related locations. */
async function found(properties: string, before: string, files: Files = {}): Promise<readonly string[]> {
  const document = await open({ ...files, [entry]: definition(properties, before) });
  const layers = [{ from: 'test', rules: settings }];
  const plan = planFor(entry, { registry: registryOf(rules), layers, homepage: 'https://example.org', inline: false });
  const { diagnostics } = await lintDocument(document, plan);
  const shown = ({ file, start }: (typeof diagnostics)[number]['location']) => `${file}:${start.line}:${start.column}`;
  return diagnostics
    .filter(({ pointer }) => pointer.startsWith('/actions/'))
    .map(({ rule, location, related, also = [] }) =>
      [
        `${rule} at ${shown(location)}`,
        ...related.map((other) => `${other.message} ${shown(other.location)}`),
        ...also.map(({ pointer }) => `also ${pointer}`),
      ].join(', '),
    );
}

const untitled = "{ description: 'Books.', input: { schema: z.object({}) }, output: { schema: z.object({}) } }";
const missing = (place: string, ...more: readonly string[]) =>
  [`action-title-required at ${place}`, ...more].join(', ');

it.each([
  [
    'a shorthand',
    'actions: { book }',
    `const book = ${untitled}`,
    missing(`${entry}:2:14`, `It is used here. ${entry}:3:55`),
  ],
  [
    'an identifier',
    'actions: { book: other }',
    `const other = ${untitled}`,
    missing(`${entry}:2:15`, `It is used here. ${entry}:3:55`),
  ],
  [
    'a member',
    'actions: { book: all.one }',
    `const all = { one: ${untitled} }`,
    missing(`${entry}:2:20`, `It is used here. ${entry}:3:55`),
  ],
  [
    'an import',
    'actions: { book }',
    "import { book } from './book'",
    missing('book.ts:2:3', `It is used here. ${entry}:3:55`),
  ],
  ['all of them', 'actions', `const actions = { book: ${untitled} }`, missing(`${entry}:2:19`)],
  ['the object itself', `actions: { book: ${untitled} }`, '', missing(`${entry}:3:55`)],
  ['the object itself, with its type', `actions: { book: (${untitled}) as const }`, '', missing(`${entry}:3:55`)],
  [
    'what a function returns',
    'actions: { book: make() }',
    `function make() { return ${untitled} }`,
    missing(`${entry}:2:26`, `It is used here. ${entry}:3:55`),
  ],
  [
    'what a function is given',
    `actions: { book: same(${untitled}) }`,
    'const same = <T>(one: T) => one',
    missing(`${entry}:3:55`),
  ],
])('what an object lacks is reported at the object: %s', async (_, properties, before, told) => {
  expect(await found(properties, before, { 'book.ts': `export const book =\n  ${untitled}` })).toEqual([told]);
});

it('an object that is used twice is reported once', async () => {
  expect(await found('actions: { book: one, reserve: one }', `const one = ${untitled}`)).toEqual([
    missing(`${entry}:2:13`, `It is used here. ${entry}:3:55`, 'also /actions/reserve'),
  ]);
});

it('a fault of the key is reported at the key', async () => {
  expect(await found('actions: { Book_it: one }', `const one = { title: 'Book', ${untitled.slice(1)}`)).toEqual([
    `key-camel-case at ${entry}:3:55`,
  ]);
});

it('nothing is reported in the files of packages', async () => {
  expect(
    await found('actions: { book }', "import { book } from './bp_modules/book'", {
      'bp_modules/book.ts': `export const book = ${untitled}`,
    }),
  ).toEqual([]);
});

it.each([
  ['beside its name', "actions: { book: { ...others, title: '' } }", {}, [missing(`${entry}:3:81`)]],
  ['through a constant', 'actions: { book: { ...others, title: blank } }', {}, [missing(`${entry}:2:15`)]],
  [
    'from another module',
    'actions: { book: { ...others, title: none } }',
    { 'texts.ts': "export const none = ''" },
    [missing('texts.ts:1:21')],
  ],
  [
    'once for all that share it',
    'actions: { book: { ...others, title: none }, cancel: { ...others, title: none } }',
    { 'texts.ts': "export const none = ''" },
    [missing('texts.ts:1:21', 'also /actions/cancel/title')],
  ],
])('an empty string is reported at itself, %s', async (_, properties, files: Files, expected) => {
  const others = "{ description: 'Books.', input: { schema: z.object({}) }, output: { schema: z.object({}) } }";
  const from = Object.keys(files).length > 0 ? "import { none } from './texts'; " : "const blank = ''; ";
  expect(await found(properties, `${from}const others = ${others}`, files)).toEqual(expected);
});
