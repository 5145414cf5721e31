import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Path } from '../../../src/data/path.ts';
import type { Document } from '../../../src/document/document.ts';
import { temporaryFolder } from '../../temporary.ts';
import { entry, type Files, open } from './memory.ts';
import { random } from './random.ts';

const base: Files = {
  [entry]: `import * as sdk from '@botpress/sdk'
import readable from './bp_modules/readable'
import { actions, events } from './src'
import depots from './depots.json'

globalThis.hublintWasHere = true
const { z } = sdk
enum Level { Low, High = 5, Name = 'name' }
const title = \`Parcels \${Level.High}\`
const tags = Object.fromEntries(['id', 'depot'].map((name) => [name, { title: name.toUpperCase() }]))
function field(name: string, { optional = false, ...rest }: any = {}) {
  const schema = z.string().title(name).describe('The ' + name)
  if (optional) { return schema.optional() }
  return schema
}

/* a definition */
export default new sdk.IntegrationDefinition({
  name: 'parcels', version: "1.0.0", title, description: process.env.TEXT ?? 'Follows parcels',
  icon: 'icon.svg', identifier: { extractScript: 'extract.vrl' },
  ...(depots.north ? { attributes: { depot: depots.north.code as string } } : {}),
  actions: { ...actions, weigh: { input: { schema: z.object({ id: field('ID', { optional: true }) }) }, output: { schema: z.record(z.number()) } } },
  events, user: { tags }, states: { last: { type: 'user' as const, schema: z.lazy(() => z.object({ at: z.array(z.union([z.string(), z.null()])).min(1) })) } },
  channels: { counter: { messages: { ...sdk.messages.defaults, text: { schema: sdk.messages.defaults.text.schema.extend({ a: z.literal(1) }) } } } },
  entities: { parcel: { schema: z.object({ id: z.string() }) } },
} satisfies object).extend(readable, ({ entities }) => ({ entities: { item: entities.parcel }, actions: { read: { name: 'readParcel' } } }))
`,
  'src/index.ts': `export * from './actions'\nexport { events } from './events'\n`,
  'src/actions.ts': `import { z } from '@botpress/sdk'\nconst common = { billable: true }\nexport const actions = { book: { title: 'Book', ...common, input: { schema: z.object({ to: z.enum(['a', 'b']).default('a') }).strict() }, output: { schema: z.object({}) } } } as const\n`,
  'src/events.ts': `import * as sdk from '@botpress/sdk'\nexport const events = { sent: { schema: sdk.z.object({ when: sdk.z.string().datetime().optional() }), ui: { when: { title: 'When' } } } }\n`,
  'depots.json': '{ "north": { "code": "N" } }',
  'extract.vrl': '.body',
  'icon.svg': '<svg/>',
  'package.json': '{ "dependencies": { "@botpress/sdk": "7.2.2" }, "bpDependencies": { "readable": "../readable" } }',
  '../readable/interface.definition.ts': `import { InterfaceDefinition, z } from '@botpress/sdk'\nexport default new InterfaceDefinition({ name: 'readable', version: '0.1.0', entities: { item: { schema: z.object({}) } }, actions: { read: { input: { schema: () => z.object({}) }, output: { schema: ({ item }) => z.object({ item }) } } } })\n`,
};

const pieces = [
  '(',
  ')',
  '{',
  '}',
  '[',
  ']',
  '`',
  "'",
  '...',
  '=>',
  '?.',
  ',',
  ';',
  ':',
  '//',
  '/*',
  '*/',
  'z',
  '.extend(',
  'new ',
  'await ',
  'export ',
  'import ',
  'const ',
  'actions',
  '\\',
  '\n',
  '${',
  '<',
  '😀',
  '\0',
  '\ud800',
  '__proto__',
  'undefined',
  '-1',
  '.optional()',
  '['.repeat(300),
  'f('.repeat(300),
];

