import { formats } from '../../../report/formats.ts';
import { defineCommand } from '../../command.ts';
import { options } from './options.ts';

export const compare = defineCommand({
  name: 'compare',
  operands: 'BASE [HEAD]',
  takes: [1, 2],
  summary: 'Show what changed, whom it breaks, and which version it needs.',
  options,
  details: [
    'Each side is a file, a folder, git:REV:PATH, which is read without a checkout, or hub:NAME@VERSION (or a range, or latest). Folders are compared integration by integration, by name. HEAD defaults to what is on disk at the path of git:REV:PATH, or to this folder.',
    `A major, minor or patch bump covers changes up to that size; below 1.0.0, a minor bump covers breaking changes. If the version has not been raised yet, hublint says which version it will need; with --require-bump that fails.`,
    `Formats: ${Object.keys(formats).join(', ')}. One is shown, pretty by default; those with =FILE are written to the file.`,
    'Exit codes: 0 the version covers what changed, 1 it does not, 2 hublint could not do its job.',
  ],
  examples: [
    ['hublint compare git:origin/main:integrations/billing', 'What this branch changes in one integration.'],
    ['hublint compare git:v1.4.0: --require-bump', 'All integrations since a tag, as for publishing.'],
    ['hublint compare hub:acme/billing@latest', 'The version in the hub against this folder.'],
    ['hublint compare git:HEAD~1:acme --approve 1a2b3c4d --reason "Nobody uses it."', 'Approve an intended break.'],
  ],
  load: () => import('./run.ts'),
});
