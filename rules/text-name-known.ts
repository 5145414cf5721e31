import { defineRule, type Target, textVisitors } from '../src/rule/index.ts';
import { misspeltNames } from '../src/rule/kit/name/misspelt-names.ts';

export default defineRule({
  id: 'text-name-known',
  summary: 'A name mentioned in a title or a description is not misspelled.',
  wording: true,
  presets: { strict: 'warn', hub: 'info' },
  messages: {
    unknown: 'The {kind} of {owner} mentions `{word}`, but nothing has that name. Did you mean `{meant}`?',
  },
  ...textVisitors(function* (text, _, { manifest, root, isWhole }) {
    // An unknown part of the manifest may have that name.
    if (!isWhole(root())) return;
    for (const { word, index, meant } of misspeltNames(text.value, manifest)) {
      const place: Target = { ...text.at, span: [index, index + word.length] };
      yield { message: 'unknown', data: { kind: text.kind, owner: text.of, word, meant }, at: place };
    }
  }),
});
