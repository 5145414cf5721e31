import { defineRule } from '../src/rule/index.ts';

/** What the platform's tool calls it in a new integration. */
const usual = 'icon.svg';

export default defineRule({
  id: 'icon-required',
  summary: 'The integration has an icon.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error', 'bp-lint': 'error' },
  needs: ['assets'],
  messages: { missing: 'The integration has no icon{said}.' },
  *integration({ node, form, at, facts: { assets } }) {
    if (form === 'definition' && !node.icon) {
      const there = assets?.isThere?.(usual) === true;
      const said = there ? `: \`${usual}\` is in its folder, but the manifest does not name it` : '';
      const { path } = at('icon');
      const fix = {
        title: `Name \`${usual}\``,
        safety: 'unsafe',
        patches: [{ op: 'set', path, value: usual }],
      } as const;
      yield {
        message: 'missing',
        data: { said },
        at: node.icon === '' ? at('icon') : at(),
        absent: at('icon'),
        ...(there && { fix }),
      };
    }
    if (form === 'record' && node.iconUrl === '') yield { message: 'missing', data: { said: '' }, at: at('iconUrl') };
  },
});
