import { parseStateReference } from '../../../host/hub/state-reference.ts';
import type { OptionTable } from '../../../run/options/option-table.ts';
import { shared } from '../../../run/options/shared-options.ts';

export const options = {
  'from-hub': {
    value: 'REFERENCE',
    read: parseStateReference,
    help: 'Fetch a state, state:TYPE/ID/NAME, from the hub instead of reading FILE.',
  },
  bot: { value: 'ID', help: 'The bot whose state it is, instead of HUBLINT_BOT_ID.' },
  config: shared.config,
  format: shared.format,
  quiet: { help: 'Show errors only. Exit codes stay the same.' },
  'stdin-filename': shared['stdin-filename'],
  load: shared.load,
  'hub-url': shared['hub-url'],
} as const satisfies OptionTable;
