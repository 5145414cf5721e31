import type { OptionTable } from '../../../run/option.ts';

export const options = {} as const satisfies OptionTable;
