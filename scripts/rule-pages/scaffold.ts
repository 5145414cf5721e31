import type { GeneratedFile } from '../generate/rules.ts';

/** The nouns with a visitor of their own; rules about other nouns use `integration`. */
const visitedNouns = [
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

/** Returns the three files of a new rule. It compiles, and its test fails until the rule reports what its example requires. */
export function createScaffold(id: string): readonly GeneratedFile[] {
  const isCompared = id.startsWith('compat/');
  const name = id.replace(/^compat\//, '');
  const noun = visitedNouns.find((one) => name.startsWith(`${one}-`)) ?? 'integration';
  const up = isCompared ? '../../..' : '../..';
  return [
    { path: `rules/${id}.ts`, text: isCompared ? comparingRuleOf(id, noun) : ruleOf(id, noun) },
    { path: `rules/${id}.md`, text: pageOf(id, isCompared ? comparingExamples : examples) },
    { path: `test/rules/${id}.test.ts`, text: testOf(id, up, isCompared ? comparingCases : cases) },
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

const comparingRuleOf = (id: string, noun: string) => `import { defineRule } from '../../src/rule/index.ts';

export default defineRule({
  id: '${id}',
  summary: 'Say in one sentence what holds from one version to the next.',
  presets: { strict: 'warn' },
  messages: {
    changed: 'State what became of \`{key}\`, with what was there and what is there now.',
  },
  compare: {
    *${noun}({ change, key, at, was }) {
      // Yield what changed, the step that it asks for and whom it breaks: either version may lack any part.
      if (change !== 'changed' || key !== 'wrong') return;
      yield { message: 'changed', data: { key }, bump: 'major', breaks: 'caller', at: at(), was: was() };
    },
  },
});
`;

const pageOf = (id: string, shownExamples: string) => `# ${id}

<!-- begin generated -->
<!-- end generated -->

## Why

Say what goes wrong where the rule does not hold, and when it is fine to turn it off.

## Examples

${shownExamples}`;

const exampleOf = (verdict: string, property: string) => `\`\`\`ts ${verdict}
export default new IntegrationDefinition({
  ${property},
});
\`\`\`
`;

const examples = `Reported:

${exampleOf('bad', "name: 'wrong'")}
Fine:

${exampleOf('good', "name: 'parcel-desk'")}`;

const comparingExamples = `Before:

${exampleOf('base', "title: 'Parcel Desk'")}
Reported:

${exampleOf('bad', "title: 'wrong'")}
Fine:

${exampleOf('good', "title: 'Parcel Counter'")}`;

const testOf = (id: string, root: string, testCases: string) => `import rule from '${root}/rules/${id}.ts';
import { testRule } from '${root}/src/testing/index.ts';

testRule(rule, {
${testCases}});
`;

const cases = `  valid: ['name: parcel-desk'],
  invalid: [
    {
      manifest: 'name: ⟦wrong⟧',
      problems: [{ message: 'wrong', text: 'What the rule is to say about it.' }],
    },
  ],
`;

const comparingCases = `  valid: [{ base: 'title: Parcel Desk', manifest: 'title: Parcel Counter' }],
  invalid: [
    {
      base: 'title: ⟦Parcel Desk⟧',
      manifest: 'title: ⟦wrong⟧',
      problems: [{ message: 'changed', text: 'What the rule is to say about it.', bump: 'major', breaks: 'caller' }],
    },
  ],
`;
