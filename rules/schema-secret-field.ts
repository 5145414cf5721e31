import { defineRule, isSecretName } from '../src/rule/index.ts';
import { markSecret, secretNotation } from '../src/rule/kit/field/mark-secret.ts';

export default defineRule({
  id: 'schema-secret-field',
  summary: 'A configuration field that takes a credential is marked as secret.',
  presets: { strict: 'warn', hub: 'warn' },
  messages: {
    unmarked: 'Field `{key}` of {owner} takes a credential, but is shown as it is typed; expected {mark} to hide it.',
  },
  *field({ node, key, owner, at, complete, canSay, language }) {
    if (owner.kind !== 'configuration' && owner.kind !== 'named-configuration') return;
    if (!complete || !isSecretName(key)) return;
    const unmarked = markSecret(node, at().path, canSay);
    if (unmarked)
      yield {
        message: 'unmarked',
        data: { key, owner: owner.label, mark: secretNotation(language) },
        at: at.key(),
        ...unmarked,
      };
  },
});
