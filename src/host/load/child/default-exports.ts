/** How jiti marks what was a module of ECMAScript. */
const mark = 'Object.defineProperty(exports, "__esModule", { value: true });';

/**
 * The same code without the mark, which jiti shows to importers in any case. Where it stands, they get what a default export
 * has as a function `default`, as every schema does, instead of the export.
 */
export const withOwnDefault = (code: string): string => code.replace(mark, '');
