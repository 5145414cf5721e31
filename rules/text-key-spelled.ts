import { defineRule, type Target, textVisitors } from '../src/rule/index.ts';
import { isTypo } from '../src/rule/kit/name/typo.ts';

/** Limits: UTF-16 units of a text, and words of a name. */
const maxLength = 2000;
const maxWords = 20;

/** Splits a name into lowercase words of at least five letters: `recipientEmail` and `RECIPIENT_EMAIL` give the same two. */
const wordsOf = (name: string) =>
  name
    .slice(0, 200)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]/)
    .filter((word) => word.length > 4)
    .slice(0, maxWords);

export default defineRule({
  id: 'text-key-spelled',
  summary: 'Titles and descriptions spell a word the way the name they describe does.',
  wording: true,
  presets: { strict: 'warn', hub: 'info' },
  messages: {
    spelled: 'The {kind} of {owner} spells `{word}` where its name spells `{expected}`.',
  },
  ...textVisitors(function* (text) {
    const { kind, name } = text;
    const names = wordsOf(name);
    if (names.length === 0) return;
    const value = text.value.slice(0, maxLength);
    const found = [...value.matchAll(/(?<![\p{L}\p{M}\p{N}_@./-])[A-Za-z][a-z]{4,40}(?![\p{L}\p{M}\p{N}_@/]|\.\w)/gu)];
    for (const { 0: word, index } of found) {
      const expected = names.find((part) => isTypo(part, word.toLowerCase()));
      // A text that contains both words means both.
      if (expected === undefined || found.some(([other]) => other.toLowerCase() === expected)) continue;
      const place: Target = { ...text.at, span: [index, index + word.length] };
      yield { message: 'spelled', data: { kind, owner: text.of, word, expected }, at: place };
      return;
    }
  }),
});
