import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openDocument } from '../../../src/document/open-text.ts';
import { decode } from '../../../src/host/files/decode.ts';

const encoded = (text: string) => Buffer.from(text, 'utf8');

it('returns UTF-8 as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const bytes = encoded(text);
      expect(decode(bytes)).toBe(bytes.toString('utf8'));
    }),
  );
});

it.each([
  ['a letter of Latin-1', Buffer.concat([encoded('title: "caf'), Buffer.from([0xe9]), encoded('"')]), 11],
  [
    'a letter of Latin-1 after a replacement character',
    Buffer.concat([encoded('# \uFFFD é\n'), Buffer.from([0xe9])]),
    6,
  ],
  ['a character that is cut off', Buffer.concat([encoded('name: a'), Buffer.from([0xe2, 0x82])]), 7],
  ['the byte order mark of UTF-16', Buffer.from('\uFEFFname', 'utf16le'), 0],
])('returns the position of the first byte that is not: %s', (_, bytes, at) => {
  expect(decode(bytes).indexOf('\0')).toBe(at);
  expect(decode(bytes).slice(0, at)).toBe(bytes.toString('utf8').slice(0, at));
});

it('makes the document report it there, and nothing else', async () => {
  const bytes = Buffer.concat([encoded('# a desk\nname: desk\ntitle: caf'), Buffer.from([0xe9, 0x0a])]);
  const { faults, data } = await openDocument('desk.integration.yaml', decode(bytes));
  expect(faults).toMatchObject([{ id: 'binary', location: { start: { line: 3, column: 11 } } }]);
  expect(data).toBeUndefined();
});
