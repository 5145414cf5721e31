import { defineRule, nothing, textVisitors } from '../src/rule/index.ts';

/** Text of only spaces and invisible characters: it passes a check for a non-empty string, but nobody can see it. */
const invisible = /^[\s\u00ad\u200b-\u200f\u2060-\u2064\u2800\u3164]+$/;

/** Fast path: most texts start with a visible ASCII character. */
function isInvisible(text: string): boolean {
  const first = text.charCodeAt(0);
  return (first <= 0x20 || first > 0x7e) && invisible.test(text);
}

export default defineRule({
  id: 'text-trimmed',
  summary: 'Titles and descriptions are not blank and have no surrounding whitespace.',
  wording: true,
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    blank: 'The {kind} of {owner} is blank.',
    padded: 'The {kind} of {owner} has surrounding whitespace.',
  },
  ...textVisitors((text) => {
    const { kind, value } = text;
    const trimmed = value.trim();
    const isBlank = isInvisible(value);
    if (trimmed === value && !isBlank) return nothing;
    const { of: owner, at } = text;
    const data = { kind, owner };
    if (isBlank) return [{ message: 'blank', data, at }];
    const patches = [{ op: 'set', path: at.path, value: trimmed }] as const;
    return [{ message: 'padded', data, at, ceiling: 'warn', fix: { title: 'Trim it', safety: 'safe', patches } }];
  }),
});
