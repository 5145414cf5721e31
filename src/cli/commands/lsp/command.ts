import { defineCommand } from '../../command.ts';
import { options } from './options.ts';

export const lsp = defineCommand({
  name: 'lsp',
  operands: '',
  takes: [0, 0],
  summary: 'Serve an editor: the language server, over standard input and output.',
  options,
  details: [
    'Speaks the Language Server Protocol, and is started by an editor: findings while you type, in every file that a manifest is read from, fixes, suppressions, pages of rules, names of rules.',
    'Nothing of a definition is run. Configurations and plugins that are code are, as by `lint`; the initialization option { "noCode": true } forbids it.',
  ],
  examples: [['hublint lsp --stdio', 'What an editor runs.']],
  load: () => import('./run.ts'),
});
