import { formats } from '../../../report/formats.ts';
import { defineCommand } from '../../command.ts';
import { options } from './options.ts';

export const compare = defineCommand({
  name: 'compare',
  operands: 'BASE [HEAD]',
  takes: [1, 2],
  summary: 'Tell what changed, whom it breaks, and which version it needs.',
  options,
  details: [
    'Each side is a file, a folder, git:REV:PATH, which is read without a checkout, or hub:NAME@VERSION (or a range, or latest). Folders are compared integration by integration, by name. Without HEAD, it is what is on disk in the place of git:REV:PATH, or this folder.',
    `A version covers changes up to the step that it makes; below 1.0.0 a minor covers what breaks. Where the version was not raised yet, it is told what it will owe; with --require-bump that fails.`,
    `Formats: ${Object.keys(formats).join(', ')}. One is shown, pretty by default; those with =FILE are written there.`,
    'Exit codes: 0 the version covers what changed, 1 it does not, 2 hublint could not do its job.',
  ],
  examples: [
    ['hublint compare git:origin/main:integrations/billing', 'What this branch changes in one integration.'],
    ['hublint compare git:v1.4.0: --require-bump', 'All integrations since a tag, as for publishing.'],
    ['hublint compare hub:acme/billing@latest', 'What is in the hub, against what is to be.'],
    ['hublint compare git:HEAD~1:acme --approve 1a2b3c4d --reason "Nobody uses it."', 'Let an intended break pass.'],
  ],
  load: () => import('./run.ts'),
});
