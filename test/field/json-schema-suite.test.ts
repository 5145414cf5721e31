import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isObject } from '../../src/data/objects.ts';
import { openDocument } from '../../src/document/open-text.ts';
import '../host/facts/patience.ts';
import { falseVerdicts, misses } from './suites/json-schema.ts';
import { describeSuite } from './suites.ts';

const { gatherSchemas } = await import('../../src/host/facts/schemas/gather.ts');

interface Group {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

const drafts = {
  draft6: 'http://json-schema.org/draft-06/schema#',
  draft7: 'http://json-schema.org/draft-07/schema#',
  'draft2019-09': 'https://json-schema.org/draft/2019-09/schema',
  'draft2020-12': 'https://json-schema.org/draft/2020-12/schema',
} as const;

describeSuite('HUBLINT_JSON_SCHEMA_SUITE', 'json-schema-org/JSON-Schema-Test-Suite', (folder) => {
  test.each(Object.entries(drafts))(
    '%s: schemas are valid, and values match them as expected, with known exceptions',
    { timeout: 300_000 },
    async (draft, $schema) => {
      const [wrong, missed] = [[] as string[], {} as Record<string, number>];
      for (const [file, { description, schema, tests }] of groupsIn(join(folder, 'tests', draft))) {
        if (!isObject(schema)) continue;
        const embedded = { $schema, ...schema };
        // The data is given as examples, so that all facts that examples need are gathered.
        const given = { ...embedded, examples: tests.map(({ data }) => data) };
        const text = JSON.stringify({ states: { s: { schema: given } } });
        const facts = await gatherSchemas(await openDocument('integration.json', text));
        const [fault] = facts.faults(embedded);
        // A schema that cannot be checked has no verdict. Such schemas refer to a draft of the suite's own, which is not
        // fetched.
        if (fault?.ceiling === 'info') expect(embedded.$schema).toMatch(/^http:\/\/localhost:1234\//);
        else if (fault) wrong.push(`${file}: ${description}: ${fault.fact}`);
        for (const { data, valid, description: what } of tests) {
          const isMet = facts.violation(embedded, [], data) === undefined;
          if (valid && !isMet) wrong.push(`${file}: ${description}: ${what}`);
          if (!valid && isMet) missed[file] = (missed[file] ?? 0) + 1;
        }
      }
      expect(wrong).toEqual(falseVerdicts[draft] ?? []);
      expect(missed).toEqual(misses[draft]);
    },
  );
});

function* groupsIn(folder: string): Generator<readonly [file: string, group: Group]> {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!entry.endsWith('.json')) continue;
    const groups: readonly Group[] = JSON.parse(readFileSync(join(folder, entry), 'utf8'));
    for (const group of groups) yield [entry.replaceAll('\\', '/'), group];
  }
}
