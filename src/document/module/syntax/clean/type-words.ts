import { isReserved } from './names.ts';

/** The types that words stand for. */
export const keywords = {
  any: 'TSAnyKeyword',
  bigint: 'TSBigIntKeyword',
  boolean: 'TSBooleanKeyword',
  never: 'TSNeverKeyword',
  null: 'TSNullKeyword',
  number: 'TSNumberKeyword',
  object: 'TSObjectKeyword',
  string: 'TSStringKeyword',
  symbol: 'TSSymbolKeyword',
  undefined: 'TSUndefinedKeyword',
  unknown: 'TSUnknownKeyword',
  void: 'TSVoidKeyword',
} as const;

/** Words that make something else of the type behind them, or of themselves. */
const modifiers: ReadonlySet<string> = new Set('abstract asserts infer intrinsic keyof readonly unique'.split(' '));

export const isKeyword = (word: string): word is keyof typeof keywords => Object.hasOwn(keywords, word);

/** Whether a word can be the name of a type of one's own. */
export const isTypeName = (word: string): boolean => !modifiers.has(word) && !isReserved(word);
