import { defineRule } from '../src/rule/index.ts';

export default defineRule({
  id: 'identifier-link-required',
  summary: 'A configuration that requires an identifier has a script that builds the link to obtain it.',
  presets: { recommended: 'warn', strict: 'error', publish: 'warn', hub: 'warn' },
  messages: {
    missing: 'An identifier is required by {owner}, but there is no `linkTemplateScript` to obtain one.',
  },
  *configuration({ node: { identifier }, owner, at }) {
    if (identifier?.required !== true || identifier.linkTemplateScript !== undefined) return;
    yield {
      message: 'missing',
      data: { owner: owner.label },
      at: at('identifier', 'required'),
      absent: at('identifier', 'linkTemplateScript'),
    };
  },
});
