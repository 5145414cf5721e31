import type { OptionTable } from '../../../run/option-table.ts';

export const options = {
  stdio: { help: 'Speak over standard input and output, as it does anyway.' },
} as const satisfies OptionTable;
