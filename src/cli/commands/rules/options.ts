import type { OptionTable } from '../../../run/option-table.ts';
import { shared } from '../../../run/shared-options.ts';

export const options = { preset: shared.preset, format: shared.format } as const satisfies OptionTable;
