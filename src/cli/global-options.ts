import type { OptionTable } from '../run/options/option-table.ts';

/** The options of every command, in the order in which help lists them. */
export const globalOptions = {
  color: { help: 'Use colors even without a terminal.', negation: 'Use no colors.' },
  help: { short: 'h', help: 'Show help; after a command, that of the command.' },
  version: { short: 'v', help: 'Show the version.' },
} as const satisfies OptionTable;
