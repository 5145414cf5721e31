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
  ['is about no missing value', {}, book],
  [
    'is about a missing value that is present but empty',
    { absent: [value('actions', 'book', 'title')] },
    value('actions', 'book', 'title'),
  ],
  ['is about a missing value that is absent', { absent: [value('actions', 'book', 'billable')] }, book],
  [
    'is about two missing values, of which the second is empty',
    { absent: [value('actions', 'book', 'description'), value('actions', 'book', 'title')] },
    value('actions', 'book', 'title'),
  ],
  [
    'is about a missing value that is empty in another object',
    { absent: [value('title'), value('actions', 'cancel', 'description')] },
    book,
  ],
  ['is at the missing value itself', { at: value('title'), absent: [value('title')] }, value('title')],
  [
    'is at the whole manifest',
    { at: value(), absent: [value('actions', 'cancel', 'description')] },
    value('actions', 'cancel', 'description'),
  ],
])('a finding that %s is located there', (_, more, at) => {
  const found = finding(more);
  expect(atEmpty(found, data)).toEqual({ ...found, at });
});
