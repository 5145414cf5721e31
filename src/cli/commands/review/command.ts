import { reviewFormats } from '../../../report/review/formats.ts';
import { defineCommand } from '../../command.ts';
import { options } from './options.ts';

export const review = defineCommand({
  name: 'review',
  operands: '[TARGET]',
  takes: [0, 1],
  summary: 'Show everything that a reviewer decides from, on one page.',
  options,
  details: [
    'Checks one manifest with the preset hub: no comment, baseline or configuration of its author weakens it; comments that would are listed with their reasons. Compares it with the previous version, and shows its scripts with what the compiler says, the hosts and fields they touch and the permissions they ask for, its secrets, its icon and readme, and a checklist: what could be checked is answered, the rest is left to you.',
    'The same manifest, previous version and hublint always give the same bytes: the page names the SHA-256 of each file, the rules and their options, and no time.',
    `Formats: ${Object.keys(reviewFormats).join(', ')}. One is shown, pretty by default; those with =FILE are written to the file.`,
    'Exit codes: 0 no check fails, 1 some do, 2 hublint could not do its job.',
  ],
  examples: [
    ['hublint review hub:acme/slack@2.1.0 --format html=review.html', 'A page to read and to keep.'],
    ['hublint review integrations/acme --against git:v1.4.0:integrations/acme', 'Before it is submitted.'],
  ],
  load: () => import('./run.ts'),
});
