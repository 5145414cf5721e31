import type { OptionTable } from '../../../run/options/option-table.ts';

export const options = {} as const satisfies OptionTable;
