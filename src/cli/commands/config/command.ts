import { defineCommand } from '../../command.ts';
import { options } from './options.ts';

export const config = defineCommand({
  name: 'config',
  operands: '[TARGET]',
  takes: [0, 1],
  summary: 'Show what is configured and where each part comes from.',
  options,
  details: [
    'With a TARGET, what applies to that manifest, overrides included. Each setting is followed by where it comes from: a preset, a file, or --rule. Without one, also which overrides apply to none of the manifests found here.',
  ],
  examples: [
    ['hublint config integrations/acme', 'What applies to one integration.'],
    ['hublint config --preset strict --format json', 'What a preset sets, for a script.'],
  ],
  load: () => import('./run.ts'),
});
