/** How severe a rule is; `off` turns it off. */
export const levels = ['off', 'info', 'warn', 'error'] as const;

export type Level = (typeof levels)[number];
