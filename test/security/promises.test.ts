import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const text = readFileSync(new URL('docs/security.md', root), 'utf8');

/** Returns the rows of the tables whose last column names tests. */
const rows = text
  .split('\n\n')
  .filter((block) => /^\|.*\| tests \|$/m.test(block))
  .flatMap((block) => block.trim().split('\n').slice(2));

const testsIn = (part: string) => [...part.matchAll(/\]\(\.\.\/(test\/[^)]+)\)/g)].map(([, path = '']) => path);

test('every promise, and every defence against hostile input, has a test', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => testsIn(row).length === 0)).toEqual([]);
});

test('the tests of promises exist, and each attack is listed', () => {
  const named = new Set(testsIn(text));
  expect([...named].filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  const attacks = readdirSync(fileURLToPath(new URL('test/security', root)))
    .filter((name) => name.endsWith('.test.ts') && name !== 'promises.test.ts')
    .map((name) => `test/security/${name}`);
  expect(attacks.filter((path) => !named.has(path))).toEqual([]);
});
