/** A guess at what a word meant is safe to apply where the two differ in case and separators only. */
export const safetyOf = (written: string, meant: string): 'safe' | 'unsafe' =>
  letters(written) === letters(meant) ? 'safe' : 'unsafe';

const letters = (word: string): string => word.replace(/[\s_-]/g, '').toLowerCase();
