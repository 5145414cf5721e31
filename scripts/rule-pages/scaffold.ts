import type { Generated } from '../generate/rules.ts';

/** What a rule about anything else looks at. */
const visited = [
  'action',
  'channel',
  'configuration',
  'entity',
  'event',
  'field',
  'interface',
  'schema',
  'script',
  'secret',
  'state',
  'tag',
];

/** The three files of a new rule. It compiles, and its test fails until the rule does what its example asks for. */
export function scaffoldOf(id: string): readonly Generated[] {
  const noun = visited.find((one) => id.startsWith(`${one}-`)) ?? 'integration';
  return [
    { path: `rules/${id}.ts`, text: ruleOf(id, noun) },
    { path: `rules/${id}.md`, text: pageOf(id) },
    { path: `test/rules/${id}.test.ts`, text: testOf(id) },
  ];
}

const ruleOf = (id: string, noun: string) => `import { defineRule } from '../src/rule/index.ts';

export default defineRule({
  id: '${id}',
  summary: 'Say in one sentence what holds.',
  presets: { strict: 'warn' },
  messages: {
    wrong: 'State the fact about \`{key}\`, with what was expected and what is there.',
  },
  *${noun}({ key, at }) {
    // Yield a problem where it does not hold: what the visitor is given may lack any part.
    if (key === 'wrong') yield { message: 'wrong', data: { key }, at: at() };
  },
});
`;

const pageOf = (id: string) => `# ${id}

<!-- begin generated -->
<!-- end generated -->

## Why

Say what goes wrong where the rule does not hold, and when it is fine to turn it off.

## Examples

Reported:

\`\`\`yaml bad
name: wrong
\`\`\`

Fine:

\`\`\`yaml good
name: parcel-desk
\`\`\`
`;

const testOf = (id: string) => `import rule from '../../rules/${id}.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: ['name: parcel-desk'],
  invalid: [
    {
      manifest: 'name: ⟦wrong⟧',
      problems: [{ message: 'wrong', text: 'What the rule is to say about it.' }],
    },
  ],
});
`;
