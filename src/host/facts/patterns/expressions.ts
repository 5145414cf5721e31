import { isContainer } from '../../../data/objects.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { isSchema, schemasWithin } from '../../../rule/schema/schemas-within.ts';
import type { MatchAnswer, MatchQuestion } from './matching.ts';
import { isTame } from './simple-patterns.ts';

/**
 * Limits for one manifest: the number of questions, their total length in UTF-16 units, and the number of answers that
 * are recorded at once.
 */
const limits = { questions: 2000, length: 1_000_000, answers: 1000 } as const;

/** The answers for expressions that are not tame, by pattern and text. Real manifests repeat a few. */
const answers = new Map<string, Map<string, MatchAnswer>>();

/** Returns whether an expression matches a text within a limited number of steps; undefined if that cannot be decided. */
export type Matches = (pattern: string, text: string) => MatchAnswer;

/** It is unknown whether an expression matches a text. */
class UnknownMatch extends Error {}

/**
 * Returns the regular expression that a validator uses for a pattern. A tame one is compiled and run; any other one
 * only repeats answers that were determined before. `test` throws if there is no answer, or the pattern is invalid,
 * which a rule of its own reports.
 */
export function expressionOf(pattern: string): { readonly test: (text: string) => boolean } {
  if (isTame(pattern)) return compiled(pattern);
  return withPatternName(pattern, (text) => answers.get(pattern)?.get(text) ?? throwUnknown());
}

/** A validator identifies regular expressions by their string form, and would use the first object in place of all others. */
const withPatternName = (pattern: string, test: (text: string) => boolean) => ({ test, toString: () => pattern });

function compiled(pattern: string) {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // Try the next set of flags.
    }
  }
  return withPatternName(pattern, throwUnknown);
}

function throwUnknown(): never {
  throw new UnknownMatch();
}

/** Determines whether a schema's expressions that are not tame match the strings in sample values for that schema. */
export async function matchAhead(schemas: Iterable<JsonSchema>, samplesOf: (schema: JsonSchema) => readonly unknown[]) {
  const questions: MatchQuestion[] = [];
  let length = 0;
  for (const root of schemas) {
    const parts = schemasWithin(root).map(({ schema }) => schema);
    const patterns = new Set(parts.flatMap(patternsOf).filter((pattern) => !isTame(pattern)));
    if (patterns.size === 0) continue;
    const texts = new Set(parts.flatMap(samplesOf).flatMap((sample) => [...textsIn(sample)]));
    for (const pattern of patterns) {
      for (const text of texts) {
        length += pattern.length + text.length;
        if (questions.length === limits.questions || length > limits.length) break;
        if (!answers.get(pattern)?.has(text)) questions.push({ pattern, text });
      }
    }
  }
  if (questions.length === 0) return;
  const { matchesOf } = await import('./matching.ts');
  for (const [index, answer] of (await matchesOf(questions)).entries()) {
    const { pattern = '', text = '' } = questions[index] ?? {};
    remember(pattern, text, answer);
  }
}

/** Returns the expressions of a schema, without those of its subschemas. */
export function patternsOf({ pattern, patternProperties }: JsonSchema): readonly string[] {
  const names = isSchema(patternProperties) ? Object.keys(patternProperties) : [];
  return typeof pattern === 'string' ? [pattern, ...names] : names;
}

/** Records what another matcher answers for a schema's expressions that are not tame, and the strings in some values. */
export function recordMatches(root: JsonSchema, values: readonly unknown[], matches: Matches): void {
  const parts = schemasWithin(root).map(({ schema }) => schema);
  const patterns = new Set(parts.flatMap(patternsOf).filter((pattern) => !isTame(pattern)));
  if (patterns.size === 0) return;
  const texts = [...new Set(values.flatMap((value) => [...textsIn(value)]))].slice(0, limits.answers);
  for (const pattern of [...patterns].slice(0, limits.answers / texts.length)) {
    for (const text of texts) remember(pattern, text, answers.get(pattern)?.get(text) ?? matches(pattern, text));
  }
}

function remember(pattern: string, text: string, answer: MatchAnswer): void {
  answers.set(pattern, (answers.get(pattern) ?? new Map()).set(text, answer));
}

/** Yields every string and every property name in a value. */
function* textsIn(value: unknown): Generator<string> {
  const open: unknown[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'string') yield next;
    if (!isContainer(next)) continue;
    if (!Array.isArray(next)) yield* Object.keys(next);
    open.push(...Object.values(next).filter((part) => part !== undefined));
  }
}
