import { defineRule } from '../src/rule/index.ts';
import { toScreamingSnakeCase } from '../src/rule/kit/name/name-case.ts';
import { renameSecretFix, withoutPrefix } from '../src/rule/kit/name/secret-name.ts';

export default defineRule({
  id: 'secret-name-case',
  summary: 'The name of a secret is in SCREAMING_SNAKE_CASE.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    case: 'Secret `{key}` is not in SCREAMING_SNAKE_CASE; expected `{better}`.',
    prefixed:
      'Secret `{key}` is not in SCREAMING_SNAKE_CASE, and the platform adds the prefix `SECRET_`; expected `{better}`.',
    unusable: 'Secret `{key}` is not in SCREAMING_SNAKE_CASE; expected a name such as `API_KEY`.',
  },
  *secret({ key, manifest, at }) {
    if (/^[A-Z0-9]+(?:_[A-Z0-9]+)*$/.test(key)) return;
    const cased = toScreamingSnakeCase(key);
    const place = at.key();
    if (cased === '') {
      yield { message: 'unusable', data: { key }, at: place };
      return;
    }
    const better = withoutPrefix(cased);
    yield {
      message: better === cased ? 'case' : 'prefixed',
      data: { key, better },
      at: place,
      ...renameSecretFix(place.path, better, manifest),
    };
  },
});
