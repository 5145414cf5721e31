import type { OptionTable } from '../../../run/options/option-table.ts';
import { shared } from '../../../run/options/shared-options.ts';
import { listFormatOption } from '../../list-format.ts';

export const options = { preset: shared.preset, format: listFormatOption } as const satisfies OptionTable;
