import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Document, parse as parseYaml, visit } from 'yaml';
import type { Path } from '../../src/data/path.ts';
import { openDocument } from '../../src/document/open-text.ts';
import { fixManifest } from '../../src/engine/fix.ts';
import { type Dice, diceOf } from '../document/arbitraries.ts';
import { changed } from '../schemas/change.ts';
import { ruleCases } from './faults/cases.ts';
import { everyRule, lintFor } from './lint.ts';

const rounds = Number(process.env.HUBLINT_FIX_ROUNDS ?? 1);
const seed = Number(process.env.HUBLINT_FIX_SEED ?? 20250611);

/** Strings and names that rules fix, and some that a syntax could misread. */
const texts = [
  '',
  ' ',
  ' lead',
  'trail ',
  'Parcels  of today',
  'one\ntwo',
  'one\n\ntwo\n',
  '\n',
  '\ttab ',
  'a: b ',
  '# c ',
]
  .concat([' - x', '"q" ', "it's ", 'null ', ' true', '12 ', '~ ', '{{ x }} ', '[a] ', '💥 ', 'a\\b ', 'parcel id'])
  .concat([
    '\u2028x ',
    '\u00a0nbsp\u00a0',
    'a\r\nb ',
    '*a ',
    '&a ',
    '! ',
    '@x ',
    '% ',
    '| ',
    '> ',
    'x #y ',
    'ends: ',
    'TODO',
  ])
  .concat([
    'line one\nline two \n  indented\n',
    'secret',
    'Api_Key',
    'string ',
    'Strng',
    '#/definition/x',
    '^\\_a\\-b$',
  ]);
const names = [
  '__proto__',
  'constructor',
  '<<',
  'a b',
  'true',
  '1',
  '',
  'x_y',
  'X-Y',
  ' lead',
  'tab\t',
  'é',
  '?',
  '- x',
  'a: b',
];
const values: readonly unknown[] = [null, true, 0, [], {}, [''], { '': null }, ['a', 'a'], [{ a: 1 }, { a: 1 }]];

const examples = ['skywatch/integration.yaml', 'tide-tables/tide-tables.integration.json'].map(
  (file) =>
    parseYaml(readFileSync(fileURLToPath(new URL(`../../examples/${file}`, import.meta.url)), 'utf8')) as object,
);
const soils = [...(await ruleCases()).map(({ data }) => data), ...examples];

test(`fixes give the same data in JSON and in YAML: ${rounds} mutants of each fixture (seed ${seed})`, {
  timeout: 600_000 * rounds,
}, async () => {
  const dice = diceOf(seed);
  const differing: string[] = [];
  let compared = 0;
  for (const soil of soils) {
    for (let round = 0; round < rounds; round++) {
      const data = mutant(soil, dice);
      const json = await fixedAs('json', `${JSON.stringify(data, null, 2)}\n`);
      const text = yamlOf(data, dice);
      if (!isFaithful(text, data)) continue;
      const yaml = await fixedAs('yaml', text);
      compared++;
      if (yaml !== json) differing.push(`${text}\n--- JSON ---\n${json}\n--- YAML ---\n${yaml}`);
    }
  }
  expect(compared).toBeGreaterThan(soils.length / 2);
  expect(differing).toEqual([]);
});

/** Changes a few values and names. */
function mutant(soil: object, dice: Dice): object {
  let data: unknown = soil;
  for (let count = 1 + dice(3); count > 0; count--) {
    const paths = [...allPaths(data)];
    const path = paths[dice(paths.length)] ?? [];
    const pick = <T>(list: readonly T[]) => list[dice(list.length)];
    const next = dice(4) === 0 ? pick(values) : pick(texts);
    const name = path.at(-1);
    data = changed(data, path, next);
    if (typeof name === 'string' && dice(4) === 0)
      data = changed(data, [...path.slice(0, -1), pick(names) ?? ''], next);
  }
  return data as object;
}

function* allPaths(data: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof data !== 'object' || data === null) return;
  for (const [name, value] of Object.entries(data))
    yield* allPaths(value, [...path, Array.isArray(data) ? Number(name) : name]);
}

async function fixedAs(syntax: 'json' | 'yaml', text: string): Promise<string> {
  const file = `integration.${syntax}`;
  const lint = async (overlay: ReadonlyMap<string, string>) =>
    lintFor(await openDocument(file, overlay.get(file) ?? text), everyRule);
  const { changes } = await fixManifest({ lint, unsafe: true });
  const after = changes[0]?.after ?? text;
  return JSON.stringify(syntax === 'yaml' ? parseYaml(after, { merge: false }) : JSON.parse(after), null, 1);
}

const styles = ['PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED'] as const;

/** Returns YAML as humans might write it: in several styles, partly with flow collections, with or without comments. */
function yamlOf(data: object, dice: Dice): string {
  const document = new Document(data, { aliasDuplicateObjects: false });
  const [isMixed, isCommented] = [dice(2) === 0, dice(3) === 0];
  visit(document, {
    Scalar(role, node) {
      if (role === 'key' && node.value === '<<') node.type = 'QUOTE_DOUBLE';
      else if (isMixed && typeof node.value === 'string' && dice(3) === 0)
        node.type = styles[dice(role === 'key' ? 3 : 5)] ?? 'PLAIN';
      if (isCommented && role !== 'key' && dice(3) === 0) node.comment = ` c${dice(100)}`;
      if (isCommented && dice(6) === 0) node.commentBefore = ` before${dice(100)}`;
    },
    Collection(_role, node) {
      if (isMixed && dice(5) === 0) node.flow = true;
    },
  });
  return document.toString({
    lineWidth: [0, 40, 80][dice(3)] ?? 80,
    indentSeq: dice(2) === 0,
    indent: 2 + 2 * dice(2),
  });
}

function isFaithful(text: string, data: object): boolean {
  try {
    return JSON.stringify(parseYaml(text)) === JSON.stringify(data);
  } catch {
    return false;
  }
}
