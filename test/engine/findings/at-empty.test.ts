import { expect, test } from 'vitest';
import { atEmpty } from '../../../src/engine/findings/at-empty.ts';
import type { Finding } from '../../../src/engine/findings/finding.ts';

const data = {
  title: '',
  actions: { book: { title: '', description: 'Books a seat.' }, cancel: { title: 'Cancel', description: '' } },
};

const value = (...path: string[]) => ({ path, on: 'value' }) as const;
const book = { path: ['actions', 'book'], on: 'key' } as const;

const finding = (more: Partial<Finding>): Finding => ({
  rule: 'action-title-required',
  severity: 'error',
  messageId: 'missing',
  message: 'Action `book` has no title.',
  at: book,
  ...more,
});

test.each<[string, Partial<Finding>, Finding['at']]>([
  ['misses nothing', {}, book],
  [
    'misses what is there and empty',
    { absent: [value('actions', 'book', 'title')] },
    value('actions', 'book', 'title'),
  ],
  ['misses what is not there', { absent: [value('actions', 'book', 'billable')] }, book],
  [
    'misses two things, of which the second is empty',
    { absent: [value('actions', 'book', 'description'), value('actions', 'book', 'title')] },
    value('actions', 'book', 'title'),
  ],
  ['misses what is empty elsewhere', { absent: [value('title'), value('actions', 'cancel', 'description')] }, book],
  ['stands at what it misses', { at: value('title'), absent: [value('title')] }, value('title')],
  [
    'stands at the whole manifest',
    { at: value(), absent: [value('actions', 'cancel', 'description')] },
    value('actions', 'cancel', 'description'),
  ],
])('a finding that %s is located there', (_, more, at) => {
  const found = finding(more);
  expect(atEmpty(found, data)).toEqual({ ...found, at });
});
