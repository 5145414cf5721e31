import type { Plan } from '../engine/plan.ts';
import type { Watch } from './surroundings.ts';

/** Has the rules of plans timed. The same plan comes to the same: what is remembered of its rules is found again. */
export function timing({ rule }: Watch): (plan: Plan) => Plan {
  const timed = new WeakMap<Plan, Plan>();
  return (plan) => {
    const known = timed.get(plan) ?? { ...plan, rules: plan.rules.map((one) => ({ ...one, rule: rule(one.rule) })) };
    timed.set(plan, known);
    return known;
  };
}
