import type { OptionTable } from '../../../run/option-table.ts';
import { shared } from '../../../run/shared-options.ts';
import { listFormatOption } from '../../list-format.ts';

export const options = { preset: shared.preset, format: listFormatOption } as const satisfies OptionTable;
