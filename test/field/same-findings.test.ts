import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { openDocument, type Syntax } from '../../src/document/open-text.ts';
import type { FileResult } from '../../src/engine/result/result.ts';
import { describeField, readCorpus } from './corpus.ts';
import { everyRule, lint } from './lint.ts';

/** Other ways to write the same manifest. */
const writings: readonly (readonly [name: string, syntax: Syntax, write: (data: unknown) => string])[] = [
  ['YAML', 'yaml', (data) => stringify(data)],
  [
    'YAML with quotes, the other way round',
    'yaml',
    (data) => stringify(reversed(data), { indent: 4, defaultStringType: 'QUOTE_SINGLE' }),
  ],
  ['JSON in one line, the other way round', 'json', (data) => JSON.stringify(reversed(data))],
  ['JSONC, further down', 'jsonc', (data) => `// moved down\n\n\n${JSON.stringify(data, null, '\t')}`],
];

describeField('a finding', () => {
  test.each(writings)(
    'is recognized, with its fix, in %s: every rule, every older definition',
    async (_, syntax, write) => {
      for (const { name, text, data } of readCorpus('history/definition')) {
        const given = await lint(await openDocument(name, text), everyRule);
        const written = await lint(await openDocument(name, write(data), syntax), everyRule);
        expect(summary(written), name).toEqual(summary(given));
      }
    },
  );
});

const summary = ({ diagnostics }: FileResult): readonly string[] =>
  diagnostics
    .map(({ rule, pointer, messageId, fingerprint, location, fix }) =>
      [rule, pointer, messageId, fingerprint, location.approximate, fix?.safety].join(' '),
    )
    .sort();

/** Reverses the order of the entries of every object. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, reversed(part)] as const);
  return Object.fromEntries(entries.reverse());
}
