import { expect, test } from 'vitest';
import type { Location, Positions, Target } from '../../../src/document/document.ts';
import { openDocument } from '../../../src/document/open-text.ts';
import { inReadingOrder, locateFindings, locateRemarks } from '../../../src/engine/diagnostics/locate.ts';
import type { Finding } from '../../../src/engine/findings/finding.ts';
import type { Plan } from '../../../src/engine/plan/plan.ts';
import type { Remark } from '../../../src/engine/suppress/suppress.ts';

const file = 'ferries.integration.yaml';
const text = `name: ferries
version: 1.0.0
actions:
  book: { description: Books a seat. }
  cancel: { title: Cancel }
`;
const positions = await (await openDocument(file, text)).positions();

const value = (...path: string[]): Target => ({ path, on: 'value' });
const key = (...path: string[]): Target => ({ path, on: 'key' });
const at = (line: number, from: number, to: number, of = file): Location => {
  return { file: of, start: { line, column: from }, end: { line, column: to }, approximate: false };
};

const plan: Plan = {
  rules: [],
  severityOf: (id) => (id === 'suppression/unused' ? 'warn' : 'off'),
  urlOf: (id) => (id === 'action-title-required' ? 'https://example.org/action-title-required' : undefined),
};

const untitled: Finding = {
  rule: 'action-title-required',
  severity: 'error',
  messageId: 'missing',
  message: 'Action `book` has no title.',
  at: key('actions', 'book'),
  absent: [value('actions', 'book', 'title')],
};

test('a finding is located in the text, with all that is known of it', () => {
  const patches = [{ op: 'set', path: ['actions', 'book', 'title'], value: 'Book' }] as const;
  const related = [{ at: value('actions', 'cancel', 'title'), message: 'This one has one.' }];
  const fix = { title: 'Give it a title', safety: 'unsafe', patches } as const;
  const [diagnostic, ...others] = locateFindings([{ ...untitled, related, fix }], positions, plan);
  expect(others).toEqual([]);
  expect(diagnostic).toEqual({
    rule: 'action-title-required',
    message: 'Action `book` has no title.',
    messageId: 'missing',
    severity: 'error',
    path: ['actions', 'book'],
    pointer: '/actions/book',
    location: at(4, 3, 7),
    related: [{ message: 'This one has one.', location: at(5, 20, 26) }],
    fix: { ...fix, edits: positions.edit(patches) },
    url: 'https://example.org/action-title-required',
    fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
    suppressed: false,
  });
  expect(diagnostic?.fix?.edits).toHaveLength(1);
});

test('what is unknown is omitted', () => {
  const patches = [{ op: 'remove', path: ['actions', 'refund'] }] as const;
  const fix = { title: 'Remove it', safety: 'safe', patches } as const;
  const [diagnostic] = locateFindings([{ ...untitled, rule: 'seat-title', fix }], positions, plan);
  // The fix refers to something that the text does not contain.
  expect(diagnostic).not.toHaveProperty('fix');
  expect(diagnostic).not.toHaveProperty('url');
  expect(diagnostic).not.toHaveProperty('change');
  expect(diagnostic?.related).toEqual([]);
});

test('a finding that already has a location keeps it', () => {
  const placed = { location: at(2, 1, 3, 'src/seats.ts'), related: [{ message: 'Here.', location: at(1, 1, 5) }] };
  const [diagnostic] = locateFindings([{ ...untitled, placed }], elsewhere(at(9, 1, 2)), plan);
  expect(diagnostic).toMatchObject(placed);
});

/** Positions of a manifest whose actions are defined elsewhere than they are used. */
const elsewhere = (location: Location | undefined): Positions => ({
  ...positions,
  locate: (target) => positions.locate(target),
  writtenElsewhere: ({ length }) => (length === 2 ? location : undefined),
});
const object = at(7, 14, 15, 'src/seats.ts');

test('a property that an object lacks is reported where the object is written, and refers to where it is used', () => {
  const [diagnostic] = locateFindings([untitled], elsewhere(object), plan);
  expect(diagnostic).toMatchObject({
    location: object,
    related: [{ message: 'It is used here.', location: at(4, 3, 7) }],
  });
  const related = [{ at: value('name'), message: 'It is about this.' }];
  expect(locateFindings([{ ...untitled, related }], elsewhere(object), plan)[0]?.related).toEqual([
    { message: 'It is about this.', location: at(1, 7, 14) },
    { message: 'It is used here.', location: at(4, 3, 7) },
  ]);
});

