import type { Plan } from './plan.ts';

/** The plan that reports nothing but faults of the text: with one, what was read is less than what was meant. */
export const textOnly: Plan = {
  rules: [],
  severityOf: (id) => (id.startsWith('syntax/') ? 'error' : 'off'),
  urlOf: () => undefined,
};
