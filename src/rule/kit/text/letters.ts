/** Text for which ASCII classes suffice. Unicode property classes take V8 a while to compile. */
const plain = /^[\0-\x7f\u2010-\u2027]*$/;

/**
 * Returns an expression that matches everything except letters and digits in the given text. Combining marks count as
 * letters: Hindi vowels and Thai tones are marks and change the word. Variation selectors, which only choose how an emoji is
 * drawn, do not.
 */
export const otherThanLetters = (text: string): RegExp =>
  plain.test(text) ? /[^A-Za-z0-9]+/g : /(?:[^\p{L}\p{Mn}\p{Mc}\p{N}]|[\ufe00-\ufe0f])+/gu;

/** Returns only the letters and digits, in lower case: `userId`, `user_id` and `User ID` give the same result. */
export function lettersOf(text: string): string {
  const lower = text.toLowerCase();
  return lower.replace(otherThanLetters(lower), '');
}