function mutated(text: string, pick: (below: number) => number): string {
  const at = pick(text.length);
  const to = Math.min(text.length, at + 1 + pick(60));
  const from = pick(text.length);
  const part = text.slice(from, from + pick(200));
  const [head, tail] = [text.slice(0, at), text.slice(at)];
  const words = [...text.matchAll(/[\w$]+/g)];
  const [word, other] = [words[pick(words.length)], words[pick(words.length)]];
  switch (pick(9)) {
    case 0:
      return head + text.slice(to);
    case 1:
      return head + part + tail;
    case 2:
      return head + (pieces[pick(pieces.length)] ?? '') + tail;
    case 3:
      return `${head}(${text.slice(at, to)})${text.slice(to)}`;
    case 4:
      return head + text.slice(at, to).repeat(1 + pick(20)) + text.slice(to);
    case 5:
      return head;
    default:
      // One word for another: what still parses is evaluated.
      if (word === undefined || other === undefined) return text;
      return text.slice(0, word.index) + other[0] + text.slice(word.index + word[0].length);
  }
}

function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value))
    yield* pathsIn(part, [...path, Array.isArray(value) ? Number(name) : name]);
}

async function exercised(document: Document): Promise<void> {
  const positions = await document.positions();
  JSON.stringify(document);
  for (const path of [...pathsIn(document.data)].slice(0, 100)) {
    for (const on of ['key', 'value'] as const) {
      const { file, start, end } = positions.locate({ path, on, span: [0, 1] });
      expect(positions.sources.has(file)).toBe(true);
      expect(end.line > start.line || (end.line === start.line && end.column >= start.column)).toBe(true);
    }
    positions.edit([{ op: 'set', path, value: 'new' }]);
    positions.edit([{ op: 'remove', path }]);
    positions.edit([{ op: 'rename', path, to: 'newName' }]);
    positions.edit([{ op: 'set', path: [...path, 'title'], value: 'new' }]);
  }
  expect(positions.comments.every(({ text }) => typeof text === 'string')).toBe(true);
}

test('no text makes it throw, and none is run', { timeout: 120_000 }, async () => {
  const pick = random(20_260_801);
  const names = Object.keys(base).filter((name) => /\.(?:ts|json)$/.test(name));
  const read = { whole: 0, faulty: 0 };
  for (let round = 0; round < 2000; round += 1) {
    const files: Record<string, string> = { ...base };
    for (let times = 1 + pick(3); times > 0; times -= 1) {
      const name = pick(2) === 0 ? entry : (names[pick(names.length)] ?? entry);
      files[name] = mutated(files[name] ?? '', pick);
    }
    const document = await open(files);
    await exercised(document);
    if (document.faults.length > 0) read.faulty += 1;
    else if (document.data !== undefined) read.whole += 1;
  }
  // What is thrown at it is neither all broken nor all harmless.
  expect(read.whole).toBeGreaterThan(200);
  expect(read.faulty).toBeGreaterThan(500);
  expect('hublintWasHere' in globalThis).toBe(false);
});

test('a definition that writes a file and exits when it is run leaves no trace', async () => {
  const folder = temporaryFolder();
  const trace = join(folder, 'trace');
  const write = `writeFileSync(${JSON.stringify(trace)}, 'run')`;
  const text = `import { writeFileSync } from 'node:fs'
import { IntegrationDefinition, z } from '@botpress/sdk'
${write}
class Depot { static { ${write} } static code = ${write} }
const later = () => { ${write}; process.exit(3) }
export default new IntegrationDefinition({
  name: 'parcels',
  title: [1].map(() => ${write}) && 'Parcels',
  description: eval(${JSON.stringify(write)}),
  attributes: { a: later(), b: Depot.code, c: new Function(${JSON.stringify(write)})(), d: (() => ${write})(), get e() { return ${write} }, f: \`\${{ toString() { ${write} } }}\` },
  states: { last: { schema: z.lazy(() => { ${write}; return z.object({}) }) } },
  events: require('node:child_process').execSync('touch ' + ${JSON.stringify(trace)}),
})
process.exit(3)`;
  const { data, faults } = await open(text);
  expect(faults).toEqual([]);
  expect(data).toMatchObject({ name: 'parcels', title: 'Parcels' });
  expect([existsSync(trace), readdirSync(folder)]).toEqual([false, []]);
});
