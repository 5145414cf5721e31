import { expect, test } from 'vitest';
import { limiter } from '../../../src/engine/result/limit.ts';
import type { Diagnostic, FileResult } from '../../../src/engine/result/result.ts';
import { resultOf } from '../../../src/engine/result/summary.ts';
import { verdictOf } from '../../../src/engine/result/verdict.ts';
import { weightByHarm } from '../../../src/engine/review/harm.ts';
import { diagnostic } from '../../report/fixtures/builders.ts';

const at = (file: string, line: number) => ({
  file,
  start: { line, column: 3 },
  end: { line, column: 9 },
  approximate: false,
});

const untitled = (line: number, given: Partial<Diagnostic> = {}): Diagnostic =>
  diagnostic({
    rule: 'tag-title-required',
    message: `Tag \`berth${line}\` has no title.`,
    path: ['user', 'tags', `berth${line}`],
    location: at('harbor.json', line),
    severity: 'warn',
    ...given,
  });

const manifest = (diagnostics: readonly Diagnostic[]): FileResult => ({
  file: 'harbor.json',
  form: 'definition',
  opaque: 0,
  diagnostics,
  sources: new Map(),
});

const many = (count: number, given?: Partial<Diagnostic>) =>
  Array.from({ length: count }, (_, index) => untitled(index + 1, given));

test('a manifest within limits is unchanged', () => {
  const file = manifest(many(1_000));
  expect(limiter()(file)).toBe(file);
});

test('of 100,000 findings 1,000 are shown, all count', () => {
  const told = limiter()(manifest(many(100_000)));
  expect(told.diagnostics).toHaveLength(1_000);
  expect(told.omitted).toEqual({ errors: 0, warnings: 99_000, infos: 0, suppressed: 0, fixable: 0 });
  expect(resultOf('0', [told]).summary).toMatchObject({ files: 1, errors: 0, warnings: 100_000 });
});

test('the most severe are shown, in reading order, and a crash breaks the run wherever it is', () => {
  const suppressed = many(1_500, { suppressed: true });
  const [early, late] = [untitled(7_000, { severity: 'error' }), untitled(7_001, { rule: 'internal/rule-crashed' })];
  const told = limiter()(manifest([...suppressed, ...many(1_500), early, late]));
  expect(told.diagnostics.slice(-2)).toEqual([early, late]);
  expect(told.diagnostics.slice(0, 998)).toEqual(many(998));
  expect(told.omitted).toMatchObject({ errors: 0, warnings: 502, suppressed: 1_500 });
  expect(verdictOf(resultOf('0', [told]), { failOn: 'error' })).toBe('broken');
});

test('a crash breaks the run, whatever else is reported or suppressed', () => {
  const limited = limiter();
  const before = Array.from({ length: 10 }, () => limited(manifest(many(1_000))));
  const crash = (line: number) => untitled(line, { rule: 'internal/rule-crashed', suppressed: true });
  const told = limited(manifest([...many(1_500), crash(7_000), crash(7_001)]));
  expect(told.diagnostics).toEqual([crash(7_000)]);
  expect(told.omitted).toMatchObject({ warnings: 1_500, suppressed: 1 });
  expect(verdictOf(resultOf('0', [...before, told]), { failOn: 'error' })).toBe('broken');
  expect(limited(manifest([crash(1)])).diagnostics).toEqual([]);
});

test('of changes that a version covers, breaking ones are shown', () => {
  const change = (line: number, bump: 'patch' | 'major') => untitled(line, { severity: 'info', change: { bump } });
  const small = Array.from({ length: 1_500 }, (_, index) => change(index + 1, 'patch'));
  const told = limiter()(manifest([...small, change(9_000, 'major')]));
  expect(told.diagnostics.at(-1)).toEqual(change(9_000, 'major'));
  expect(told.diagnostics.slice(0, -1)).toEqual(small.slice(0, 999));
});

test('of equally severe changes, potentially harmful ones stay, however small a bump they need', () => {
  const change = (line: number, bump: 'patch' | 'major', rule = 'compat/action-removed') =>
    untitled(line, { rule, severity: 'info', change: { bump } });
  const large = Array.from({ length: 1_500 }, (_, index) => change(index + 1, 'major'));
  const script = change(9_000, 'patch', 'compat/script-changed');
  const limited = limiter(undefined, weightByHarm);
  expect(limited(manifest([...large, script])).diagnostics).toEqual([...large.slice(0, 999), script]);
  const approved = { ...script, suppressed: true };
  expect(limited(manifest([...large, approved])).diagnostics).toEqual(large.slice(0, 1_000));
  const error = untitled(9_001, { severity: 'warn', change: { bump: 'patch' } });
  const scripts = Array.from({ length: 1_500 }, (_, index) => change(index + 1, 'patch', 'compat/script-changed'));
  expect(limited(manifest([...scripts, error])).diagnostics.at(-1)).toEqual(error);
});

test('an error that is left out still fails', () => {
  const told = limiter({ perManifest: 0, perRun: 10, text: 1_000 })(manifest([untitled(1, { severity: 'error' })]));
  expect(told.diagnostics).toEqual([]);
  expect(verdictOf(resultOf('0', [told]), { failOn: 'error' })).toBe('refused');
});

test('a run has a limit, too, in findings and in their text', () => {
  const limited = limiter();
  const counts = Array.from({ length: 12 }, () => limited(manifest(many(1_000))).diagnostics.length);
  expect(counts).toEqual([...Array.from({ length: 10 }, () => 1_000), 0, 0]);
  const path = ['user', 'tags', 'berth'.repeat(200_000)];
  expect(limiter()(manifest(many(20, { path }))).diagnostics).toHaveLength(9);
});
