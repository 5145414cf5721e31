import type { OptionTable } from '../../../run/options/option-table.ts';
import { shared } from '../../../run/options/shared-options.ts';
import { listFormatOption } from '../../list-format.ts';

export const options = {
  config: shared.config,
  preset: shared.preset,
  rule: shared.rule,
  'stdin-filename': shared['stdin-filename'],
  format: listFormatOption,
} as const satisfies OptionTable;
