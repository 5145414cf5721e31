import type { Plan } from './plan.ts';

/** The plan that reports only syntax faults: with such a fault, the data may be incomplete. */
export const textOnly: Plan = {
  rules: [],
  severityOf: (id) => (id.startsWith('syntax/') ? 'error' : 'off'),
  urlOf: () => undefined,
};
