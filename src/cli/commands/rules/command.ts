import { defineCommand } from '../../command.ts';
import { options } from './options.ts';

export const rules = defineCommand({
  name: 'rules',
  operands: '',
  takes: [0, 0],
  summary: 'List the rules.',
  options,
  details: ['Each with its severity in a preset and what it asks for. Rules of configured plugins are included.'],
  examples: [
    ['hublint rules --preset strict', 'How severe the rules are in the preset strict.'],
    ['hublint rules --format json', 'The catalog, for a script.'],
  ],
  load: () => import('./run.ts'),
});
