import type { OptionTable } from '../../../run/options/option-table.ts';
import { shared } from '../../../run/options/shared-options.ts';

export const options = {
  'stdin-filename': shared['stdin-filename'],
  load: shared.load,
  'hub-url': shared['hub-url'],
} as const satisfies OptionTable;
