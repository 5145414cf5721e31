/** Nothing that a configuration may say is nested deeper than this. */
export const deepest = 20;
