import { defineRule } from '../src/rule/index.ts';

/** What the platform's tool calls it in a new integration. */
const usual = 'hub.md';

export default defineRule({
  id: 'readme-required',
  summary: 'The integration has a readme.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error', 'bp-lint': 'error' },
  needs: ['assets'],
  messages: { missing: 'The integration has no readme{said}.' },
  *integration({ node, form, at, facts: { assets } }) {
    if (form === 'definition' && !node.readme) {
      const there = assets?.isThere?.(usual) === true;
      const said = there ? `: \`${usual}\` is in its folder, but the manifest does not name it` : '';
      const { path } = at('readme');
      const fix = {
        title: `Name \`${usual}\``,
        safety: 'unsafe',
        patches: [{ op: 'set', path, value: usual }],
      } as const;
      yield {
        message: 'missing',
        data: { said },
        at: node.readme === '' ? at('readme') : at(),
        absent: at('readme'),
        ...(there && { fix }),
      };
    }
    if (form === 'record' && node.readmeUrl === '')
      yield { message: 'missing', data: { said: '' }, at: at('readmeUrl') };
  },
});
