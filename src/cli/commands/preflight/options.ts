import type { OptionTable } from '../../../run/options/option-table.ts';
import { shared } from '../../../run/options/shared-options.ts';
import { listFormatOption } from '../../list-format.ts';

export const options = {
  config: shared.config,
  rule: shared.rule,
  as: shared.as,
  format: listFormatOption,
  baseline: shared.baseline,
  load: shared.load,
  'hub-url': shared['hub-url'],
  workspace: { value: 'ID', help: 'The workspace to publish in, instead of HUBLINT_WORKSPACE_ID.' },
} as const satisfies OptionTable;