test.each<[string, Partial<Finding>, Location]>([
  ['is about no missing value', { absent: [] }, at(4, 3, 7)],
  ['is at a value', { at: value('actions', 'book') }, at(4, 9, 39)],
  [
    'is also about a missing value in another object',
    { absent: [value('actions', 'book', 'title'), value('title')] },
    at(4, 3, 7),
  ],
  [
    'is at a property that is written in the manifest',
    { at: key('actions'), absent: [value('actions', 'refund')] },
    at(3, 1, 8),
  ],
])('a finding that %s keeps its location in the manifest', (_, more, location) => {
  expect(locateFindings([{ ...untitled, ...more }], elsewhere(object), plan)[0]).toMatchObject({
    location,
    related: [],
  });
});

test('an object used under several names is reported once for what it lacks, and for each name for faults in that', () => {
  const cancel = { ...untitled, at: key('actions', 'cancel'), absent: [value('actions', 'cancel', 'title')] };
  const told = (positionsOf: Positions, ...findings: Finding[]) =>
    locateFindings(findings, positionsOf, plan).map(({ pointer, also = [] }) => [
      pointer,
      ...also.map((use) => use.pointer),
    ]);
  expect(told(elsewhere(object), untitled, cancel)).toEqual([['/actions/book', '/actions/cancel']]);
  expect(told(positions, untitled, cancel)).toEqual([['/actions/book'], ['/actions/cancel']]);
  const placed = { location: object, related: [] };
  expect(told(elsewhere(object), { ...untitled, placed }, { ...cancel, placed })).toEqual([
    ['/actions/book'],
    ['/actions/cancel'],
  ]);
});

test('two changes at the same location have different fingerprints', () => {
  const print = (more: Partial<Finding>) => locateFindings([{ ...untitled, ...more }], positions, plan)[0]?.fingerprint;
  const change = { bump: 'major' } as const;
  expect(print({ change, message: 'One.' })).not.toBe(print({ change, message: 'Two.' }));
  expect(print({ message: 'One.' })).toBe(print({ message: 'Two.' }));
  expect(locateFindings([{ ...untitled, change }], positions, plan)[0]?.change).toEqual(change);
});

const remark = (location: Location, more: Partial<Remark> = {}): Remark => ({
  rule: 'suppression/unused',
  messageId: 'unused',
  message: 'Nothing here is reported by `name-format`; the suppression is not needed.',
  location,
  ...more,
});

test('a finding about a comment has no path, and the configured severity', () => {
  const fix = { title: 'Remove the suppression', safety: 'safe', edits: [] } as const;
  const off = remark(at(2, 1, 9), { rule: 'suppression/reason-required' });
  expect(locateRemarks([remark(at(1, 1, 9), { fix }), off], plan)).toEqual([
    {
      ...remark(at(1, 1, 9)),
      severity: 'warn',
      path: [],
      pointer: '',
      related: [],
      fix,
      fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
      suppressed: false,
    },
  ]);
});

test('a finding about a comment is recognized in each manifest, and distinguished from similar ones', () => {
  const prints = (folder: string) => {
    const locations = ['integration.definition.ts', 'src/seats.ts'].map((name) => at(1, 1, 9, `${folder}${name}`));
    const remarks = locations.map((location) => remark(location));
    const other = remark(at(1, 1, 9), { message: 'Nothing here is reported by `title-format`.' });
    return locateRemarks([...remarks, other], plan).map(({ fingerprint }) => fingerprint);
  };
  const inside = prints('');
  expect(new Set(inside).size).toBe(3);
  expect(prints('integrations/ferries/')).toEqual(inside);
});

test('findings are sorted by file, position, rule and path', () => {
  const found = (of: string, line: number, column: number, rule: string, ...path: string[]) => {
    const placed = { location: at(line, column, column + 1, of), related: [] };
    return { ...untitled, rule, at: value(...path), placed };
  };
  const sorted = [
    found('a.ts', 9, 9, 'name-format', 'title'),
    found('b.ts', 2, 9, 'name-format', 'title'),
    found('b.ts', 10, 1, 'name-format', 'title'),
    found('b.ts', 10, 4, 'name-format', 'title'),
    found('b.ts', 10, 4, 'title-format', 'states'),
    found('b.ts', 10, 4, 'title-format', 'title'),
  ];
  const brief = (findings: readonly Finding[]) =>
    locateFindings(findings, positions, plan).map(({ location: { file, start }, rule, pointer }) =>
      [file, start.line, start.column, rule, pointer].join(' '),
    );
  const expected = [
    'a.ts 9 9 name-format /title',
    'b.ts 2 9 name-format /title',
    'b.ts 10 1 name-format /title',
    'b.ts 10 4 name-format /title',
    'b.ts 10 4 title-format /states',
    'b.ts 10 4 title-format /title',
  ];
  expect(brief(sorted)).toEqual(expected);
  expect(brief(sorted.toReversed())).toEqual(expected);
  const [one] = locateFindings(sorted, positions, plan);
  expect(one && inReadingOrder(one, one)).toBe(0);
});
