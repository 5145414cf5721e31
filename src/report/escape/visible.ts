const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Zero-width joiner and non-joiner: emoji and several scripts are written with them, and they move nothing. */
const joiners = new Set(['\u200c', '\u200d']);

function signFor(character: string): string {
  if (joiners.has(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return '\u2421';
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
}

/**
 * Gives every character that is not seen but acts a visible sign: control characters (C0, DEL, C1), line breaks, bidi
 * overrides, invisible formatting characters, lone surrogates. The outcome is one line and says what is there.
 */
export const visible = (text: string): string => text.replace(unprintable, signFor);
