import rule from '../../rules/attribute-category.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'attributes: { category: Customer Support }',
    'attributes: { region: Europe }',
    'name: parcel-desk',
    { manifest: 'attributes: { category: Logistics }', options: { allowed: ['Logistics'], required: true } },
    {
      name: 'an SDK without attributes',
      manifest: 'name: parcel-desk',
      options: { required: true },
      typescript: { cannotSay: ['/attributes/category'] },
    },
  ],
  invalid: [
    {
      manifest: '{ "attributes": { "category": ⟦"customer support"⟧ } }',
      problems: [
        {
          message: 'misspelt',
          text: 'Category `customer support` is not a hub category; did you mean `Customer Support`?',
          fix: 'unsafe',
        },
      ],
      fixed: '{ "attributes": { "category": "Customer Support" } }',
    },
    {
      options: { allowed: ['Logistics', 'Mail'] },
      manifest: 'attributes:\n  category: ⟦Shopping⟧ # or Logistics?',
      problems: [
        {
          message: 'unknown',
          text: 'Category `Shopping` is not a hub category; expected one of `Logistics`, `Mail`.',
        },
      ],
    },
    {
      options: { required: true },
      manifest: '⟦attributes⟧: { region: Europe }',
      problems: [
        { message: 'missing', text: 'The integration has no `category` attribute for the hub to list it under.' },
      ],
    },
    { options: { required: true }, manifest: '⟦name: parcel-desk⟧', problems: ['missing'] },
  ],
});
