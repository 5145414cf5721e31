import { defineRule, subschemaVisitor, textVisitors } from '../src/rule/index.ts';
import { credentialIn } from '../src/rule/kit/index.ts';
import { credentialsAt, credentialsInText, looksGenerated } from '../src/rule/kit/text/exposed.ts';

/** Schema keywords that contain values. */
const keywords = ['default', 'examples'] as const;

const inTexts = textVisitors(credentialsInText);

export default defineRule({
  id: 'secret-value-exposed',
  summary: 'The manifest does not contain the value of a secret.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    signing: 'The signing secret is in the file: rotate it, and leave `signingSecret` empty.',
    credential:
      'The description of secret `{key}` contains what looks like a credential ({kind}): revoke it, and describe the secret instead.',
    generated: 'The description of secret `{key}` looks like its value: revoke it, and describe the secret instead.',
    described: 'The {thing} of {owner} contains what looks like a credential ({kind}): revoke it, and leave it out.',
    brought:
      '`{keyword}` of `{name}` of {owner} contains what looks like a credential ({kind}): revoke it, and leave it out.',
  },
  // The visitor of `secret` is overridden below: descriptions of secrets have stricter checks.
  ...inTexts,
  *integration(visit) {
    yield* inTexts.integration(visit);
    const { at } = visit;
    const { signingSecret } = visit.node;
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
  schema: subschemaVisitor(keywords, ({ schema, name, at }, { owner }) =>
    keywords.flatMap((keyword) =>
      credentialsAt(schema[keyword], [keyword]).map(({ path, span, kind }) => ({
        message: 'brought' as const,
        data: { keyword, name, owner: owner.label, kind },
        at: { ...at(...path), span },
      })),
    ),
  ),
});
