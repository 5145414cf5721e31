import { transformSync } from 'esbuild-28';
import { describe, expect, test } from 'vitest';
import { evaluated, open, textAt } from '../../memory.ts';

const main = `import { IntegrationDefinition } from '@botpress/sdk'
import * as desk from './desk'
export default new IntegrationDefinition({ name: 'ferry-desk', version: '1.0.0', attributes: { desk: typeof desk } })`;

/** Returns the faults of a module, each with its position and the text there. */
async function faultsOf(desk: string): Promise<readonly string[]> {
  const document = await open({ 'integration.definition.ts': main, 'desk.ts': desk, 'other.ts': '' });
  const { sources } = await document.positions();
  const faults = document.faults.filter(({ id }) => id !== 'export-missing' && id !== 'import-unresolved');
  return faults.map(({ id, message, location }) => {
    const { file, start } = location;
    return `${file}:${start.line}:${start.column} ${id} at ${textAt(sources.get(file) ?? '', location)}: ${message}`;
  });
}

const takes = (text: string): boolean => {
  try {
    transformSync(text, { loader: 'ts', logLevel: 'silent' });
    return true;
  } catch {
    return false;
  }
};

describe('two values that are exported under one name', () => {
  const again = (name: string) => `\`${name}\` has already been exported. Exported identifiers must be unique.`;

  test.each([
    [
      'export default 1\nexport default 2',
      'desk.ts:2:1 parse-error at export: Only one default export allowed per module.',
    ],
    [
      "const title = 'Desk'\nexport { title as default }\nexport default class {}",
      'desk.ts:3:1 parse-error at export: Only one default export allowed per module.',
    ],
    ['const x = 1, y = 2\nexport { x, y as x }', `desk.ts:2:18 parse-error at x: ${again('x')}`],
    ['export const x = 1\nexport { x }', `desk.ts:2:10 parse-error at x: ${again('x')}`],
    [
      "export * as other from './other'\nexport const other = 1",
      `desk.ts:2:14 parse-error at other: ${again('other')}`,
    ],
    ["export { a } from './other'\nexport { a } from './more'", `desk.ts:2:10 parse-error at a: ${again('a')}`],
    [
      'export const a = 1; export const a = 2',
      "desk.ts:1:34 parse-error at a: Identifier 'a' has already been declared.",
    ],
  ])('are reported: %s', async (text, said) => {
    expect(await faultsOf(text)).toEqual([said]);
    expect(takes(text)).toBe(false);
  });

  test.each([
    'export function open(at: string): void; export function open(at: unknown) {}',
    'export default function open(at: string): void; export default function open(at: unknown) {}',
    'export default interface Desk {}; export default class Desk {}',
    'export default class Desk {}; export default interface Desk {}',
    'export interface Desk {} export const Desk = 1',
    'type Desk = string; const desk = 1; export type { Desk }; export { desk as Desk }',
    'type Desk = string; const desk = 1; export { Desk }; export { desk as Desk }',
    "export { type Desk, other as Desk } from './other'",
    "export enum Desk { A = 'a' } export enum Desk { B = 'b' } export namespace Desk { export const all = 1 }",
    'export declare const desk: number; const other = 1; export { other as desk }',
    'export namespace Desk { export interface Hours {} } const desk = 1; export { desk as Desk }',
  ])('are not reported: %s', async (text) => {
    expect(await faultsOf(text)).toEqual([]);
    expect(takes(text)).toBe(true);
  });
});

test.each([
  ['{ keys: Object.keys(desk), ...desk }', { keys: ['apple', 'default', 'zebra'], apple: 2, default: 3, zebra: 1 }],
  ['Object.values(all)', [2, 4, 1]],
  ['Object.keys(data)', ['default', 'from', 'to']],
  ['{ ...data }.from', 8],
  ['Object.keys(Port)', ['west', 'east']],
])('a namespace lists its names in order: %s', async (expression, value) => {
  const before = `import * as desk from './desk'; import * as all from './all'; import * as data from './hours.json'
    namespace Port { export const west = 1, east = 2 }`;
  const others = {
    'desk.ts': 'export const zebra = 1; export const apple = 2; export default 3',
    'all.ts': "export * from './desk'; export const mid = 4",
    'hours.json': '{ "to": 17, "from": 8 }',
  };
  expect(await evaluated(expression, before, others)).toEqual(value);
});

