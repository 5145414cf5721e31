/**
 * A string of the manifest as it is shown between the backticks of a message. Backticks inside it are replaced, as they would
 * end the code span, and an empty string is shown as `""`, as nothing would be visible otherwise.
 */
export const inCode = (text: string): string =>
  text === '' ? '""' : text.includes('`') ? text.replaceAll('`', 'ˋ') : text;

/** Wraps a value in backticks: how a message quotes a name that an author chose. */
export const named = (text: unknown): string => `\`${inCode(String(text))}\``;
