import type { ScriptToken } from './tokens.ts';

/** A text, and whether something is added to it that is only known when the script runs. */
export interface Joined {
  readonly value: string;
  readonly goesOn: boolean;
  /** Which of the words is the last of it. */
  readonly end: number;
}

/** The texts of a script; those that `+` joins are one. */
export function joinedTexts(tokens: readonly ScriptToken[]): readonly Joined[] {
  const texts: Joined[] = [];
  for (const [at, { kind, value }] of tokens.entries()) {
    if (kind !== 'text') continue;
    const goesOn = tokens[at + 1]?.value === '+' && tokens[at + 1]?.kind === 'sign';
    const before = tokens[at - 2]?.kind === 'text' && texts.at(-1)?.goesOn ? texts.pop() : undefined;
    texts.push({ value: (before?.value ?? '') + value, goesOn, end: at });
  }
  return texts;
}
