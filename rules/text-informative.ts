import { defineRule, nothing, optionGroup, textVisitors } from '../src/rule/index.ts';
import { lettersOf } from '../src/rule/kit/text/letters.ts';
import { isPlaceholder } from '../src/rule/kit/text/placeholder.ts';

/** In UTF-16 units: a longer text is not a placeholder, whatever it mentions. */
const maxLength = 300;

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
  ...textVisitors((text, { repetition }: { repetition: boolean }) => {
    const { kind, value, name, title } = text;
    if (value.length > maxLength) return nothing;
    if (isPlaceholder(text)) {
      return [{ message: 'placeholder', data: { kind, owner: text.of, value: value.trim() }, at: text.at }];
    }
    const words = repetition && kind !== 'title' ? lettersOf(value) : '';
    if (words === '') return nothing;
    const repeated = title !== undefined && lettersOf(title) === words ? 'title' : lettersOf(name) === words && 'name';
    if (!repeated) return nothing;
    return [{ message: 'repetition', data: { owner: text.of, kind: repeated, value }, at: text.at, ceiling: 'info' }];
  }),
});
