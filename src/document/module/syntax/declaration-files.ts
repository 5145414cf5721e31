/** Whether a file is a declaration file of TypeScript. */
export const isDeclaration = (path: string): boolean => /\.d\.[cm]?ts$/.test(path);
