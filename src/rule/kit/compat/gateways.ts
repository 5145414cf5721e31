/** The presets of what a version owes: where it is asked for, it is asked for in earnest. */
export const gateways = { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' } as const;
