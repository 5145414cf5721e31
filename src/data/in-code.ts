/**
 * A string of the manifest as shown between the backticks of a message: backticks inside it are replaced, as they would end the
 * code span, and an empty string becomes `""`, to be visible.
 */
export const inCode = (text: string): string =>
  text === '' ? '""' : text.includes('`') ? text.replaceAll('`', 'ˋ') : text;

/** Wraps a value in backticks: how a message quotes a name that an author chose. */
export const named = (text: unknown): string => `\`${inCode(String(text))}\``;
