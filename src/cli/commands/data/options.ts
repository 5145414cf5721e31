import type { OptionTable } from '../../../run/option-table.ts';
import { shared } from '../../../run/shared-options.ts';

export const options = {
  config: shared.config,
  format: shared.format,
  quiet: { help: 'Show errors only. Exit codes stay as they are.' },
  'stdin-filename': shared['stdin-filename'],
  load: shared.load,
  'hub-url': shared['hub-url'],
} as const satisfies OptionTable;
