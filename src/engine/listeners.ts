import type { Rule } from '../rule/rule.ts';
import type { ActiveRule } from './plan/plan.ts';

/** A rule that is asked about a noun. */
export interface Listener<Visitor> {
  readonly active: ActiveRule;
  readonly visitor: Visitor;
}

/** The rules that are asked about each noun; `visitorsOf` takes the visitors of a rule, by noun. */
export function listenersByNoun<Visitor>(
  rules: readonly ActiveRule[],
  visitorsOf: (rule: Rule) => Iterable<readonly [noun: string, visitor: Visitor]>,
): ReadonlyMap<string, readonly Listener<Visitor>[]> {
  const nouns = new Map<string, Listener<Visitor>[]>();
  for (const active of rules) {
    for (const [noun, visitor] of visitorsOf(active.rule)) {
      const there = nouns.get(noun) ?? [];
      there.push({ active, visitor });
      nouns.set(noun, there);
    }
  }
  return nouns;
}
