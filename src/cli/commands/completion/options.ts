import type { OptionTable } from '../../../run/option-table.ts';

export const options = {} as const satisfies OptionTable;
