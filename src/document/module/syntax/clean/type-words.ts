import { isReserved } from './names.ts';

/** The types that are keywords. */
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

/** Words that modify the type after them, or themselves have a special meaning. */
const modifiers: ReadonlySet<string> = new Set('abstract asserts infer intrinsic keyof readonly unique'.split(' '));

export const isKeyword = (word: string): word is keyof typeof keywords => Object.hasOwn(keywords, word);

/** True if a word can be the name of a declared type. */
export const isTypeName = (word: string): boolean => !modifiers.has(word) && !isReserved(word);
