import { defineRule, textVisitors } from '../src/rule/index.ts';

export default defineRule({
  id: 'text-trimmed',
  summary: 'Titles and descriptions are not blank and have no surrounding whitespace.',
  wording: true,
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    blank: 'The {kind} of {owner} is blank.',
    padded: 'The {kind} of {owner} has surrounding whitespace.',
  },
  ...textVisitors<undefined, 'blank' | 'padded'>((text) => {
    const { kind, value } = text;
    const trimmed = value.trim();
    if (trimmed === value) return [];
    const { of: owner, at } = text;
    const data = { kind, owner };
    if (trimmed === '') return [{ message: 'blank', data, at }];
    const patches = [{ op: 'set', path: at.path, value: trimmed }] as const;
    return [{ message: 'padded', data, at, ceiling: 'warn', fix: { title: 'Trim it', safety: 'safe', patches } }];
  }),
});
