/** The deepest nesting that a configuration may have. */
export const maxDepth = 20;
