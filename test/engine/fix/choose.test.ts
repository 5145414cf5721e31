import { expect, test } from 'vitest';
import type { Patch, Positions, TextEdit } from '../../../src/document/document.ts';
import { openDocument } from '../../../src/document/open-text.ts';
import { chooseFixes, compatibleFixes } from '../../../src/engine/fix/choose.ts';
import type { Diagnostic, PlacedFix } from '../../../src/engine/result/result.ts';

const file = 'parcels.integration.yaml';
const text = `name: parcels
version: 1.0.0
states:
  lost_parcel: { type: user, schema: {} } # late
  lost-parcel: { type: user, schema: {} }
  late_parcel: { type: user, schema: {} }
`;
const comment = text.indexOf(' # late');

const rename = (from: string, to: string): Patch => ({ op: 'rename', path: ['states', from], to });
const fixOf = (title: string, ...patches: Patch[]): PlacedFix => ({ title, safety: 'safe', edits: [], patches });
/** A fix that removes a part of the text. */
const cutting = (title: string, start: number, end: number): PlacedFix => ({
  title,
  safety: 'safe',
  edits: [{ file, start, end, text: '' }],
});

const lintedBy = (edit: Positions['edit'] | undefined, diagnostics: readonly Diagnostic[] = []) => ({
  result: { file, form: 'definition' as const, opaque: 0, diagnostics, sources: new Map([[file, text]]) },
  ...(edit && { edit }),
});

async function linted(diagnostics: readonly Diagnostic[] = []) {
  const positions = await (await openDocument(file, text)).positions();
  return lintedBy((patches) => positions.edit(patches), diagnostics);
}

const titles = ({ fixes }: { readonly fixes: readonly PlacedFix[] }) => fixes.map(({ title }) => title);

function after(edits: readonly TextEdit[]): string {
  const backward = edits.toSorted((a, b) => b.start - a.start);
  return backward.reduce((now, { start, end, text }) => now.slice(0, start) + text + now.slice(end), text);
}

const lost = fixOf('lost', rename('lost_parcel', 'lostParcel'));
const same = fixOf('same', rename('lost-parcel', 'lostParcel'));
const late = fixOf('late', rename('late_parcel', 'lateParcel'));
/** The text does not contain this name. */
const gone = fixOf('gone', rename('found_parcel', 'foundParcel'));

test('the first of two that use one name is chosen, with all others', async () => {
  const { fixes, edits } = compatibleFixes([lost, same, late], await linted());
  expect(fixes).toEqual([lost, late]);
  expect(after(edits)).toBe(text.replace('lost_parcel', 'lostParcel').replace('late_parcel', 'lateParcel'));
});

test.each([[[gone, lost, late]], [[lost, gone, late]], [[lost, late, gone]]])(
  'a fix that the text does not allow is skipped, and the others are chosen',
  async (fixes) => {
    expect(titles(compatibleFixes(fixes, await linted()))).toEqual(['lost', 'late']);
  },
);

test('fixes of text alone are chosen last, if nothing else touches their range', async () => {
  const comments = [cutting('comment', comment, comment + 7), cutting('part', comment + 1, comment + 4)];
  const key = cutting('key', text.indexOf('lost_'), text.indexOf('parcel:'));
  const { fixes, edits } = compatibleFixes([...comments, key, lost], await linted());
  expect(titles({ fixes })).toEqual(['lost', 'comment']);
  expect(after(edits)).toBe(text.replace('lost_parcel', 'lostParcel').replace(' # late', ''));
});

test('a fix that changes text in two ranges needs both to be free', async () => {
  const [first, second] = [cutting('first', comment, comment + 7), cutting('second', 0, 4)];
  const both: PlacedFix = { ...first, title: 'both', edits: [...first.edits, ...second.edits] };
  expect(titles(compatibleFixes([second, both], await linted()))).toEqual(['second']);
  expect(titles(compatibleFixes([both, second, first], await linted()))).toEqual(['both']);
});

test('if the text cannot be rewritten, fixes are chosen by the ranges they change', async () => {
  const written = { ...lost, edits: cutting('', comment, comment + 7).edits };
  const chosen = compatibleFixes([written, cutting('part', comment + 1, comment + 4)], lintedBy(undefined));
  expect(chosen).toEqual({ fixes: [written], edits: written.edits });
});

test('fixes that conflict in the data are not written together', () => {
  const [first, second, third] = ['first', 'second', 'third'].map((title) =>
    fixOf(title, { op: 'remove', path: ['secrets', title === 'third' ? 1 : 0] }),
  ) as [PlacedFix, PlacedFix, PlacedFix];
  const written: (readonly Patch[])[] = [];
  const edit = (patches: readonly Patch[]) => {
    written.push(patches);
    return [];
  };
  expect(compatibleFixes([first, second, third], lintedBy(edit)).fixes).toEqual([first, third]);
  expect(written).toEqual([[...(first.patches ?? []), ...(third.patches ?? [])]]);
});

test('nothing is written without fixes', () => {
  const edit = () => {
    throw new Error('It is asked for no patches.');
  };
  expect(compatibleFixes([], lintedBy(edit))).toEqual({ fixes: [], edits: [] });
});

test('a fix is chosen if it is safe or unsafe ones are allowed, and if it is not suppressed', async () => {
  const foundWith = (fix: PlacedFix | undefined, suppressed = false): Diagnostic => ({
    rule: 'key-camel-case',
    message: 'It is wrong.',
    messageId: 'wrong',
    severity: 'error',
    path: [],
    pointer: '',
    location: { file, start: { line: 1, column: 1 }, end: { line: 1, column: 2 }, approximate: false },
    related: [],
    fingerprint: '0',
    suppressed,
    ...(fix && { fix }),
  });
  const unsafe: PlacedFix = { ...late, safety: 'unsafe' };
  const found = await linted([foundWith(undefined), foundWith(lost, true), foundWith(same), foundWith(unsafe)]);
  expect(titles(chooseFixes(found, false))).toEqual(['same']);
  expect(titles(chooseFixes(found, true))).toEqual(['same', 'late']);
});

/**
 * Returns how many of many fixes are chosen if some cannot be written, and how many fixes were written, in how many attempts.
 */
function chosenOf(count: number, canBe: (index: number) => boolean) {
  let [written, times] = [0, 0];
  const edit = (patches: readonly Patch[]) => {
    times += 1;
    written += patches.length;
    return patches.every(({ path }) => canBe(Number(path[1]))) ? [] : undefined;
  };
  const fixes = Array.from({ length: count }, (_, index) => fixOf('', { op: 'remove', path: ['secrets', index] }));
  return { chosen: compatibleFixes(fixes, lintedBy(edit)).fixes.length, written, times };
}

test('one that the text does not allow is found among many without trying each', () => {
  const { chosen, times } = chosenOf(1_024, (index) => index !== 700);
  // All at once, and two halves ten times.
  expect([chosen, times]).toEqual([1_023, 21]);
});

test('if every second one is not allowed, as many are chosen as can be found in reasonable time', () => {
  const few = chosenOf(100, (index) => index % 2 === 0);
  expect(few.chosen).toBe(50);
  const many = chosenOf(2_000, (index) => index % 2 === 0);
  expect(many.chosen).toBeLessThan(1_000);
  expect(many.chosen).toBeGreaterThan(100);
  expect(many.written).toBeLessThan(2_000 * 20 + 10_000 + 2_000);
});
