import { defineRule } from '../src/rule/index.ts';
import { markSecret } from '../src/rule/kit/secret-mark.ts';
import { isSecretName } from '../src/rule/kit/secret-word.ts';

export default defineRule({
  id: 'schema-secret-field',
  summary: 'A field of a configuration that takes a credential is marked as secret.',
  presets: { strict: 'warn', hub: 'warn' },
  messages: {
    unmarked: 'Field `{key}` of {owner} takes a credential, and is not marked as secret: it is shown as it is typed.',
  },
  *field({ node, key, owner, at, complete }) {
    if (owner.kind !== 'configuration' && owner.kind !== 'named-configuration') return;
    const { path } = at();
    if (!complete || path.at(-2) !== 'properties' || !isSecretName(key)) return;
    const unmarked = markSecret(node, path);
    if (unmarked) yield { message: 'unmarked', data: { key, owner: owner.label }, at: at.key(), ...unmarked };
  },
});
