import { clipped, defineRule, isSecretName } from '../src/rule/index.ts';
import { textsOf } from '../src/rule/kit/field/field-layers.ts';
import { markSecret, secretNotation } from '../src/rule/kit/field/mark-secret.ts';
import { asksForSecrecy, callsCredential, titlesCredential } from '../src/rule/kit/text/credential-text.ts';

/** Endings of names for things that belong to a credential but are not secret. */
const relatedNameEnding =
  /(?:id|ids|name|url|uri|path|file|type|header|prefix|expiry|enabled|mode|scopes?|public[_-]?key|email|user|username|account)$/i;

export default defineRule({
  id: 'field-secrecy-marked',
  summary: 'A configuration field whose text calls it a secret is marked as secret.',
  wording: true,
  presets: { strict: 'warn', hub: 'warn' },
  messages: {
    unmarked:
      'The {kind} of field `{key}` of {owner} calls it a credential, but it is shown as it is typed: `{text}`; expected {mark} to hide it.',
  },
  *field({ node, key, owner, at, complete, canSay, language }) {
    if (owner.kind !== 'configuration' && owner.kind !== 'named-configuration') return;
    const { path } = at();
    // Fields with a secret name are reported by `schema-secret-field`.
    if (!complete || isSecretName(key)) return;
    const unmarked = markSecret(node, path, canSay);
    if (unmarked === undefined) return;
    for (const [kind, textPath, text] of textsOf(node)) {
      const isCalledCredential =
        !relatedNameEnding.test(key) && (kind === 'title' ? titlesCredential : callsCredential)(text);
      if (!isCalledCredential && !asksForSecrecy(text)) continue;
      const data = { kind, key, owner: owner.label, mark: secretNotation(language), text: clipped(text) };
      yield { message: 'unmarked', data, at: { path: [...path, ...textPath], on: 'value' }, ...unmarked };
      return;
    }
  },
});
