import type { OptionTable } from '../../../run/option-table.ts';
import { shared } from '../../../run/shared-options.ts';

export const options = { 'stdin-filename': shared['stdin-filename'], load: shared.load } as const satisfies OptionTable;
