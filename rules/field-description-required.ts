import { defineRule, nothing, optionGroup, ownOf, partOf, type Target } from '../src/rule/index.ts';
import { depthOptions, severityByOwner, textPlaces } from '../src/rule/kit/field/field-options.ts';
import { isInDepth } from '../src/rule/kit/field/filled-in.ts';

const ownDescription = ['description'];

export default defineRule({
  id: 'field-description-required',
  summary: 'Every field of a schema has a description.',
  wording: true,
  presets: {
    recommended: 'error',
    strict: ['error', { depth: 'all', owners: { message: 'info', entity: 'warn' } }],
    publish: 'error',
    hub: 'error',
    'bp-lint': ['error', { elsewhere: 'anywhere' }],
  },
  options: optionGroup({
    ...depthOptions,
    owners: severityByOwner({
      configuration: 'error',
      'named-configuration': 'error',
      'action-input': 'error',
      'action-output': 'error',
      event: 'error',
      state: 'error',
      message: 'off',
      entity: 'off',
    }),
  }),
  messages: { missing: 'Field `{key}` of {owner} has no description.' },
  field({ node, key, owner, generated, complete, depth, at, options, manifest }) {
    const ceiling = ownOf(options.owners, owner.kind);
    // Fast path: most fields have a description of their own.
    if (partOf(node, ownDescription)) return nothing;
    if (generated || ceiling === undefined || ceiling === 'off') return nothing;
    const { path } = at();
    if (!complete && options.elsewhere === 'anywhere') return nothing;
    if (!isInDepth(options.depth, path, { depth, manifest, owner })) return nothing;
    const absent: Target[] = [];
    for (const descriptionPath of textPlaces(node, ownDescription, options.elsewhere)) {
      if (partOf(node, descriptionPath)) return nothing;
      absent.push({ path: [...path, ...descriptionPath], on: 'value' });
    }
    return [{ message: 'missing', data: { key, owner: owner.label }, at: at.key(), absent, ceiling }];
  },
});
