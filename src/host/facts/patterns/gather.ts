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

const expressing = keywords('pattern', 'patternProperties');

/**
 * Milliseconds: for one expression, and for all of a manifest. Real ones take one or two, and some hundred where the first
 * asks for a property of Unicode: far below, so that no busy machine decides what is told.
 */
const limits = { each: 1000, total: 2000 } as const;

/** UTF-16 units. What is longer is not analysed: its steps grow faster than it does. */
const longest = 5000;

/** What the analysis says of an expression. */
interface Verdict {
  readonly part: ReturnType<PatternFacts['exponentialPart']>;
}

const safe: Verdict = { part: undefined };

/** Real manifests repeat a few expressions. */
const known = new Map<string, Verdict>();

const repeatsGroups = /\)[*+{]/;

/**
 * Characters besides the dot, of which some stand as often as that, and a dot: the labels of a host name, as in most
 * expressions for addresses. Between the first and the last of them may be more that are all there or not at all.
 */
const dotted = /(?<!\\)\((?:\?:)?(?:CLASS)*(?:CLASSTIMES|CLASS\((?:\?:)?(?:CLASSTIMES)?(?:CLASS)+\)\?)?\\\.\)/.source;
const dottedGroups = once(() => {
  const group = dotted
    .replaceAll('CLASS', String.raw`\[(?:\w(?:-\w)?|\\[dw])+(?:\\?-)?\]`)
    .replaceAll('TIMES', String.raw`(?:[*+?]|\{\d+(?:,\d*)?\})`);
  return new RegExp(group, 'g');
});

/**
 * Only what repeats a group takes exponential time: within, what is repeated can be split in many ways. Where each round
 * ends in a dot that is nowhere else in it, there is one way.
 */
export const mayTakeLong = (pattern: string): boolean =>
  repeatsGroups.test(pattern) && repeatsGroups.test(pattern.replace(dottedGroups(), 'c'));

/** The analysis is a megabyte of code: it is loaded only where a schema has a regular expression that may take long. */
export async function gatherPatterns(data: object): Promise<PatternFacts> {
  const isNeeded = schemasIn(data).some((schema) => hasKeyword(schema, expressing) && hasAnyThatMay(schema));
  if (!isNeeded) return { exponentialPart: () => undefined, isUnclear: () => false };
  const { exponentialPart } = await import('../../../engine/expressions/backtracking.ts');
  const budget = deadline(limits);
  const unclear = new Set<string>();
  /** Undefined where nobody can tell. */
  const verdictOn = (pattern: string): Verdict | undefined => {
    if (!mayTakeLong(pattern)) return safe;
    if (pattern.length > longest || unclear.has(pattern)) return undefined;
    const verdict = known.get(pattern) ?? budget.run(() => analyse(pattern, exponentialPart));
    if (verdict) known.set(pattern, verdict);
    else unclear.add(pattern);
    return verdict;
  };
  return {
    exponentialPart: (pattern) => verdictOn(pattern)?.part,
    isUnclear: (pattern) => verdictOn(pattern) === undefined,
  };
}

const hasAnyThatMay = (root: JsonSchema): boolean =>
  schemasWithin(root).some(({ schema }) => patternsOf(schema).some(mayTakeLong));

function analyse(
  pattern: string,
  exponentialPart: (pattern: string, unicode: boolean) => Verdict['part'],
): Verdict | undefined {
  // No verdict where it is more than the analysis can do.
  return attempt(() => ({ part: exponentialPart(pattern, isUnicode(pattern)) }));
}

/** Validators read expressions in Unicode mode, and some in the older one where that fails. */
function isUnicode(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') !== undefined;
  } catch {
    return false;
  }
}
