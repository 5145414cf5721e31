import { expect, test } from 'vitest';
import type { Document, Location, Unknown } from '../../../src/document/document.ts';
import { openDocument } from '../../../src/document/open-text.ts';
import { byReason, causesOf, opaqueFindings } from '../../../src/engine/findings/opaque.ts';
import type { Plan } from '../../../src/engine/plan/plan.ts';

const file = 'ferries.integration.yaml';
const document = await openDocument(
  file,
  'name: ferries\nversion: 1.0.0\ntitle: Ferries\nactions:\n  book: { title: Book }\n  cancel: { title: Cancel }\n',
);
const at = (line: number, column: number, of = 'src/seats.ts'): Location => {
  return { file: of, start: { line, column }, end: { line, column: column + 4 }, approximate: false };
};

const title: Unknown = { path: ['title'], extent: 'value', why: '`titleOf` is a call' };
const actions: Unknown = { path: ['actions'], extent: 'rest', why: '`seats` is spread' };
const book: Unknown = { path: ['actions', 'book'], extent: 'value', why: '`./seats` was not found', because: at(2, 9) };
const cancel: Unknown = { ...book, path: ['actions', 'cancel'] };
const told: Unknown = { path: ['version'], extent: 'value', why: '`vresion` is not declared', reported: true };

const planOf = (severity: 'warn' | 'off'): Plan => ({
  rules: [],
  severityOf: (id) => (id === 'syntax/opaque' ? severity : 'error'),
  urlOf: () => undefined,
});
const found = (unknowns: readonly Unknown[], severity: 'warn' | 'off' = 'warn') =>
  [...opaqueFindings({ ...document, unknowns } satisfies Document, planOf(severity))].map(
    ({ message, messageId, at: { path, on }, placed }) => [path.join('.'), on, messageId, message, placed],
  );

test('unknown parts are reported where they are: a value, or further entries', () => {
  const rest = 'not known without running the definition, and is not checked';
  expect(found([title, told, actions])).toEqual([
    ['title', 'value', 'value', `The value here is ${rest}: \`titleOf\` is a call.`, undefined],
    ['actions', 'value', 'rest', `What else may be in here is ${rest}: \`seats\` is spread.`, undefined],
  ]);
  expect(found([title, actions], 'off')).toEqual([]);
});

test('parts that are unknown for one reason are reported once, where that is written', () => {
  const said = 'not known without running the definition, and are not checked: `./seats` was not found.';
  expect(found([book, title, cancel])).toEqual([
    ['actions.book', 'value', 'value', `2 values are ${said}`, { location: at(2, 9), related: [] }],
    expect.arrayContaining(['title']),
  ]);
  const [finding] = opaqueFindings({ ...document, unknowns: [book] }, planOf('warn'));
  expect(finding).toMatchObject({
    rule: 'syntax/opaque',
    severity: 'warn',
    message: 'The value here is not known without running the definition, and is not checked: `./seats` was not found.',
    placed: { location: at(2, 9), related: [] },
  });
});

test.each<[string, Unknown]>([
  ['for another reason', { ...cancel, why: '`./seats` has no export `cancel`' }],
  ['in another line', { ...cancel, because: at(3, 9) }],
  ['in another column', { ...cancel, because: at(2, 10) }],
  ['in another file', { ...cancel, because: at(2, 9, 'src/desk.ts') }],
])('what is unknown %s is reported separately', (_, other) => {
  expect(byReason([book, other])).toEqual([[book], [other]]);
});

test('parts with a similar reason without a location are reported separately, and those already reported not at all', () => {
  const also: Unknown = { ...title, path: ['description'] };
  expect(byReason([title, also, told])).toEqual([[title], [also]]);
});

test('the most common causes come first, and the first three have a location', async () => {
  const positions = await document.positions();
  const [icon, readme] = ['icon', 'readme'].map(
    (name): Unknown => ({ path: ['version'], extent: 'value', why: `\`${name}\` is read` }),
  ) as [Unknown, Unknown];
  const unknowns = [title, told, icon, actions, book, told, cancel, readme, icon, icon];
  expect(causesOf(unknowns, positions)).toEqual([
    { why: '`icon` is read', count: 3, location: { ...at(2, 10, file), end: { line: 2, column: 15 } } },
    { why: '`./seats` was not found', count: 2, location: at(2, 9) },
    { why: '`titleOf` is a call', count: 1, location: { ...at(3, 8, file), end: { line: 3, column: 15 } } },
    { why: '`seats` is spread', count: 1 },
    { why: '`readme` is read', count: 1 },
  ]);
  expect(causesOf([told], positions)).toEqual([]);
});
