import { formats } from '../../../report/formats.ts';
import { defineCommand } from '../../command.ts';
import { options } from './options.ts';

export const data = defineCommand({
  name: 'data',
  operands: 'TARGET PART FILE',
  takes: [0, 3],
  summary: 'Validate sample data against the schema that the manifest has for it.',
  options,
  details: [
    'PART is configuration, configuration.NAME, state.NAME, event.NAME, action.NAME.input, action.NAME.output, message.CHANNEL.NAME or entity.NAME.',
    'FILE is JSON or YAML, or - for standard input: bare data, a state as the platform returns it, or an event, whose payload is checked. Properties with a default may be left out.',
    'With --from-hub there is no FILE, and PART may be left out: it is state.NAME. TYPE is what the state belongs to (conversation, user, bot, integration or workflow) and ID its id. This needs a token in HUBLINT_TOKEN, and a bot in --bot or HUBLINT_BOT_ID.',
    `Formats: ${Object.keys(formats).join(', ')}. One is shown, pretty by default; those with =FILE are written to the file.`,
    'Exit codes: 0 the data is valid, 1 it is not, 2 hublint could not do its job.',
  ],
  examples: [
    ['hublint data . configuration settings.json', 'Whether a configuration would be accepted.'],
    ['hublint data . action.createInvoice.input -', 'Standard input, as the input of an action.'],
    ['hublint data . --from-hub state:user/user_01/lastSync --bot ID', 'What a bot has stored for a user.'],
    ['hublint data git:v1.4.0:acme state.lastSync stored.json', 'A stored state, against an older version.'],
  ],
  load: () => import('./run.ts'),
});
