import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDocument } from '../../src/document/open-text.ts';
import { refused } from './suites/json.ts';
import { byVerdict, describeSuite, entriesOf } from './suites.ts';

describeSuite('HUBLINT_JSON_SUITE', 'nst/JSONTestSuite', (folder) => {
  test('has the same verdicts, with known exceptions', async () => {
    const found: [verdict: string, name: string][] = [];
    const files = readdirSync(join(folder, 'test_parsing'))
      .filter((name) => name.endsWith('.json'))
      .sort();
    expect(files.length).toBeGreaterThan(300);
    for (const name of files) {
      const text = readFileSync(join(folder, 'test_parsing', name), 'utf8');
      const { faults } = await openDocument('integration.json', text);
      // JSON texts other than objects are valid JSON, though no manifests.
      const [fault] = faults.filter(({ id }) => id !== 'not-an-object');
      const isExpected = name.startsWith('n_') ? fault !== undefined : fault === undefined;
      if (!isExpected) found.push([fault?.id ?? 'accepted', name]);
    }
    expect(byVerdict(found)).toEqual(byVerdict(entriesOf(refused)));
  });
});
