import { defineRule } from '../src/rule/index.ts';

const prefix = 'SECRET_';

export default defineRule({
  id: 'secret-name-prefix',
  summary: 'The name of a secret does not start with `SECRET_`, which the platform adds.',
  presets: { recommended: 'warn', strict: 'error', publish: 'warn', hub: 'warn' },
  messages: {
    prefixed: 'Secret `{key}` starts with `SECRET_`, which the platform adds: code would read it as `SECRET_{key}`.',
  },
  *secret({ key, form, at }) {
    const bare = key.slice(prefix.length);
    if (!key.startsWith(prefix) || bare === '') return;
    const { path } = at();
    yield {
      message: 'prefixed',
      data: { key },
      at: at.key(),
      fix: {
        title: `Rename the secret to \`${bare}\``,
        safety: 'unsafe',
        patches: [form === 'record' ? { op: 'set', path, value: bare } : { op: 'rename', path, to: bare }],
      },
    };
  },
});
