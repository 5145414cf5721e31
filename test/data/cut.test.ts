import { expect, test } from 'vitest';
import { cut } from '../../src/data/cut.ts';
import { openDocument } from '../../src/document/open-text.ts';

test.each<[string, string, string]>([
  ['as long as it may be', 'Ferry', 'Ferry'],
  ['longer', 'Ferries', 'Ferri…'],
  ['of as many pictures', '🚢🚢🚢🚢🚢', '🚢🚢🚢🚢🚢'],
  ['of more pictures', '🚢🚢🚢🚢🚢🚢', '🚢🚢🚢🚢🚢…'],
  ['with a picture where it ends', 'Ferr🚢 desk', 'Ferr🚢…'],
  ['with a picture behind that', 'Ferry🚢', 'Ferry…'],
  ['that is much longer', '🚢'.repeat(10_000), '🚢🚢🚢🚢🚢…'],
  ['of nothing', '', ''],
])('a text %s is limited to five characters', (_, text, shown) => {
  expect(cut(text, 5)).toBe(shown);
});

test('a text that is quoted by a fault is never cut within a character', async () => {
  const word = `${'x'.repeat(59)}🚢🚢`;
  const document = await openDocument('integration.json', `{ "name": ${word} }`);
  expect(document.faults.map(({ message }) => message)).toEqual([
    `\`${'x'.repeat(59)}🚢…\` is not JSON; a string needs double quotes.`,
  ]);
});
