import { onceFor } from '../data/once.ts';
import type { Plan } from '../engine/plan.ts';
import type { Watch } from './surroundings.ts';

/** Has the rules of plans timed. The same plan comes to the same: what is remembered of its rules is found again. */
export const timing = ({ rule }: Watch): ((plan: Plan) => Plan) =>
  onceFor((plan: Plan) => ({ ...plan, rules: plan.rules.map((one) => ({ ...one, rule: rule(one.rule) })) }));
