import { expect, test } from 'vitest';
import type { ChangeInfo, FileResult } from '../../src/engine/result/result.ts';
import { format as compact } from '../../src/report/compact.ts';
import { format as html } from '../../src/report/html.ts';
import { format as json } from '../../src/report/json.ts';
import { format as markdown } from '../../src/report/markdown.ts';
import { format as pretty } from '../../src/report/pretty-comparison.ts';
import { format as reviewHtml } from '../../src/report/review/html.ts';
import { format as reviewMarkdown } from '../../src/report/review/markdown.ts';
import { format as reviewPretty } from '../../src/report/review/pretty.ts';
import { diagnostic, plainOptions, resultOf } from './fixtures/builders.ts';
import { plainReview, reviewSaying } from './review/saying.ts';

const file = 'tides.json';

const at = (line: number) => ({ file, start: { line, column: 3 }, end: { line, column: 9 }, approximate: false });

const change = (line: number, bump: ChangeInfo['bump'], message: string) =>
  diagnostic({ rule: `compat/${bump}`, message, location: at(line), severity: 'info', change: { bump } });

/** Sorted by position; the breaking changes are last in the file. */
const compared: FileResult = {
  file,
  form: 'definition',
  opaque: 0,
  name: 'tides',
  manifestVersion: '2.0.0',
  sources: new Map(),
  compare: {
    base: { file, version: '1.0.0' },
    head: { file, version: '2.0.0' },
    needed: 'major',
    actual: 'major',
    enough: true,
    suggested: '2.0.0',
  },
  diagnostics: [
    diagnostic({ rule: 'baseline/stale', message: 'A lapsed approval.', location: at(1), severity: 'warn' }),
    change(2, 'patch', 'Another title.'),
    change(3, 'minor', 'An event more.'),
    change(4, 'major', 'An action less.'),
    change(5, 'none', 'A part unread.'),
    change(6, 'minor', 'A tag more.'),
    change(7, 'major', 'A channel less.'),
    change(8, 'patch', 'Another readme.'),
  ],
};

const byPlace = compared.diagnostics.map(({ message }) => message);
const byStep = [
  'An action less.',
  'A channel less.',
  'An event more.',
  'A tag more.',
  'Another title.',
  'Another readme.',
  'A part unread.',
  'A lapsed approval.',
];

/** Returns the messages in the order of a report. */
const toldIn = (report: string) => byPlace.toSorted((a, b) => report.indexOf(a) - report.indexOf(b));

const review = { ...reviewSaying('Tides'), previous: { kind: 'compared', result: compared } } as const;

test.each([
  ['pretty', pretty(resultOf(compared), plainOptions)],
  ['html', html(resultOf(compared), plainOptions)],
  ['a review in a terminal', reviewPretty(review, plainReview)],
  ['a review as a page', reviewHtml(review, plainReview)],
  ['a review in Markdown', reviewMarkdown(review, plainReview)],
])('%s shows breaking changes first, then sorts by position', (_, report) => {
  expect(toldIn(report)).toEqual(byStep);
  expect(report).toMatch(/Major: breaks what others rely on[\s\S]*Minor[\s\S]*Patch[\s\S]*Not compared/);
});

test.each([
  ['compact', compact(resultOf(compared), plainOptions)],
  ['json', json(resultOf(compared), plainOptions)],
])('%s is for machines, and is sorted by position', (_, report) => {
  expect(toldIn(report)).toEqual(byPlace);
});

test('Markdown shows the most severe first, and of equally severe ones the largest bump', () => {
  const page = markdown(resultOf(compared), plainOptions);
  expect(page.split('\n').filter((line) => line.startsWith('### '))).toEqual([
    '### 1 warning',
    '### Major: breaks what others rely on (2 infos)',
    '### Minor (2 infos)',
    '### Patch (2 infos)',
    '### Not compared (1 info)',
  ]);
});

test('suppressed changes are not reported as no changes', () => {
  const compare = { ...compared.compare, needed: 'none', actual: 'none' } as NonNullable<FileResult['compare']>;
  const [, , , broken] = compared.diagnostics.map((one) => ({ ...one, suppressed: true }));
  if (broken === undefined) throw new Error('There is a change.');
  for (const format of [pretty, html, markdown, compact]) {
    const report = format(resultOf({ ...compared, compare, diagnostics: [broken] }), plainOptions);
    expect(report).toMatch(
      /Every change since \W*(?:code>)?1\.0\.0\W*(?:code>)? that requires a new version\s+is suppressed\./,
    );
    expect(report).not.toContain('Nothing changed');
  }
});

test('a review shows the most severe findings first, in a terminal and in Markdown', () => {
  const found = (line: number, severity: 'error' | 'warn' | 'info') =>
    diagnostic({ rule: 'title-plain', message: `Told as ${severity}, line ${line}.`, location: at(line), severity });
  const diagnostics = [found(1, 'info'), found(2, 'warn'), found(3, 'error'), found(4, 'info'), found(5, 'error')];
  const seen = { ...review, previous: { kind: 'first' }, result: { ...compared, diagnostics } } as const;
  for (const report of [reviewPretty(seen, plainReview), reviewMarkdown(seen, plainReview)]) {
    const lines = [...report.matchAll(/Told as \w+, line (\d)/g)].map(([, line]) => line);
    expect(lines).toEqual(['3', '5', '2', '1', '4']);
  }
});
