/** Whether the fix of a misspelt name is safe: it is if the two differ only in case and separators. */
export const safetyOf = (written: string, meant: string): 'safe' | 'unsafe' =>
  letters(written) === letters(meant) ? 'safe' : 'unsafe';

const letters = (word: string): string => word.replace(/[\s_-]/g, '').toLowerCase();
