import type { OptionTable } from '../../../run/option-table.ts';
import { defaultBaseline } from '../../../run/run-options.ts';
import { shared } from '../../../run/shared-options.ts';

export const options = { baseline: { ...shared.baseline, alone: defaultBaseline } } as const satisfies OptionTable;
