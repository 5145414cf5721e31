/** True for a TypeScript declaration file. */
export const isDeclaration = (path: string): boolean => /\.d\.[cm]?ts$/.test(path);
