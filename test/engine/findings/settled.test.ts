import { expect, test } from 'vitest';
import type { Document, Target, Unknown } from '../../../src/document/document.ts';
import { openDocument } from '../../../src/document/open-text.ts';
import { omissionFilter, settledTest } from '../../../src/engine/findings/settled.ts';
import { checkModel } from '../../../src/engine/model/check.ts';
import { defineRule, type Rule } from '../../../src/rule/index.ts';

const rule: Rule = defineRule({ id: 'action-titled', summary: 'Actions have titles.', presets: {}, messages: {} });
const wording: Rule = { ...rule, wording: true };
const document = await openDocument('ferries.integration.yaml', 'name: ferries\nversion: 1.0.0\n');

const on = (side: Target['on'], ...path: string[]): Target => ({ path, on: side });
const title = on('value', 'actions', 'book', 'title');
const description = on('value', 'actions', 'book', 'description');
const key = on('key', 'actions', 'book');

/** Whether a problem is left out, given the locations that are settled, foreign, or that the SDK cannot express. */
function silent(one: Rule, at: Target, absent: readonly Target[], where: Readonly<Record<string, readonly Target[]>>) {
  const isIn = (name: string) => (place: Pick<Target, 'path'>) =>
    where[name]?.some(({ path }) => `${path}` === `${place.path}`) === true;
  const read: Document = where.foreign ? { ...document, isForeign: isIn('foreign') } : document;
  const cannotSay = isIn('unsayable');
  return omissionFilter(
    read,
    (path) => isIn('settled')({ path }),
    (place) => !cannotSay(place),
  )(one, { at, absent });
}

test.each<[string, boolean, Target, readonly Target[], Readonly<Record<string, readonly Target[]>>]>([
  [
    'nothing about it is unknown, generated or impossible to write',
    false,
    title,
    [description],
    { settled: [], foreign: [], unsayable: [] },
  ],
  ['it is at a value that another finding covers', true, title, [], { settled: [title] }],
  ['it is at the name of such a value', false, key, [], { settled: [key] }],
  [
    'it is about a missing value that another finding covers',
    true,
    key,
    [title, description],
    { settled: [description] },
  ],
  ['the missing value cannot be written with the SDK', true, key, [title], { unsayable: [title] }],
  [
    'none of the missing values can be written with the SDK',
    true,
    key,
    [title, description],
    { unsayable: [title, description] },
  ],
  ['some of the missing values can be written with the SDK', false, key, [title, description], { unsayable: [title] }],
  ['it is at a value that cannot be written with the SDK', false, title, [], { unsayable: [title] }],
  ['it is not about wording, and at a value that another author wrote', false, title, [], { foreign: [title] }],
])('whether a problem is left out if %s: %j', (_, expected, at, absent, where) => {
  expect(silent(rule, at, absent, where)).toBe(expected);
});

test.each<[string, boolean, readonly Target[]]>([
  ['the value', true, [title]],
  ['the missing value', true, [description]],
  ['something else', false, [key]],
])('a wording problem is left out if another author wrote %s: %j', (_, expected, foreign) => {
  expect(silent(wording, title, [description], { foreign })).toBe(expected);
});

test('a wording problem with a name is left out if another author chose it, and stays if that is unknown', () => {
  expect(silent(wording, key, [], { foreign: [key] })).toBe(true);
  expect(silent(wording, key, [], {})).toBe(false);
});

test('what is unknown is settled, and so is what an enabled model check has reported', () => {
  const unknowns: Unknown[] = [{ path: ['actions', 'book'], extent: 'rest', why: 'a spread' }];
  const long = 'x'.repeat(300);
  const data = { name: long, version: long, title: [], actions: { book: { title: 'Book' } } };
  const model = checkModel(data, 'definition', unknowns);
  const settled = (off: string | undefined) => {
    const isSettled = settledTest(model, {
      rules: [],
      severityOf: (id) => (id === off ? 'off' : 'error'),
      urlOf: () => undefined,
    });
    const places = [['name'], ['title'], ['title', 0], ['actions'], title.path, description.path];
    return places.filter((path) => isSettled(path)).map((path) => path.join('.'));
  };
  const unknown = ['title', 'title.0', 'actions.book.description'];
  expect(settled(undefined)).toEqual(['name', ...unknown]);
  expect(settled('model/too-long')).toEqual(unknown);
  // Values of a wrong type are not shown to rules.
  expect(settled('model/type')).toEqual(['name', ...unknown]);
});
