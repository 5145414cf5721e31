import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { dataOf } from '../../src/document/tree.ts';
import { readYaml } from '../../src/document/yaml/read-yaml.ts';
import { refused } from './suites/yaml.ts';
import { byVerdict, describeSuite, entriesOf } from './suites.ts';

interface Case {
  readonly yaml?: string;
  readonly fail?: boolean;
  readonly json?: string;
}

describeSuite('HUBLINT_YAML_SUITE', 'yaml/yaml-test-suite', (folder) => {
  test('has the same verdicts, with known exceptions', () => {
    const found: [verdict: string, name: string][] = [];
    for (const [id, { yaml, fail = false, json }] of casesIn(join(folder, 'src'))) {
      if (yaml === undefined) continue;
      const { root, faults } = readYaml(visible(yaml));
      const [fault] = faults;
      const data = root === undefined ? undefined : dataOf(root);
      const verdict = fault?.id ?? (fail ? 'accepted' : 'read');
      if (fail ? fault !== undefined : verdict === 'read' && isSame(data, json)) continue;
      found.push([verdict, id]);
    }
    expect(byVerdict(found)).toEqual(byVerdict(entriesOf(refused)));
  });
});

/** Yields the cases of a file; all but the first are numbered. */
function* casesIn(folder: string): Generator<readonly [id: string, one: Case]> {
  for (const file of readdirSync(folder).sort()) {
    const cases: readonly Case[] = parse(readFileSync(join(folder, file), 'utf8'));
    for (const [index, one] of cases.entries()) yield [file.replace(/\.yaml$/, index === 0 ? '' : `/${index}`), one];
  }
}

/**
 * Replaces the suite's symbols for invisible characters: blanks, tabs, the byte order mark, line ends and the end of the text.
 */
const visible = (text: string): string =>
  text
    .replaceAll('␣', ' ')
    .replace(/—*»/g, '\t')
    .replaceAll('⇔', '\uFEFF')
    .replaceAll('↵', '')
    .replaceAll('←', '\r')
    .replace(/∎\n$/, '');

/** If the suite has no JSON for a text, it need only be readable. */
function isSame(data: unknown, json: string | undefined): boolean {
  if (json === undefined) return true;
  return JSON.stringify(sorted(data)) === JSON.stringify(sorted(JSON.parse(json)));
}

const sorted = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data ?? null), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
