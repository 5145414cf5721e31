import type { Rule } from '../rule/rule.ts';
import type { ActiveRule } from './plan/plan.ts';

/** A rule that visits a noun. */
export interface Listener<Visitor> {
  readonly active: ActiveRule;
  readonly visitor: Visitor;
}

/** The rules that visit each noun; `visitorsOf` returns a rule's visitors by noun. */
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
