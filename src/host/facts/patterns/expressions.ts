import { isContainer } from '../../../data/objects.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { isSchema, schemasWithin } from '../../../rule/schema/schemas-within.ts';
import type { MatchAnswer, MatchQuestion } from './matching.ts';
import { isTame } from './tame.ts';

/** More questions, and longer texts in all, are not asked of one manifest; nor more answers taken down at once. */
const most = { questions: 2000, length: 1_000_000, answers: 1000 } as const;

/** What is known of expressions that are not tame. Real manifests repeat a few. */
const known = new Map<string, Map<string, MatchAnswer>>();

/** Whether an expression is found in a text, in no more than some steps; undefined where that cannot be said. */
export type Matches = (pattern: string, text: string) => MatchAnswer;

/** What an expression says of a text cannot be told. */
class Untold extends Error {}

/**
 * An expression of a schema for who validates by it. A tame one is compiled and run; of any other it says what it was
 * asked before. Its `test` throws where that is nothing, and where the expression is none: a rule of its own tells of
 * those.
 */
export function expressionOf(pattern: string): { readonly test: (text: string) => boolean } {
  if (isTame(pattern)) return compiled(pattern);
  return namedBy(pattern, (text) => known.get(pattern)?.get(text) ?? untold());
}

/** A validator takes what looks the same as a text for the same expression, and tries the first in place of the others. */
const namedBy = (pattern: string, test: (text: string) => boolean) => ({ test, toString: () => pattern });

function compiled(pattern: string) {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // The next way to read it.
    }
  }
  return namedBy(pattern, untold);
}

function untold(): never {
  throw new Untold();
}

/** Asks what the expressions of a schema that are not tame say of the texts in values for it. */
export async function askAhead(schemas: Iterable<JsonSchema>, samplesOf: (schema: JsonSchema) => readonly unknown[]) {
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
        if (questions.length === most.questions || length > most.length) break;
        if (!known.get(pattern)?.has(text)) questions.push({ pattern, text });
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

/** The expressions of a schema, without those of the schemas inside it. */
export function patternsOf({ pattern, patternProperties }: JsonSchema): readonly string[] {
  const names = isSchema(patternProperties) ? Object.keys(patternProperties) : [];
  return typeof pattern === 'string' ? [pattern, ...names] : names;
}

/**
 * Takes down what another way to try them says of the expressions of a schema that are not tame, and of the texts in some
 * values.
 */
export function answerAhead(root: JsonSchema, values: readonly unknown[], matches: Matches): void {
  const parts = schemasWithin(root).map(({ schema }) => schema);
  const patterns = new Set(parts.flatMap(patternsOf).filter((pattern) => !isTame(pattern)));
  if (patterns.size === 0) return;
  const texts = [...new Set(values.flatMap((value) => [...textsIn(value)]))].slice(0, most.answers);
  for (const pattern of [...patterns].slice(0, most.answers / texts.length)) {
    for (const text of texts) remember(pattern, text, known.get(pattern)?.get(text) ?? matches(pattern, text));
  }
}

function remember(pattern: string, text: string, answer: MatchAnswer): void {
  known.set(pattern, (known.get(pattern) ?? new Map()).set(text, answer));
}

/** Every text and every name in a value. */
function* textsIn(value: unknown): Generator<string> {
  const open: unknown[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'string') yield next;
    if (!isContainer(next)) continue;
    if (!Array.isArray(next)) yield* Object.keys(next);
    open.push(...Object.values(next).filter((part) => part !== undefined));
  }
}
