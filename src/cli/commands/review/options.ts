import { keysOf } from '../../../data/objects.ts';
import { reviewFormats } from '../../../report/review/formats.ts';
import type { OptionTable } from '../../../run/options/option-table.ts';
import { formatRequestOf, shared } from '../../../run/options/shared-options.ts';

const formatNames = keysOf(reviewFormats);

export const options = {
  against: {
    value: 'TARGET',
    help: 'The previous version: a file, hub:NAME@VERSION or git:REV:PATH. Without it, the highest public one below.',
  },
  format: {
    value: 'NAME[=FILE]',
    names: formatNames,
    read: formatRequestOf(formatNames),
    many: true,
    help: 'Report in this format, to FILE if given. Repeatable.',
  },
  config: { value: 'FILE', help: 'A configuration of your own, whose rules and plugins are added. No other is read.' },
  as: shared.as,
  'stdin-filename': shared['stdin-filename'],
  'hub-url': shared['hub-url'],
} as const satisfies OptionTable;
