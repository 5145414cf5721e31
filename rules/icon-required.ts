import { defineRule } from '../src/rule/index.ts';
import { missingAsset } from '../src/rule/kit/missing-asset.ts';

export default defineRule({
  id: 'icon-required',
  summary: 'The integration has an icon.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error', 'bp-lint': 'error' },
  needs: ['assets'],
  messages: { missing: 'The integration has no icon{hint}.' },
  *integration(visit) {
    const { node, form, at } = visit;
    // The file name that the platform's CLI uses in a new integration.
    if (form === 'definition' && !node.icon) yield missingAsset('icon', 'icon.svg', visit);
    if (form === 'record' && node.iconUrl === '') yield { message: 'missing', data: { hint: '' }, at: at('iconUrl') };
  },
});
