import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { folderWith } from '../cli/terminal.ts';
import { write } from '../host/folder.ts';
import { blocksOf, testPage } from './page.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('the page on the library', () => {
  testPage('library.md', { folder: () => root });
});

test('its program runs', () => {
  const folder = folderWith({});
  mkdirSync(join(folder, 'integrations'));
  cpSync(`${root}examples/parcel-desk`, join(folder, 'integrations/parcel-desk'), { recursive: true });
  const program = blocksOf('library.md')[0]?.text.replace("'hublint'", `'${root}src/index.ts'`) ?? '';
  write(folder, { 'lint.ts': program });
  const lines = execFileSync(`${root}node_modules/.bin/jiti`, ['lint.ts'], { cwd: folder, encoding: 'utf8' }).trim();
  expect(lines).toContain('integrations/parcel-desk/integration.definition.ts 8 Version `v1.6.0`');
  expect(Number(lines.split('\n').at(-1))).toBeGreaterThan(5);
});

test('its reference has every type that it names, and what an error holds', () => {
  const reference = readFileSync(`${root}docs/api.md`, 'utf8');
  const declarations = Array.from(reference.matchAll(/^```ts\n([\s\S]*?)^```/gm), ([, code = '']) =>
    code.replace(/\/\*\*[\s\S]*?\*\/|'[^'\n]*'/g, ''),
  );
  const named = new Set(declarations.flatMap((code) => code.match(/(?<![.\w])[A-Z]\w+/g) ?? []));
  const documented = new Set(Array.from(reference.matchAll(/^### (\w+)$/gm), ([, name]) => name));
  const parameters = ['Id', 'MessageId', 'Options'];
  // They compute other types, or are what Zod infers of a manifest.
  const computing = ['Around', 'Dictionary', 'Entry', 'Get', 'Key', 'Part', 'RuleSpec', 'TextVisitors'];
  const inferred = ['ChannelModel', 'ConfigData', 'Conversation', 'IntegrationDefinition', 'IntegrationRecord'];
  const missing = [...named].filter((name) => !documented.has(name) && !(name in globalThis));
  expect(missing.filter((name) => !builtIn.includes(name)).toSorted()).toEqual(
    [...parameters, ...computing, ...inferred].toSorted(),
  );
  expect(reference).toMatch(/^### Level\n\n.*`error`, `warn` or `info`/m);
  expect(reference).toContain('class KnownError extends Error {\n  readonly complaint: Complaint;\n}\n');
});

/** Types of TypeScript's own library that are no values. */
const builtIn = [
  'Exclude',
  'Generator',
  'Iterable',
  'Omit',
  'Partial',
  'Pick',
  'PropertyKey',
  'Readonly',
  'ReadonlyMap',
  'ReadonlySet',
  'Record',
];
