import { count, type OptionTable } from '../../../run/options/option-table.ts';
import { shared } from '../../../run/options/shared-options.ts';

export const options = {
  config: shared.config,
  preset: shared.preset,
  rule: shared.rule,
  as: shared.as,
  'stdin-filename': shared['stdin-filename'],
  format: shared.format,
  quiet: { help: 'Show errors only. Exit codes stay the same.' },
  'max-findings': {
    value: 'N',
    read: count,
    help: 'Show at most this many findings in pretty, errors first; 100 on a terminal.',
    negation: 'Show all findings, up to 1,000 of a manifest and 10,000 of a run.',
  },
  'fail-on': shared['fail-on'],
  'max-warnings': shared['max-warnings'],
  fix: { help: 'Apply safe fixes, which keep the meaning.' },
  'fix-unsafe': { help: 'Also apply fixes that someone should review.' },
  'fix-dry-run': { help: 'Show fixes as a diff, and write nothing.' },
  inline: shared.inline,
  baseline: shared.baseline,
  'update-baseline': { help: 'Record the current findings in the baseline, as inherited.' },
  since: shared.since,
  load: shared.load,
  'hub-url': shared['hub-url'],
  watch: {
    help: 'Check again whenever a file changes, until `q` is pressed. Writes nothing, and cannot be combined with --fix.',
  },
  timing: { help: 'Show on stderr where the time went; runs in one thread.' },
} as const satisfies OptionTable;
