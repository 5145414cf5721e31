import rule from '../../rules/text-length-near-limit.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    { name: '57 characters of 64', manifest: { title: 'a'.repeat(57) } },
    {
      name: 'past the limit, where the model speaks',
      manifest: { title: 'a'.repeat(65), actions: { a: { description: 'a'.repeat(257) } } },
    },
    {
      name: 'what has no limit',
      manifest: {
        secrets: { KEY: { description: 'a'.repeat(250) } },
        configuration: { schema: { properties: { key: { description: 'a'.repeat(250) } } } },
      },
    },
    { name: '64 units that are 32 characters', manifest: { title: '😀'.repeat(32) } },
    { manifest: { title: 'a'.repeat(64) }, options: { percent: 100 } },
  ],
  invalid: [
    {
      name: '58 characters of 64, and 231 of 256',
      manifest: { title: 'a'.repeat(58), user: { tags: { id: { description: '😀'.repeat(231) } } } },
      problems: [
        {
          message: 'near',
          text: 'The title of the integration is `58` characters long; the limit is `64`.',
          range: [2, 12, 2, 72],
        },
        {
          message: 'near',
          text: 'The description of tag `id` of the user is `231` characters long; the limit is `256`.',
          path: ['user', 'tags', 'id', 'description'],
        },
      ],
    },
    { manifest: 'title: ⟦Parcel Desk⟧', options: { percent: 10 }, problems: ['near'] },
  ],
});
