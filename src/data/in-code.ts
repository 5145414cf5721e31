/**
 * A text of the manifest as it stands between the backticks of a message, wherever that is shown: one of its own would end
 * them, and of nothing nobody would see what is meant.
 */
export const inCode = (text: string): string =>
  text === '' ? '""' : text.includes('`') ? text.replaceAll('`', 'ˋ') : text;

/** The same with its backticks: how a message names what an author has called so. */
export const named = (text: unknown): string => `\`${inCode(String(text))}\``;
