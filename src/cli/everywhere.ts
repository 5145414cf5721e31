import type { OptionTable } from '../run/option-table.ts';

/** The options of every command, in the order of the help. */
export const everywhere = {
  color: { help: 'Use colours, also where there is no terminal.', negation: 'Use no colours.' },
  help: { short: 'h', help: 'Show help; after a command, that of the command.' },
  version: { short: 'v', help: 'Show the version.' },
} as const satisfies OptionTable;
