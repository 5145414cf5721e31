/** The severities that a configuration can give a rule; `off` disables it. */
export const levels = ['off', 'info', 'warn', 'error'] as const;

export type Level = (typeof levels)[number];
