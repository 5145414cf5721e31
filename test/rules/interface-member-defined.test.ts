import rule from '../../rules/interface-member-defined.ts';
import { testRule } from '../../src/testing/index.ts';

const actions = '{ startTypingIndicator: { input: { schema: {} }, output: { schema: {} } } }';

const many = Array.from({ length: 25 }, (_, at) => at);
const mapped = (name: string) => `{
  "interfaces": { ${many.map((at) => `"reader${at}": { "actions": { "read": { "name": ${name} } } }`)} },
  "actions": { "read": { "input": { "schema": {} }, "output": { "schema": {} } } }
}`;

testRule(rule, {
  valid: [
    `
      interfaces:
        typing-indicator: { actions: { startTypingIndicator: { name: startTypingIndicator } } }
      actions: ${actions}
    `,
    `
      interfaces:
        "readable<page>": { entities: { item: { name: page } } }
      entities: { page: { schema: {} } }
    `,
    'interfaces: { hitl: { actions: {}, events: {}, channels: {}, entities: {} } }',
    'interfaces: { hitl: { name: hitl, version: 2.1.0 } }',
  ],
  invalid: [
    {
      manifest: `
        interfaces:
          typing-indicator:
            actions:
              startTypingIndicator: { name: ⟦startTypingIndikator⟧ }
              stopTypingIndicator: { name: ⟦quiet⟧ }
            channels:
              chat: { name: ⟦toString⟧ }
        actions: ${actions}
      `,
      problems: [
        {
          message: 'misspelt',
          text: 'Interface `typing-indicator` maps its action `startTypingIndicator` to `startTypingIndikator`, which the integration does not define; did you mean `startTypingIndicator`?',
          fix: 'unsafe',
        },
        {
          message: 'undefined',
          text: 'Interface `typing-indicator` maps its action `stopTypingIndicator` to `quiet`, which the integration does not define.',
          fix: 'none',
        },
        {
          message: 'undefined',
          text: 'Interface `typing-indicator` maps its channel `chat` to `toString`, which the integration does not define.',
        },
      ],
      fixed: `
        interfaces:
          typing-indicator:
            actions:
              startTypingIndicator: { name: startTypingIndicator }
              stopTypingIndicator: { name: quiet }
            channels:
              chat: { name: toString }
        actions: ${actions}
      `,
    },
    {
      manifest:
        '{ "interfaces": { "hitl": { "events": { "done": { "name": ⟦"hitlDone"⟧ } }, "entities": { "ticket": { "name": ⟦"ticket"⟧ } } } } }',
      problems: ['undefined', 'undefined'],
    },
    {
      name: 'only the first of many members get a suggestion',
      manifest: mapped('⟦"reed"⟧'),
      problems: many.map((at) => (at < 20 ? 'misspelt' : 'undefined')),
      fixed: mapped('"read"'),
    },
  ],
});
