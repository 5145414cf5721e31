import rule from '../../../rules/compat/interface-removed.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    {
      base: 'interfaces: { typing: { name: typing-indicator, version: 0.0.4 } }',
      manifest:
        'interfaces: { typing: { name: typing-indicator, version: 0.0.4 }, typingIndicator: { name: typing-indicator, version: 0.0.4 } }',
    },
    { base: 'name: parcel-desk', manifest: 'interfaces: { typing: { name: typing-indicator, version: 0.0.4 } }' },
  ],
  invalid: [
    {
      base: 'version: 1.4.2\ninterfaces: { ⟦typing⟧: { name: typing-indicator, version: 0.0.4 } }',
      manifest: 'version: ⟦2.0.0⟧',
      problems: [
        { message: 'removed', text: 'Interface `typing` is no longer implemented.', bump: 'major', breaks: 'caller' },
      ],
    },
    {
      base: 'interfaces: { ⟦typing⟧: { name: typing-indicator, version: 0.0.4 } }',
      manifest: 'interfaces: { ⟦typingIndicator⟧: { name: typing-indicator, version: 0.0.4 } }',
      problems: [
        { message: 'renamed', text: 'Interface `typing` is now implemented as `typingIndicator`.', bump: 'patch' },
      ],
    },
    {
      name: 'an interface in another version gets an entity in its name',
      base: 'interfaces: { ⟦hitl⟧: { name: hitl, version: 1.2.0 } }',
      manifest:
        'interfaces: { ⟦hitl<ticket>⟧: { name: hitl, version: 2.0.0, entities: { ticket: { name: ticket } } } }',
      problems: [{ message: 'renamed', bump: 'patch' }],
    },
    {
      name: 'an interface without a `name` has another key',
      base: 'interfaces: { ⟦typing⟧: { version: 0.0.4 } }',
      manifest: 'interfaces: { ⟦typingIndicator⟧: { version: 0.0.4 } }',
      problems: [{ message: 'renamed', bump: 'major', breaks: 'caller' }],
    },
    {
      name: 'two interfaces could be the renamed one',
      base: 'interfaces: { ⟦hitl⟧: { name: hitl, version: 1.2.0 } }',
      manifest: '⟦interfaces⟧: { hitl<ticket>: { name: hitl }, hitl<call>: { name: hitl } }',
      problems: ['removed'],
    },
  ],
});
