const ascii = /^[\x20-\x7e]*$/;

/**
 * Letters and digits only, in lower case: `userId`, `user_id` and `User ID` say the same. Classes of Unicode take V8 a
 * while to put together; most texts need none.
 */
export function lettersOf(text: string): string {
  const lower = text.toLowerCase();
  return lower.replace(ascii.test(lower) ? /[^a-z0-9]+/g : /[^\p{L}\p{N}]+/gu, '');
}
