import type { OptionTable } from '../../../run/options/option-table.ts';
import { shared } from '../../../run/options/shared-options.ts';

export const options = {
  'require-bump': { help: 'Also exit with 1 if the version has not been raised yet.' },
  approve: {
    value: 'FINGERPRINT',
    many: true,
    help: 'Record in the baseline that a change is intended. Repeatable.',
  },
  reason: { value: 'TEXT', help: 'Why the change is intended.' },
  config: shared.config,
  preset: shared.preset,
  rule: shared.rule,
  as: shared.as,
  format: shared.format,
  quiet: { help: 'Show only changes that the version does not cover. Exit codes stay the same.' },
  'fail-on': shared['fail-on'],
  inline: shared.inline,
  baseline: shared.baseline,
  'hub-url': shared['hub-url'],
} as const satisfies OptionTable;
