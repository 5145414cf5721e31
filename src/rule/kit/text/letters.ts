/** Letters outside of these have to be asked for by classes of Unicode, which V8 takes a while to put together. */
const plain = /^[\0-\x7f\u2010-\u2027]*$/;

/**
 * Whatever is neither a letter nor a digit, in a text such as this. Marks belong to their letters: vowels of Hindi and tones
 * of Thai are such, and make another word. Those that only choose how an emoji is drawn do not.
 */
export const otherThanLetters = (text: string): RegExp =>
  plain.test(text) ? /[^A-Za-z0-9]+/g : /(?:[^\p{L}\p{Mn}\p{Mc}\p{N}]|[\ufe00-\ufe0f])+/gu;

/** Letters and digits only, in lower case: `userId`, `user_id` and `User ID` say the same. */
export function lettersOf(text: string): string {
  const lower = text.toLowerCase();
  return lower.replace(otherThanLetters(lower), '');
}
