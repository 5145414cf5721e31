import { defineRule, nothing, optionGroup, textVisitors } from '../src/rule/index.ts';
import { lettersOf } from '../src/rule/kit/text/letters.ts';

/** What may be a placeholder, or mention one: one look at a text instead of three. In lower case: V8 takes longer to prepare for both. */
const suspicious =
  /^\W*(?:to-?do|tbd|tba|fixme|xxx|n\/a|lorem ipsum|(?:add|enter|insert|write) )|lorem ipsum dolor|(?:todo|fixme):/;
/** Longer texts are no placeholders, whatever they mention. */
const longest = 300;

function isPlaceholder(text: string, name: string): boolean {
  const lower = text.toLowerCase();
  return (
    suspicious.test(lower) &&
    ((standsIn(lower) && !namesIt(lower, name)) || isMarked(lower) || (asks(lower) && !namesTexts(name)))
  );
}

/** What stands where a text is still to be written. Beside letters of another alphabet, it is a word of that text. */
const standsIn = (text: string) =>
  /^\W*(?:to-?do|tbd|tba|fixme|xxx+|n\/a|lorem ipsum)\W*$/.test(text) && /^[a-z]+$/.test(lettersOf(text));
/** Of a list of things to do, it is what they are called. */
const namesIt = (text: string, name: string) => lettersOf(text) === 'todo' && lettersOf(name).includes('todo');
/** What says so in the middle of a text; in quotes or before a noun it is what is spoken of. */
const isMarked = (text: string) =>
  /lorem ipsum dolor|(?<!["'`“])\b(?:todo|fixme):(?! (?:comment|mark|note|tag|line|item)s?\b)/.test(text);
/** What asks for a text; of something that has titles or descriptions it may tell what is done: `addTitle`. */
const asks = (text: string) =>
  /^\W*(?:add |enter |insert |write )(?:a |the |your )?(?:title|description)(?: here)?\W*$/.test(text);
const namesTexts = (name: string) => /title|description/i.test(name);

export default defineRule({
  id: 'text-informative',
  summary: 'Titles and descriptions are not placeholders, and a description adds to the name and title.',
  wording: true,
  presets: { recommended: 'warn', strict: ['warn', { repetition: true }], publish: 'warn', hub: 'warn' },
  options: optionGroup({
    repetition: {
      type: 'boolean',
      default: false,
      description: 'Whether to report a description that repeats the name or the title, as info at most.',
    },
  }),
  messages: {
    placeholder: 'The {kind} of {owner} is a placeholder: `{value}`.',
    repetition: 'The description of {owner} only repeats its {kind}: `{value}`.',
  },
  ...textVisitors<{ repetition: boolean }, 'placeholder' | 'repetition'>((text, { repetition }) => {
    const { kind, value, name, title } = text;
    if (value.length > longest) return nothing;
    if (isPlaceholder(value, name)) {
      return [{ message: 'placeholder', data: { kind, owner: text.of, value: value.trim() }, at: text.at }];
    }
    const words = repetition && kind !== 'title' ? lettersOf(value) : '';
    if (words === '') return nothing;
    const repeated = title !== undefined && lettersOf(title) === words ? 'title' : lettersOf(name) === words && 'name';
    if (!repeated) return nothing;
    return [{ message: 'repetition', data: { owner: text.of, kind: repeated, value }, at: text.at, ceiling: 'info' }];
  }),
});
