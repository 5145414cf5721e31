/** Whether a file only says of which types the values are that stand in a file beside it. */
export const isDeclaration = (path: string): boolean => /\.d\.[cm]?ts$/.test(path);
