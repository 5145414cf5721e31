import { defineRule } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';
import { creationSwitch } from '../../src/rule/kit/compat/creation-switch.ts';

export default defineRule({
  id: 'compat/creation-disabled',
  summary: 'Users and conversations that bots could create directly can still be created directly.',
  presets: compatPresets,
  messages: {
    disabled: 'Bots can no longer create {thing} directly through the API.',
    enabled: 'Bots can now create {thing} directly through the API.',
  },
  compare: {
    *user(visit) {
      yield* creationSwitch(visit, 'a user');
    },
    *conversation(visit) {
      yield* creationSwitch(visit, `a conversation in ${visit.owner.label}`);
    },
  },
});