test.each([
  ["import { title } from './desk.json'", 'Desk'],
  ["import desk from './desk.json' with { type: 'json' }\nconst { title } = desk", 'Desk'],
  ["import { default as desk } from './desk.json' with { 'type': 'json' }\nconst { title } = desk", 'Desk'],
  [
    "import { title } from './desk.json' with { type: 'json' }",
    { faults: ["`desk.json` has only a default export when it is imported `with { type: 'json' }`."] },
  ],
])('JSON imported as such has only a default export: %s', async (before, value) => {
  expect(await evaluated('title', before, { 'desk.json': '{ "title": "Desk" }' })).toEqual(value);
});

describe('a name that a module re-exports from two others', () => {
  const desk = "export const title = 'Desk'";

  test.each([
    ["import { title } from './all'", 'title', "export * from './desk'\nexport * from './ferry'"],
    ["import * as all from './all'", 'all.title', "export * from './desk'\nexport * from './ferry'"],
    ["import { title } from './index'", 'title', "export * from './desk'\nexport * from './ferry'"],
  ])('is not among its exports: %s', async (before, expression, all) => {
    const others = { 'all.ts': all, 'index.ts': "export * from './all'", 'desk.ts': desk, 'ferry.ts': desk };
    const said = '`all.ts` does not export `title`: both `desk.ts` and `ferry.ts` do, and it has `export *` for both.';
    expect(await evaluated(expression, before, others)).toEqual({ faults: [said] });
  });

  test.each([
    ['is its own', `export * from './desk'\nexport * from './ferry'\nexport const title = 'Own'`, desk, 'Own'],
    [
      'the one has of the other',
      `export * from './desk'\nexport * from './ferry'`,
      "export { title } from './desk'",
      'Desk',
    ],
    ['is a type of the one', `export * from './ferry'\nexport * from './desk'`, 'export type title = string', 'Desk'],
    ['is but a comment', `export * from './ferry'\nexport * from './desk'`, `// ${desk}`, 'Desk'],
    ['comes twice of one', `export * from './desk'\nexport * from './desk.js'`, '', 'Desk'],
  ])('is known where it %s', async (_, all, ferry, value) => {
    const others = { 'all.ts': all, 'desk.ts': desk, 'ferry.ts': ferry };
    expect(await evaluated('title', "import { title } from './all'", others)).toBe(value);
  });
});

test('many names of an index are resolved in linear time', async () => {
  const berths = Array.from({ length: 12_000 }, (_, number) => `berth${number}`);
  const declared = (names: readonly string[]) => names.map((name) => `export const ${name} = 'Berth'`).join('\n');
  const others = {
    'all.ts': "export * from './berths'\nexport * from './docks'",
    'berths.ts': declared(berths),
    'docks.ts': declared(berths.map((name) => `dock${name}`)),
  };
  const since = process.cpuUsage();
  const found = await evaluated(`[${berths}].length`, `import { ${berths} } from './all'`, others);
  expect(found).toBe(berths.length);
  expect(process.cpuUsage(since).user / 1000).toBeLessThan(12_000);
});

test('a name that two modules export is not known to exist', async () => {
  const others = {
    'all.ts': "export * from './desk'; export * from './ferry'",
    'desk.ts': 'export const title = 1',
    'ferry.ts': 'export const title = 2',
  };
  expect(await evaluated('Object.keys(all)', "import * as all from './all'", others)).toEqual({
    unknown: '`title` is exported by several modules',
    at: '',
  });
});

test.each([
  ["import port = require('./port')", '[port.west, port.inner.quay]', [1, 'Q']],
  ["import port = require('./port'); import inner = port.inner", 'inner.quay', 'Q'],
  ["import port from './port'", 'port.west', 1],
  ["import { west } from './port'", 'west', 1],
])('`export =` exports what it names: %s', async (before, expression, value) => {
  const others = {
    'port.ts':
      "namespace Port { export const west = 1; export namespace inner { export const quay = 'Q' } }\nexport = Port",
  };
  expect(await evaluated(expression, before, others)).toEqual(value);
});
