import { defineCommand } from '../../command.ts';
import { options } from './options.ts';

export const rules = defineCommand({
  name: 'rules',
  operands: '',
  takes: [0, 0],
  summary: 'List the rules.',
  options,
  details: [
    'Each with how severe it is in a preset, and what it asks for. The rules of configured plugins are among them.',
  ],
  examples: [
    ['hublint rules --preset strict', 'How severe the rules are in the preset strict.'],
    ['hublint rules --format json', 'The catalogue, for a script.'],
  ],
  load: () => import('./run.ts'),
});
