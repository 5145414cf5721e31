import { ownOf } from '../../data/objects.ts';
import { brief } from '../fault.ts';
import { fenceText, startsWithFence } from '../fence.ts';

/** A token that is not JSON. */
export interface Stray {
  readonly word: string;
  /** The text directly before and after it. */
  readonly before: string;
  readonly after: string;
  /** Whether it is inside an object or array. */
  readonly isInside: boolean;
}

/** Words for JSON's literals in other languages. */
const translations: Readonly<Record<string, string>> = {
  True: 'true',
  TRUE: 'true',
  False: 'false',
  FALSE: 'false',
  None: 'null',
  Null: 'null',
  NULL: 'null',
  nil: 'null',
  undefined: 'null',
};

/** In order: the first that returns a message applies. */
const explanations: readonly ((stray: Stray) => string | undefined)[] = [
  ({ word }) => (startsWithFence(word) ? fenceText : undefined),
  ({ word }) => (word.startsWith("'") ? 'A string in JSON needs double quotes, not single quotes.' : undefined),
  ({ word, isInside }) =>
    isInside && word.startsWith('`') ? 'A string in JSON needs double quotes, not backticks.' : undefined,
  ({ word }) =>
    isCurly(word.charAt(0)) ? 'A string in JSON needs straight double quotes, not curly ones.' : undefined,
  ({ word }) =>
    word.startsWith('#') ? 'A comment with `#` is not JSON; a `.jsonc` file may have comments, with `//`.' : undefined,
  ({ word, isInside }) => (isInside && /^[;，、]$/.test(word) ? `Expected \`,\`, not \`${word}\`.` : undefined),
  ({ word, before }) =>
    /^(?:=>?|：)$/.test(word) && /"\s*$/.test(before) ? `Expected \`:\`, not \`${word}\`.` : undefined,
  ({ word }) => {
    const meant = ownOf(translations, word);
    return meant && `\`${word}\` is not JSON; expected \`${meant}\`.`;
  },
  ({ word, after }) =>
    /^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(word) && /^\s*:/.test(after)
      ? `The property name \`${brief(word)}\` needs double quotes in JSON.`
      : undefined,
  ({ word }) => (/^-?(?:NaN|Infinity)$/.test(word) ? `\`${word}\` is not JSON, which has no such number.` : undefined),
  ({ word }) => numberText(word),
  ({ word, before, isInside }) =>
    isInside && before.endsWith('"') && /^[\p{L}\p{N}]/u.test(word) ? brokenString(word) : undefined,
  ({ word, isInside }) =>
    isInside && /^[\p{L}\p{N}]/u.test(word)
      ? `\`${brief(word)}\` is not JSON; a string needs double quotes.`
      : undefined,
];

export function strayText(stray: Stray): string {
  for (const explain of explanations) {
    const text = explain(stray);
    if (text !== undefined) return text;
  }
  return `\`${brief(stray.word)}\` is not JSON.`;
}

/** Reports a string that ends at a quote in its middle. */
export const brokenString = (next: string): string =>
  `The string ends before \`${brief(next)}\`; a quote inside a string is written \`\\"\`.`;

/** The separators between values, or between names and values, in other languages. */
export const separators = ';，、=：';
export const isSeparator = (sign: string): boolean => sign !== '' && separators.includes(sign);

export const curlyQuotes = '“”„‟«»‘’';
export const isCurly = (sign: string): boolean => sign !== '' && curlyQuotes.includes(sign);

/**
 * Returns the JSON spelling of a number in the notation of other languages. Long words are excluded: the regular expression
 * would backtrack.
 */
function numberText(word: string): string | undefined {
  if (word.length > 40 || !/^[-+]?(?:0x[\da-f]+|[\d_]*\.?[\d_]*(?:e[-+]?\d+)?)$/i.test(word) || !/\d/.test(word))
    return undefined;
  const value = Number(word.replace(/^\+/, '').replaceAll('_', ''));
  return Number.isFinite(value) ? `\`${word}\` is not a number in JSON; expected \`${value}\`.` : undefined;
}
