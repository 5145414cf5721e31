import { defineRule, nothing, optionGroup, ownOf, partOf, type Target } from '../src/rule/index.ts';
import { depthOptions, severityByOwner, textPlaces } from '../src/rule/kit/field/field-options.ts';
import { isTitle, ownTitle, titleSubstitute } from '../src/rule/kit/field/field-title.ts';
import { isInDepth } from '../src/rule/kit/field/filled-in.ts';
import { legacyTitlePlaces } from '../src/rule/kit/field/legacy-ui.ts';

export default defineRule({
  id: 'field-title-required',
  summary: 'Every field of a schema has a title.',
  wording: true,
  presets: {
    recommended: 'error',
    strict: ['error', { depth: 'all', owners: { message: 'info', entity: 'warn' } }],
    publish: 'error',
    hub: 'error',
    'bp-lint': ['error', { ui: 'ignored', elsewhere: 'anywhere' }],
  },
  options: optionGroup({
    ...depthOptions,
    ui: {
      type: 'string',
      enum: ['counts', 'ignored'],
      default: 'counts',
      description: 'Whether a title in the legacy `ui` beside the schema counts; `legacy-ui` says where it belongs.',
    },
    owners: severityByOwner({
      configuration: 'error',
      'named-configuration': 'error',
      'action-input': 'warn',
      'action-output': 'warn',
      event: 'warn',
      state: 'warn',
      message: 'off',
      entity: 'off',
    }),
  }),
  messages: { missing: 'Field `{key}` of {owner} has no title{substitute}.' },
  field({ node, key, owner, generated, complete, depth, language, at, options, manifest }) {
    const ceiling = ownOf(options.owners, owner.kind);
    // Fast path: most fields have a title of their own.
    if (isTitle(partOf(node, ownTitle)) || generated || ceiling === undefined || ceiling === 'off') return nothing;
    const { path } = at();
    if (!complete && options.elsewhere === 'anywhere') return nothing;
    if (!isInDepth(options.depth, path, { depth, manifest, owner })) return nothing;
    // If a misspelled keyword means `title`, only the misspelling is reported.
    const absent: Target[] = language === 'data' ? [at('title')] : [];
    for (const titlePath of textPlaces(node, ownTitle, options.elsewhere)) {
      if (isTitle(partOf(node, titlePath))) return nothing;
      absent.push({ path: [...path, ...titlePath], on: 'value' });
    }
    for (const titlePath of options.ui === 'counts' ? legacyTitlePlaces(path, language) : []) {
      // Checked last, because most fields are decided before.
      if (isTitle(partOf(manifest, titlePath))) return nothing;
      absent.push({ path: titlePath, on: 'value' });
    }
    const substitute = titleSubstitute(node, language);
    return [{ message: 'missing', data: { key, owner: owner.label, substitute }, at: at.key(), absent, ceiling }];
  },
});
