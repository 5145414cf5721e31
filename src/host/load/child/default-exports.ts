/** The line with which jiti marks a module that was an ES module. */
const esModuleMark = 'Object.defineProperty(exports, "__esModule", { value: true });';

/**
 * Removes the mark, which jiti shows to importers anyway. With the mark in place, a default export that has a function
 * named `default`, as every schema has, is replaced by that function.
 */
export const withOwnDefault = (code: string): string => code.replace(esModuleMark, '');
