import { defineCommand } from '../../command.ts';
import { options } from './options.ts';

export const explain = defineCommand({
  name: 'explain',
  operands: 'RULE',
  takes: [1, 1],
  summary: 'Show the page of a rule.',
  options,
  details: ['What it requires, why, how to fix a finding, and its options.'],
  examples: [
    ['hublint explain version-semver', 'The page of a rule.'],
    ['hublint explain model/required', 'The description of a check that is not a rule.'],
  ],
  load: () => import('./run.ts'),
});
