import { attempt } from '../../../data/attempt.ts';
import { once } from '../../../data/once.ts';
import type { PatternFacts } from '../../../rule/facts.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { hasKeyword } from '../../../rule/schema/by-keyword.ts';
import { keywords } from '../../../rule/schema/keywords.ts';
import { schemasWithin } from '../../../rule/schema/schemas-within.ts';
import { deadline } from '../deadline.ts';
import { schemasIn } from '../schemas-in.ts';
import { patternsOf } from './expressions.ts';

const patternKeywords = keywords('pattern', 'patternProperties');

/**
 * CPU time in milliseconds, for one expression and for all of a manifest. Real ones take one or two, or some hundred
 * for the first one that uses a Unicode property: far below the limits, so that the result does not depend on how busy
 * the machine is.
 */
const limits = { each: 1000, total: 2000 } as const;

/** The longest expression to analyse, in UTF-16 units: the number of steps grows faster than the length. */
const maxLength = 5000;

/** The result of the analysis of an expression. */
interface Verdict {
  readonly part: ReturnType<PatternFacts['exponentialPart']>;
}

const safe: Verdict = { part: undefined };

/** Real manifests repeat a few expressions. */
const verdicts = new Map<string, Verdict>();

const repeatsGroups = /\)[*+{]/;

/**
 * Matches a group of characters other than the dot, followed by a dot: the labels of a host name, as in most
 * expressions for addresses. CLASS is a character class, TIMES a quantifier. Between the first and the last character
 * there may be more, all optional together.
 */
const dottedGroupTemplate =
  /(?<!\\)\((?:\?:)?(?:CLASS)*(?:CLASSTIMES|CLASS\((?:\?:)?(?:CLASSTIMES)?(?:CLASS)+\)\?)?\\\.\)/.source;
const dottedGroups = once(() => {
  const group = dottedGroupTemplate
    .replaceAll('CLASS', String.raw`\[(?:\w(?:-\w)?|\\[dw])+(?:\\?-)?\]`)
    .replaceAll('TIMES', String.raw`(?:[*+?]|\{\d+(?:,\d*)?\})`);
  return new RegExp(group, 'g');
});

/**
 * Returns whether an expression may take exponential time. Only a repeated group can: its content may be split between
 * the rounds in many ways. If each round ends in a dot that occurs nowhere else in it, there is only one way.
 */
export const mayTakeLong = (pattern: string): boolean =>
  repeatsGroups.test(pattern) && repeatsGroups.test(pattern.replace(dottedGroups(), 'c'));

/** The analysis is a megabyte of code: it is loaded only if a schema has a regular expression that may take long. */
export async function gatherPatterns(data: object): Promise<PatternFacts> {
  const isNeeded = schemasIn(data).some(
    (schema) => hasKeyword(schema, patternKeywords) && mayContainSlowPattern(schema),
  );
  if (!isNeeded) return { exponentialPart: () => undefined, isUnclear: () => false };
  const { exponentialPart } = await import('../../../engine/expressions/backtracking.ts');
  const budget = deadline(limits);
  const unclear = new Set<string>();
  /** Returns undefined if the analysis cannot decide. */
  const verdictOn = (pattern: string): Verdict | undefined => {
    if (!mayTakeLong(pattern)) return safe;
    if (pattern.length > maxLength || unclear.has(pattern)) return undefined;
    const verdict = verdicts.get(pattern) ?? budget.run(() => analyse(pattern, exponentialPart));
    if (verdict) verdicts.set(pattern, verdict);
    else unclear.add(pattern);
    return verdict;
  };
  return {
    exponentialPart: (pattern) => verdictOn(pattern)?.part,
    isUnclear: (pattern) => verdictOn(pattern) === undefined,
  };
}

const mayContainSlowPattern = (root: JsonSchema): boolean =>
  schemasWithin(root).some(({ schema }) => patternsOf(schema).some(mayTakeLong));

function analyse(
  pattern: string,
  exponentialPart: (pattern: string, unicode: boolean) => Verdict['part'],
): Verdict | undefined {
  // No verdict if the expression exceeds what the analysis supports.
  return attempt(() => ({ part: exponentialPart(pattern, isUnicode(pattern)) }));
}

/** Validators compile expressions in Unicode mode; some fall back to the older mode if that fails. */
function isUnicode(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') !== undefined;
  } catch {
    return false;
  }
}
