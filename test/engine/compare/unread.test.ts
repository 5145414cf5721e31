import { expect, test } from 'vitest';
import type { Location, Unknown } from '../../../src/document/document.ts';
import { type CheckedVersion, hidingFaults } from '../../../src/engine/compare/faulty.ts';
import { isGenerated, isOneSideUnread, unreadIn } from '../../../src/engine/compare/unread.ts';
import { checkModel } from '../../../src/engine/model/check.ts';
import { createNode, type ManifestNode } from '../../../src/engine/walk/node.ts';

const schema = { type: 'object', properties: { seat: { type: 'string' } } };
const ferries = {
  name: 'ferries',
  version: '1.0.0',
  title: 'Ferries',
  actions: { book: { title: 'Book', input: { schema }, output: { schema } } },
};

const hidden = (pointer: string, extent: Unknown['extent'] = 'value', because?: Location): Unknown => ({
  path: pointer.split('.'),
  extent,
  why: `\`${pointer}\` is read`,
  ...(because && { because }),
});

/** Removes properties that are undefined. */
const plain = (data: object): Readonly<Record<string, unknown>> => JSON.parse(JSON.stringify(data));

const versionOf = (data: Readonly<Record<string, unknown>>, ...unknowns: Unknown[]): CheckedVersion => ({
  document: { data, unknowns },
  model: checkModel(data, 'definition', unknowns),
});

/** Returns the findings about parts that are not compared. */
const told = (base: CheckedVersion, head: CheckedVersion) =>
  [...unreadIn({ base, head })].map(({ side, why, count, at }) => `${side} ${at.path.join('.')} ${count}: ${why}`);

test('parts that are unknown in either version are reported once for both, in the head', () => {
  const base = versionOf(ferries, hidden('title'), hidden('actions.book', 'rest'), hidden('icon'));
  const head = versionOf(ferries, hidden('readme'), hidden('title'));
  expect(told(base, head)).toEqual([
    'head readme 1: `readme` is read',
    'head title 1: `title` is read',
    'base actions.book 1: `actions.book` is read',
    'base icon 1: `icon` is read',
  ]);
  expect(told(versionOf(ferries), versionOf(ferries))).toEqual([]);
});

test('parts that are unknown for one reason are reported once, where that is written', () => {
  const because = { file: 'src/a.ts', start: { line: 1, column: 1 }, end: { line: 1, column: 9 }, approximate: false };
  const unknowns = ['title', 'icon'].map((name) => ({ ...hidden(name, 'value', because), why: '`./a` is not there' }));
  expect([...unreadIn({ base: versionOf(ferries), head: versionOf(ferries, ...unknowns) })]).toEqual([
    {
      side: 'head',
      cause: 'unknown',
      why: '`./a` is not there',
      count: 2,
      at: { path: ['title'], on: 'value' },
      because,
    },
  ]);
  const [one] = unreadIn({ base: versionOf(ferries), head: versionOf(ferries, hidden('icon')) });
  expect(one).not.toHaveProperty('because');
});

const book = (action: object) => ({ actions: { book: { input: { schema }, output: { schema }, ...action } } });
const titel = 'action `book` has an unknown property `titel`';
const high = 'the input of action `book` has `type` and `properties` of a schema itself; expected a `schema` with them';
const seatless = { type: 'object', properties: {} };

test.each<[string, object, object, readonly string[]]>([
  [
    'a value of a wrong type in the head',
    {},
    { title: 5 },
    ['head title: title of the integration is a number; expected a string'],
  ],
  [
    'a value of a wrong type in the base',
    { title: 5 },
    {},
    ['base title: title of the integration is a number; expected a string'],
  ],
  ['the same wrong value in both', { title: 5 }, { title: 5, description: 'Seats.' }, []],
  [
    'another wrong value',
    { title: 5 },
    { title: 6 },
    ['head title: title of the integration is a number; expected a string'],
  ],
  [
    'a missing required property',
    {},
    { version: undefined },
    ['head : the integration is missing the required property `version`'],
  ],
  ['a required property that is missing in both', { version: undefined }, { version: undefined, title: 'Boats' }, []],
  ['an unknown property', {}, { colour: 'red' }, ['head colour: the integration has an unknown property `colour`']],
  ['the same unknown property in both', { colour: 'red' }, { colour: 'red', title: 'Boats' }, []],
  ['a misspelt property', book({ title: 'Book' }), book({ titel: 'Book' }), [`head actions.book.titel: ${titel}`]],
  [
    'a misspelt property that is corrected',
    book({ titel: 'Book' }),
    book({ title: 'Book' }),
    [`base actions.book.titel: ${titel}`],
  ],
  ['the same misspelt property in both', book({ titel: 'Book' }), book({ titel: 'Book' }), []],
  [
    'the same misspelt property in both, beside a change',
    book({ titel: 'Book' }),
    book({ titel: 'Book', billable: true }),
    [],
  ],
  [
    'a misspelt property in both with another value',
    book({ titel: 'Book' }),
    book({ titel: 'Seat' }),
    [`head actions.book.titel: ${titel}`],
  ],
  [
    'a misspelt property in both that the head also spells correctly',
    book({ titel: 'Book' }),
    book({ titel: 'Book', title: 'Book' }),
    [`base actions.book.titel: ${titel}`],
  ],
  [
    'a schema in place of the object that contains it',
    book({}),
    book({ input: schema }),
    [`head actions.book.input.type: ${high}`],
  ],
  ['the same misplaced schema in both', book({ input: schema }), book({ input: schema, title: 'Book' }), []],
  [
    'another misplaced schema',
    book({ input: schema }),
    book({ input: seatless }),
    [`head actions.book.input.type: ${high}`],
  ],
  ['properties that the server assigns', { createdAt: 5 }, { createdAt: 6, signingSecret: 5 }, []],
  ['a title that is too long', {}, { title: 'F'.repeat(65) }, []],
])('if a fault hides a value, it is reported that this is not compared: %s', (_, base, head, expected) => {
  const [before, after] = [base, head].map((more) => versionOf(plain({ ...ferries, ...more })));
  const all = before && after ? [...unreadIn({ base: before, head: after })] : [];
  expect(all.map(({ side, at, why }) => `${side} ${at.path.join('.')}: ${why}`)).toEqual(expected);
  expect(all.filter(({ cause, count }) => cause !== 'fault' || count !== 1)).toEqual([]);
});

