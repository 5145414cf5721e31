import { defineCommand } from '../../command.ts';
import { options } from './options.ts';

export const init = defineCommand({
  name: 'init',
  operands: '',
  takes: [0, 0],
  summary: 'Set up hublint: write a configuration and a workflow.',
  options,
  details: [
    'Looks at what is there and writes a commented configuration and, in the root of a repository on GitHub, a workflow. Never overwrites a file.',
    '`--baseline` also records today’s findings, so that only new ones are reported.',
  ],
  examples: [
    ['hublint init', 'Set up hublint in this folder.'],
    ['hublint init --baseline', 'The same in a project full of old findings.'],
  ],
  load: () => import('./run.ts'),
});
