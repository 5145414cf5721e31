import { once } from '../../data/once.ts';
import { isCommon } from './common.ts';

/** Invisible characters with an effect: control and format characters, lone surrogates, line breaks, default ignorables. */
const invisible = once(() => /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu);
/** A variation selector right after an emoji chooses text or picture style; a keycap takes one as well. */
const emojiStyle = () => /(?<=\p{Extended_Pictographic})(?:\ufe0e|\ufe0f)|(?<=[\d#*])\ufe0f(?=\u20e3)/gu;
/** The zero-width joiner between the parts of an emoji. */
const emojiJoiner = () =>
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/gu;
/** Zero-width joiners inside words, except in scripts that do not use them. */
const scriptsWithoutJoiners = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Hebrew',
  'Common',
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const wordJoiner = () =>
  new RegExp(`(?<=\\p{L}|\\p{M})(?<![${scriptsWithoutJoiners}])(?:\\u200c|\\u200d)(?=\\p{L}|\\p{M})`, 'gu');

const harmless = once(() => [emojiStyle(), emojiJoiner(), wordJoiner()]);

function signFor(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return '\u2421';
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
}

/**
 * Replaces every invisible character that has an effect by a visible symbol: control characters (C0, DEL, C1), line breaks,
 * bidi overrides, tag characters, fillers, lone surrogates, and misplaced variation selectors and joiners. The result is a
 * single line that shows what was there.
 */
export function visible(text: string): string {
  if (isCommon(text)) return text;
  let shown = text;
  // Replacing a character may leave a joiner without a neighbour to join, so repeat until nothing changes.
  for (let previous = ''; shown !== previous && shown.search(invisible()) >= 0; ) {
    previous = shown;
    shown = withSigns(previous);
  }
  return shown;
}

function withSigns(text: string): string {
  const harmlessIndexes = new Set(
    harmless().flatMap((pattern) => Array.from(text.matchAll(pattern), ({ index }) => index)),
  );
  return text.replace(invisible(), (character, at: number) =>
    harmlessIndexes.has(at) ? character : signFor(character),
  );
}