const node = (noun: ManifestNode['noun'], path: string, generated = false) =>
  createNode(noun, { node: {} as never, path: path.split('.'), owner: { kind: 'integration', label: '' }, generated });
const input = node('schema', 'actions.book.input.schema');

test.each<[string, boolean, Unknown[], Unknown[]]>([
  ['nothing is unknown', false, [], []],
  ['other parts are unknown', false, [hidden('actions.cancel')], [hidden('actions.book.output')]],
  ['only a part of the schema is unknown', false, [], [hidden('actions.book.input.schema.properties.seat')]],
  ['the schema is unknown in the head', true, [], [hidden('actions.book.input.schema')]],
  ['the object that contains it is unknown in the base', true, [hidden('actions.book.input')], []],
  ['it is unknown in both versions', false, [hidden('actions.book.input')], [hidden('actions.book')]],
  ['the base may have more properties beside it', false, [hidden('actions.book', 'rest')], []],
  ['the object that contains it is partly unknown in the head', false, [], [hidden('actions.book.input', 'rest')]],
  ['the schema may have more keywords in the head', false, [], [hidden('actions.book.input.schema', 'rest')]],
])('whether only one version shows a schema, if %s: %j', (_, expected, base, head) => {
  const versions = { base: versionOf(ferries, ...base).document, head: versionOf(ferries, ...head).document };
  expect(isOneSideUnread({ before: input, after: input }, versions)).toBe(expected);
});

test('what may be among unknown further entries is not shown by that version', () => {
  const cancel = node('schema', 'actions.cancel.input.schema');
  const rest = { data: ferries, unknowns: [hidden('actions', 'rest')] };
  const whole = { data: ferries, unknowns: [] };
  expect(isOneSideUnread({ before: cancel, after: cancel }, { base: rest, head: whole })).toBe(true);
  expect(isOneSideUnread({ before: cancel, after: cancel }, { base: whole, head: rest })).toBe(true);
  expect(isOneSideUnread({ before: input, after: input }, { base: rest, head: whole })).toBe(false);
  // The action exists and lacks it: only further actions are unknown.
  const price = node('schema', 'actions.book.price.schema');
  expect(isOneSideUnread({ before: price, after: price }, { base: rest, head: whole })).toBe(false);
});

test('what only one version shows, if both have unknown further entries, is covered by those', () => {
  const cancel = node('schema', 'actions.cancel.input.schema');
  const unknowns = [hidden('actions', 'rest')];
  const rest = { data: ferries, unknowns };
  const more = { data: { ...ferries, actions: { ...ferries.actions, cancel: ferries.actions.book } }, unknowns };
  expect(isOneSideUnread({ before: cancel, after: cancel }, { base: more, head: rest })).toBe(false);
  expect(isOneSideUnread({ before: cancel, after: cancel }, { base: rest, head: more })).toBe(false);
});

test('a schema is generated if an interface says so, or has a channel of that name', () => {
  const use = { name: 'hitl', version: '1.0.0', channels: { channel: { name: 'desk' } } };
  const [plain, using] = [ferries, { ...ferries, interfaces: { hitl: use } }] as never[];
  const isOf = (after: ManifestNode, base = plain, head = plain) => isGenerated({ after }, { base, head } as never);
  const desk = node('schema', 'channels.desk.messages.text.schema');
  expect([isOf(input), isOf(node('schema', 'actions.book.input.schema', true))]).toEqual([false, true]);
  expect([isOf(desk), isOf(desk, using), isOf(desk, plain, using)]).toEqual([false, true, true]);
  expect(isOf(node('schema', 'channels.chat.messages.text.schema'), using, using)).toBe(false);
  expect(isOf(node('schema', 'states.desk.schema'), using, using)).toBe(false);
});

test('faults that leave a value readable hide nothing', () => {
  const { model } = versionOf({ ...ferries, title: 'F'.repeat(65), visibility: 'all' });
  expect([model.findings.length, hidingFaults(model).map(({ id }) => id)]).toEqual([2, ['enum']]);
});
