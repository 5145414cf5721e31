import { defineRule } from '../src/rule/index.ts';
import { credentialIn } from '../src/rule/kit/credential.ts';

/** One word of letters and digits that keep taking turns, as they do in generated text and not in language. */
const isGenerated = (word: string) =>
  /^[\w+/=.:-]{20,}$/.test(word) && (word.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length ?? 0) >= 4;

/** Of an address, one part has to be such a word: `api2/v3/keys4` leads to a page. */
function looksGenerated(text: string): boolean {
  const word = text.trim();
  if (word.length > 500) return false;
  return /^https?:/i.test(word) ? word.split(/[/?&=]/).some(isGenerated) : isGenerated(word);
}

export default defineRule({
  id: 'secret-value-exposed',
  summary: 'The manifest does not contain the value of a secret.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    signing: 'The signing secret is in the file: rotate it, and leave `signingSecret` empty.',
    credential:
      'The description of secret `{key}` contains what looks like a credential ({kind}): revoke it, and describe the secret instead.',
    generated: 'The description of secret `{key}` looks like its value: revoke it, and describe the secret instead.',
  },
  *integration({ node: { signingSecret }, at }) {
    if (signingSecret === undefined || signingSecret === '') return;
    yield {
      message: 'signing',
      at: at('signingSecret'),
      fix: {
        title: 'Empty the signing secret',
        safety: 'unsafe',
        patches: [{ op: 'set', path: at('signingSecret').path, value: '' }],
      },
    };
  },
  *secret({ node: { description }, key, at }) {
    if (description === undefined) return;
    const credential = credentialIn(description);
    if (credential) {
      const place = { ...at('description'), span: credential.span };
      yield { message: 'credential', data: { key, kind: credential.kind }, at: place };
    } else if (looksGenerated(description)) {
      yield { message: 'generated', data: { key }, at: at('description') };
    }
  },
});
