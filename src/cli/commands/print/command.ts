import { defineCommand } from '../../command.ts';
import { options } from './options.ts';

export const print = defineCommand({
  name: 'print',
  operands: 'TARGET',
  takes: [1, 1],
  summary: 'Print a manifest as JSON, as it was read.',
  options,
  details: [
    'A record is printed without its wrapper. A value that cannot be known without running code is printed as { "$opaque": "why" }; so is, under the key "$opaque" or as a last item, that an object or a list may hold more.',
    'Exit codes: 0, 1 where the text of the manifest is broken (what could be read is still printed), 2 where there is nothing to read.',
  ],
  examples: [
    ["hublint print . | jq '.actions | keys'", 'The actions of the integration in this folder.'],
    ['hublint print hub:acme/slack@^1.2.0', 'An integration as the hub has it.'],
    ['hublint print git:HEAD~1:integrations/acme', 'An integration as the commit before the last has it.'],
  ],
  load: () => import('./run.ts'),
});
