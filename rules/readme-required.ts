import { defineRule } from '../src/rule/index.ts';
import { missingAsset } from '../src/rule/kit/missing-asset.ts';

export default defineRule({
  id: 'readme-required',
  summary: 'The integration has a readme.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error', 'bp-lint': 'error' },
  needs: ['assets'],
  messages: { missing: 'The integration has no readme{hint}.' },
  *integration(visit) {
    const { node, form, at } = visit;
    // The file name that the platform's CLI uses in a new integration.
    if (form === 'definition' && !node.readme) yield missingAsset('readme', 'hub.md', visit);
    if (form === 'record' && node.readmeUrl === '')
      yield { message: 'missing', data: { hint: '' }, at: at('readmeUrl') };
  },
});
