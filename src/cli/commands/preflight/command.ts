import { defineCommand } from '../../command.ts';
import { options } from './options.ts';

export const preflight = defineCommand({
  name: 'preflight',
  operands: '[TARGET]',
  takes: [0, 1],
  summary: 'Show what would stop publishing, before you try.',
  options,
  details: [
    'Checks the manifest as lint does with the preset publish, and asks the hub: whether the version is public already, whether it covers what changed since the latest one, whether the workspace of its name is one of yours, and your role there. Changes nothing.',
    'The hub requires a token, in HUBLINT_TOKEN. Without one, hublint lists what it did not check.',
    'Formats: pretty and json, which is the report of lint with the answers of the hub in `preflight`.',
    'Exit codes: 0 nothing that was checked would stop publishing, 1 something would, 2 hublint could not do its job.',
  ],
  examples: [
    ['hublint preflight', 'Before publishing the integration in this folder.'],
    ['hublint preflight --format json > preflight.json', 'For the script that publishes.'],
    ['hublint preflight integrations/acme --workspace ID', 'In a workspace that the name does not include.'],
  ],
  load: () => import('./run.ts'),
});
