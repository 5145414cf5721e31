/** The deepest nesting that a configuration may have. */
export const deepest = 20;
