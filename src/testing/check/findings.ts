import assert from 'node:assert/strict';
import type { Location } from '../../document/document.ts';
import { linesOf } from '../../document/lines.ts';
import type { Diagnostic } from '../../engine/result/result.ts';
import type { Rule } from '../../rule/rule.ts';
import { type Case, type Expected, type InvalidCase, textOf } from '../case.ts';
import { type MarkRange, mark, unmark } from '../marks.ts';
import { modelSays, runOnText } from '../run.ts';

export async function checkValid(rule: Rule, one: Case): Promise<void> {
  const { diagnostics } = await runOnText(textOf(one.manifest), rule, one);
  assert.deepEqual(
    diagnostics.map(({ message }) => message),
    [],
  );
}

export async function checkInvalid(rule: Rule, one: InvalidCase): Promise<void> {
  const { text, ranges } = unmark(textOf(one.manifest));
  const expected = one.problems.map((problem) => (typeof problem === 'string' ? { message: problem } : problem));
  const { diagnostics } = await runOnText(text, rule, one);
  const crash = diagnostics.find((diagnostic) => diagnostic.rule === 'internal/rule-crashed');
  assert(crash === undefined, crash?.message);
  try {
    assert.deepEqual(
      diagnostics.map((diagnostic) => diagnostic.messageId),
      expected.map((problem) => problem.message),
    );
    checkPlaces(text, ranges, diagnostics, expected);
    checkFormerPlaces(one, diagnostics);
  } catch (error) {
    throw explained(error, await modelSays(text, one));
  }
  for (const [index, problem] of expected.entries()) checkDetails(diagnostics[index], problem);
}

function checkPlaces(
  text: string,
  marked: readonly MarkRange[],
  diagnostics: readonly Diagnostic[],
  expected: readonly Expected[],
): void {
  for (const { location, message } of diagnostics) assert(!location.approximate, `This has no exact place: ${message}`);
  if (marked.length === 0) {
    const placed = expected.every(({ range, path }) => range !== undefined || path !== undefined);
    assert(placed, 'Say where each problem is: mark its place in the text, or give its range or path.');
    return;
  }
  const found = diagnostics.map(({ location }) => location);
  assert.equal(mark(text, rangesOf(text, found)), mark(text, marked));
}

/** Checks the positions of changes in the previous version, if that has marks. */
function checkFormerPlaces({ base }: InvalidCase, diagnostics: readonly Diagnostic[]): void {
  if (base === undefined) return;
  const { text, ranges } = unmark(textOf(base));
  if (ranges.length === 0) return;
  const places = diagnostics.flatMap(({ related }) => related.map(({ location }) => location));
  for (const { approximate } of places) assert(!approximate, 'In the version before, a change has no exact place.');
  assert.equal(mark(text, rangesOf(text, places)), mark(text, ranges));
}

function rangesOf(text: string, locations: readonly Location[]): readonly MarkRange[] {
  const lines = linesOf(text);
  return locations.map(({ start, end }): MarkRange => [lines.offsetAt(start), lines.offsetAt(end)]);
}

function checkDetails(diagnostic: Diagnostic | undefined, expected: Expected): void {
  assert(diagnostic);
  const { message, location, path, severity, fix, change } = diagnostic;
  if (expected.text !== undefined) assert.equal(message, expected.text);
  if (expected.range !== undefined) assert.deepEqual(rangeOf(location), expected.range);
  if (expected.path !== undefined) assert.deepEqual(path, expected.path);
  if (expected.severity !== undefined) assert.equal(severity, expected.severity);
  if (expected.fix !== undefined) assert.equal(fix?.safety ?? 'none', expected.fix);
  if (expected.bump !== undefined) assert.equal(change?.bump, expected.bump);
  if (expected.breaks !== undefined) assert.equal(change?.breaks, expected.breaks);
}

const rangeOf = ({ start, end }: Location) => [start.line, start.column, end.line, end.column];

/** Adds the findings of the model to an error: a rule is silent about values that the model has reported. */
function explained(error: unknown, said: readonly string[]): unknown {
  if (error instanceof Error && said.length > 0) {
    error.message += `\n\nRules stay silent where the model has spoken. It says:\n${said.join('\n')}`;
  }
  return error;
}
