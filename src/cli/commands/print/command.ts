import { defineCommand } from '../../command.ts';
import { options } from './options.ts';

export const print = defineCommand({
  name: 'print',
  operands: 'TARGET',
  takes: [1, 1],
  summary: 'Print a manifest as JSON, as hublint read it.',
  options,
  details: [
    'A record is printed without its wrapper. A value that cannot be known without running code is printed as { "$opaque": "why" }; an object or array that may have more entries has this as its key "$opaque" or as its last item.',
    'Exit codes: 0 the manifest was read, 1 its text is broken (what could be read is still printed), 2 there is nothing to read.',
  ],
  examples: [
    ["hublint print . | jq '.actions | keys'", 'The actions of the integration in this folder.'],
    ['hublint print hub:acme/slack@^1.2.0', 'An integration as the hub has it.'],
    ['hublint print git:HEAD~1:integrations/acme', 'An integration as it was one commit ago.'],
  ],
  load: () => import('./run.ts'),
});
