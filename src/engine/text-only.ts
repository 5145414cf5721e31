import type { Plan } from './plan.ts';

/** Checks only what is wrong with the text itself: that alone makes what was read less than what was meant. */
export const textOnly: Plan = {
  rules: [],
  severityOf: (id) => (id.startsWith('syntax/') ? 'error' : 'off'),
  urlOf: () => undefined,
};
