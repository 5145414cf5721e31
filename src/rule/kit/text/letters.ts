/** Letters outside of these have to be asked for by classes of Unicode, which V8 takes a while to put together. */
const plain = /^[\0-\x7f\u2010-\u2027]*$/;

/** Whatever is neither a letter nor a digit, in a text such as this. */
export const otherThanLetters = (text: string): RegExp => (plain.test(text) ? /[^A-Za-z0-9]+/g : /[^\p{L}\p{N}]+/gu);

/** Letters and digits only, in lower case: `userId`, `user_id` and `User ID` say the same. */
export function lettersOf(text: string): string {
  const lower = text.toLowerCase();
  return lower.replace(otherThanLetters(lower), '');
}
