import { defineRule } from '../src/rule/index.ts';
import { firstIndexes } from '../src/rule/kit/first-indexes.ts';

export default defineRule({
  id: 'secret-unique',
  summary: 'No secret is listed twice.',
  presets: { recommended: 'warn', strict: 'error', publish: 'warn', hub: 'warn' },
  messages: {
    repeated: 'Secret `{key}` is listed more than once.',
  },
  *secret({ key, manifest: { secrets }, at, root }) {
    // In a definition, secrets are the keys of a map: a duplicate is a syntax error.
    if (!Array.isArray(secrets)) return;
    const { path } = at();
    const first = firstIndexes(secrets).get(key);
    if (first === undefined || first === path.at(-1)) return;
    yield {
      message: 'repeated',
      data: { key },
      at: at(),
      related: [{ at: { ...root('secrets'), path: ['secrets', first] }, message: 'First listed here.' }],
      fix: { title: 'Remove the duplicate', safety: 'safe', patches: [{ op: 'remove', path }] },
    };
  },
});
