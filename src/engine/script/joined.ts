import type { ScriptToken } from './tokens.ts';

/** A string, and whether something is appended to it that is known only at run time. */
export interface Joined {
  readonly value: string;
  readonly continues: boolean;
  /** The index of its last token. */
  readonly end: number;
}

/** The strings of a script; those concatenated with `+` are one. */
export function joinedTexts(tokens: readonly ScriptToken[]): readonly Joined[] {
  const texts: Joined[] = [];
  for (const [at, { kind, value }] of tokens.entries()) {
    if (kind !== 'text') continue;
    const continues = tokens[at + 1]?.value === '+' && tokens[at + 1]?.kind === 'sign';
    const before = tokens[at - 2]?.kind === 'text' && texts.at(-1)?.continues ? texts.pop() : undefined;
    texts.push({ value: (before?.value ?? '') + value, continues, end: at });
  }
  return texts;
}
