import rule from '../../../rules/compat/action-removed.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    { base: 'actions: { track: {} }', manifest: 'actions: { track: { title: Track }, book: {} }' },
    { base: 'name: parcel-desk', manifest: 'actions: { track: {} }' },
    { base: 'actions: { __proto__: { title: Track } }', manifest: 'actions: { __proto__: { title: Find } }' },
  ],
  invalid: [
    {
      name: 'one of two that is gone, beside what is new',
      base: `
        version: 1.4.2
        actions:
          track: { input: { schema: { type: object } } }
          ⟦returnParcel⟧: { title: Return }
      `,
      manifest: `
        version: 2.0.0
        ⟦actions⟧:
          track: { input: { schema: { type: object } } }
          book: { title: Book, billable: true }
      `,
      problems: [{ message: 'removed', text: 'Action `returnParcel` was removed.', bump: 'major', breaks: 'caller' }],
    },
    {
      name: 'all of them, with what held them: at the version',
      base: 'version: 1.4.2\nactions: { ⟦track⟧: {}, ⟦book⟧: {} }',
      manifest: 'version: ⟦⟦2.0.0⟧⟧',
      problems: ['removed', 'removed'],
    },
    {
      name: 'the same under another name, whatever its title',
      base: 'actions: { ⟦track⟧: { title: Track, input: { schema: { type: object } } } }',
      manifest: 'actions: { ⟦locate⟧: { title: Locate, input: { schema: { type: object } } } }',
      problems: [
        { message: 'renamed', text: 'Action `track` was renamed to `locate`.', bump: 'major', breaks: 'caller' },
      ],
    },
    {
      name: 'one that two others look like: nobody can tell which it became',
      base: 'actions: { ⟦track⟧: { billable: true } }',
      manifest: '⟦actions⟧: { locate: { billable: true }, find: { billable: true } }',
      problems: ['removed'],
    },
    {
      name: 'two that one looks like',
      base: 'actions: { ⟦locate⟧: { billable: true }, ⟦find⟧: { billable: true } }',
      manifest: '⟦⟦actions⟧⟧: { track: { billable: true } }',
      problems: ['removed', 'removed'],
    },
    {
      name: 'one whose shape is not known is not taken for another',
      base: 'actions: { ⟦track⟧: { billable: true, title: Track } }',
      manifest: '⟦actions⟧: { locate: { billable: true, title: Locate } }',
      unknown: { manifest: ['/actions/locate/title'] },
      problems: ['removed'],
    },
    {
      name: 'one that an interface generated, when the interface is gone',
      base: `
        interfaces: { translator: { name: translator, version: 1.0.0, actions: { translate: { name: toEnglish } } } }
        actions: { ⟦toEnglish⟧: { name: translate } }
      `,
      manifest: `
        interfaces: {}
        ⟦actions⟧: {}
      `,
      problems: ['removed'],
    },
    {
      name: 'a definition held against a record',
      base: '{"integration": {"id": "int_1", "createdAt": "2025-03-01T09:00:00.000Z", "actions": {⟦"track"⟧: {}}}}',
      manifest: '⟦actions⟧: {}',
      problems: ['removed'],
    },
  ],
});
