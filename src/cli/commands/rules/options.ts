import type { OptionTable } from '../../../run/options/option-table.ts';
import { shared } from '../../../run/options/shared-options.ts';
import { listFormatOption } from '../../list-format.ts';

export const options = {
  preset: { ...shared.preset, help: 'Show the severities in this preset; without it, in recommended.' },
  format: listFormatOption,
} as const satisfies OptionTable;
