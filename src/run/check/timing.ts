import { onceFor } from '../../data/once.ts';
import type { Plan } from '../../engine/plan/plan.ts';
import type { Watch } from '../surroundings.ts';

/** Has the rules of plans timed. One plan always comes to the same timed one, as caches of the engine go by the object. */
export const timing = ({ rule }: Watch): ((plan: Plan) => Plan) =>
  onceFor((plan: Plan) => ({ ...plan, rules: plan.rules.map((one) => ({ ...one, rule: rule(one.rule) })) }));
