import { defineCommand } from '../../command.ts';
import { options } from './options.ts';

export const lsp = defineCommand({
  name: 'lsp',
  operands: '',
  takes: [0, 0],
  summary: 'Run the language server, over standard input and output.',
  options,
  details: [
    'Started by an editor, it speaks the Language Server Protocol: findings while you type, in every file that a manifest is read from, fixes, suppressions, rule pages and rule names.',
    'Definitions are never run. Configurations and plugins that are code are run, as `lint` does, unless the initialization option { "noCode": true } forbids it.',
  ],
  examples: [['hublint lsp --stdio', 'What an editor runs.']],
  load: () => import('./run.ts'),
});
