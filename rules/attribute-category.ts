import { closest, defineRule, optionGroup, ownOf } from '../src/rule/index.ts';

const categories = [
  'AI Models',
  'Business Operations',
  'CRM & Sales',
  'Communication & Channels',
  'Customer Support',
  'Developer Tools',
  'E-commerce & Payments',
  'File Management',
  'Marketing & Email',
  'Other',
  'Project Management',
];

export default defineRule({
  id: 'attribute-category',
  summary: 'The `category` attribute is a hub category.',
  presets: {
    recommended: 'warn',
    strict: ['error', { required: true }],
    publish: 'warn',
    hub: ['warn', { required: true }],
  },
  options: optionGroup({
    allowed: {
      type: 'array',
      items: { type: 'string' },
      default: categories,
      description: 'The allowed categories.',
    },
    required: { type: 'boolean', default: false, description: 'Whether a category is required.' },
  }),
  messages: {
    missing: 'The integration has no `category` attribute for the hub to list it under.',
    unknown: 'Category `{category}` is not a hub category; expected one of `{allowed}`.',
    misspelt: 'Category `{category}` is not a hub category; did you mean `{near}`?',
  },
  *integration({ node: { attributes }, at, options: { allowed, required } }) {
    const category = ownOf(attributes, 'category');
    const place = at('attributes', 'category');
    if (category === undefined) {
      if (required) yield { message: 'missing', at: attributes ? at.key('attributes') : at(), absent: place };
      return;
    }
    if (allowed.includes(category)) return;
    const near = closest(category, allowed);
    if (near === undefined) {
      yield { message: 'unknown', data: { category, allowed: allowed.join('`, `') }, at: place };
      return;
    }
    yield {
      message: 'misspelt',
      data: { category, near },
      at: place,
      fix: { title: `Write \`${near}\``, safety: 'unsafe', patches: [{ op: 'set', path: place.path, value: near }] },
    };
  },
});
