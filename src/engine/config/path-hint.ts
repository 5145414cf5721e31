/** The hint if a path was taken for the name of a preset or a package. */
export const pathHint = (path: string): string => `A path begins with \`./\`: \`./${path}\`.`;
