import { defineRule } from '../src/rule/index.ts';
import { toScreamingSnakeCase } from '../src/rule/kit/name/name-case.ts';
import { renameSecretFix, withoutPrefix } from '../src/rule/kit/name/secret-name.ts';

export default defineRule({
  id: 'secret-name-prefix',
  summary: 'The name of a secret does not start with `SECRET_`, which the platform adds.',
  presets: { recommended: 'warn', strict: 'error', publish: 'warn', hub: 'warn' },
  messages: {
    prefixed: 'Secret `{key}` starts with `SECRET_`, which the platform adds: code would read it as `SECRET_{key}`.',
  },
  *secret({ key, manifest, at }) {
    const better = withoutPrefix(toScreamingSnakeCase(key));
    if (!/^SECRET_+[^_]/.test(key) || better === '') return;
    const place = at.key();
    yield { message: 'prefixed', data: { key }, at: place, ...renameSecretFix(place.path, better, manifest) };
  },
});
