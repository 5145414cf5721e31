/** The presets of `compat/*` rules: an error wherever a rule is enabled, because a required version bump is not optional. */
export const compatPresets = { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' } as const;
