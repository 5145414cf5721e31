import { readdirSync, readFileSync } from 'node:fs';
import { parse as parseJson } from 'jsonc-parser';
import { parse as parseYaml } from 'yaml';
import { examplesIn } from '../../scripts/rule-pages/example.ts';
import { openExample } from '../../scripts/rule-pages/open.ts';
import { spellings } from '../document/spellings.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Manifests as texts: the examples, and every way of writing one. */
export const texts: readonly { readonly file: string; readonly text: string }[] = [
  ...['book-circle/integration.jsonc', 'skywatch/integration.yaml', 'tide-tables/tide-tables.integration.json'].map(
    (file) => ({ file: file.replace(/^.*\//, ''), text: read(`examples/${file}`) }),
  ),
  ...spellings.map(({ file, text }) => ({ file: file.replace(/^a\./, 'a.integration.'), text })),
];

const pages = readdirSync(new URL('rules/', root))
  .filter((name) => name.endsWith('.md'))
  .sort();

const shown = await Promise.all(
  pages
    .flatMap((page) => [...examplesIn(read(`rules/${page}`))])
    .map(async (example) => (await openExample(example)).data),
);

/** Manifests as data: the examples, and those on the pages of all rules. */
export const manifests: readonly object[] = [
  ...texts.slice(0, 3).map(({ file, text }) => (file.endsWith('.yaml') ? parseYaml(text) : parseJson(text))),
  ...shown.filter((data) => data !== undefined),
];

/** The example in TypeScript, by path. */
export const parcelDesk: Readonly<Record<string, string>> = Object.fromEntries(
  ['extract.vrl', 'icon.svg', 'integration.definition.ts', 'package.json', 'hub.md']
    .concat(['src/actions.ts', 'src/channels.ts', 'src/schemas.ts', 'src/secrets.ts'])
    .map((path) => [path, read(`examples/parcel-desk/${path}`)]),
);
