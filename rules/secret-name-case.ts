import { defineRule } from '../src/rule/index.ts';

const screamingSnake = /^[A-Z0-9]+(?:_[A-Z0-9]+)*$/;

const toScreamingSnake = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

export default defineRule({
  id: 'secret-name-case',
  summary: 'The name of a secret is in SCREAMING_SNAKE_CASE.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    case: 'Secret `{key}` is not in SCREAMING_SNAKE_CASE; expected `{better}`.',
    unusable: 'Secret `{key}` has no letter or digit to name a variable with; expected a name such as `API_KEY`.',
  },
  *secret({ key, form, at }) {
    if (screamingSnake.test(key)) return;
    const better = toScreamingSnake(key);
    if (better === '') {
      yield { message: 'unusable', data: { key }, at: at.key() };
      return;
    }
    const { path } = at();
    yield {
      message: 'case',
      data: { key, better },
      at: at.key(),
      fix: {
        title: `Rename the secret to \`${better}\``,
        safety: 'unsafe',
        patches: [form === 'record' ? { op: 'set', path, value: better } : { op: 'rename', path, to: better }],
      },
    };
  },
});
