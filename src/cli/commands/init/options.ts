import type { OptionTable } from '../../../run/options/option-table.ts';
import { defaultBaseline } from '../../../run/options/run-options.ts';
import { shared } from '../../../run/options/shared-options.ts';

export const options = { baseline: { ...shared.baseline, alone: defaultBaseline } } as const satisfies OptionTable;
