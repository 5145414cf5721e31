import { onceFor } from '../../data/once.ts';
import type { Plan } from '../../engine/plan/plan.ts';
import type { Watch } from '../run-environment.ts';

/** Wraps the rules of plans to measure their time. Cached by plan, because the engine's caches use a plan's identity. */
export const withTiming = ({ rule }: Watch): ((plan: Plan) => Plan) =>
  onceFor((plan: Plan) => ({ ...plan, rules: plan.rules.map((one) => ({ ...one, rule: rule(one.rule) })) }));
