import { once } from '../../data/once.ts';
import { isCommon } from './common.ts';

/** What acts and is not seen: controls, formats, lone surrogates, line breaks, and all that is not drawn by itself. */
const unseen = once(() => /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu);
/** One sign right behind an emoji says whether it is drawn as a picture; a key takes one as well. */
const emojiStyle = () => /(?<=\p{Extended_Pictographic})(?:\ufe0e|\ufe0f)|(?<=[\d#*])\ufe0f(?=\u20e3)/gu;
/** What an emoji of several people is joined by. */
const emojiJoiner = () =>
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/gu;
/** Joiners inside of words, but for the scripts that have no use for them. */
const joinless = ['Latin', 'Greek', 'Cyrillic', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Hebrew', 'Common']
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const wordJoiner = () => new RegExp(`(?<=\\p{L}|\\p{M})(?<![${joinless}])(?:\\u200c|\\u200d)(?=\\p{L}|\\p{M})`, 'gu');

const harmless = once(() => [emojiStyle(), emojiJoiner(), wordJoiner()]);

function signFor(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return '\u2421';
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
}

/**
 * Gives every character that is not seen but acts a visible sign: control characters (C0, DEL, C1), line breaks, bidi
 * overrides, tag characters, fillers, lone surrogates, and variation selectors and joiners that have nothing to do where
 * they stand. The outcome is one line and says what is there.
 */
export function visible(text: string): string {
  if (isCommon(text)) return text;
  let shown = text;
  // A sign may stand where a joiner had something to join.
  for (let before = ''; shown !== before && shown.search(unseen()) >= 0; ) {
    before = shown;
    shown = withSigns(before);
  }
  return shown;
}

function withSigns(text: string): string {
  const kept = new Set(harmless().flatMap((pattern) => Array.from(text.matchAll(pattern), ({ index }) => index)));
  return text.replace(unseen(), (character, at: number) => (kept.has(at) ? character : signFor(character)));
}
