/** The severities that a configuration can give a rule; `off` disables it. */
export const levels = ['off', 'info', 'warn', 'error'] as const;

/** What a configuration makes of a rule: `error`, `warn` or `info`, or `off`, which disables it. */
export type Level = (typeof levels)[number];
