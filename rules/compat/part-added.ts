import { defineRule } from '../../src/rule/index.ts';
import { additionOf } from '../../src/rule/kit/compat/addition.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';

const messages = {
  action: 'Action `{key}` was added.',
  channel: 'Channel `{key}` was added.',
  configuration: 'Configuration `{key}` was added.',
  entity: 'Entity `{key}` was added.',
  event: 'Event `{key}` was added.',
  interface: 'Interface `{key}` is now implemented.',
  message: 'Message type `{key}` of {owner} was added.',
  secret: 'Secret `{key}` was added.',
  state: 'State `{key}` was added.',
  tag: 'Tag `{key}` of {owner} was added.',
} as const;

export default defineRule({
  id: 'compat/part-added',
  summary: 'Everything new that bots can use is reported, as a minor change.',
  presets: compatPresets,
  messages,
  compare: {
    action: additionOf('action'),
    channel: additionOf('channel'),
    configuration: additionOf('configuration'),
    entity: additionOf('entity'),
    event: additionOf('event'),
    interface: additionOf('interface'),
    message: additionOf('message'),
    // Bots cannot use these: they are internal to the integration.
    secret: additionOf('secret', 'patch'),
    state: additionOf('state', 'patch'),
    tag: additionOf('tag'),
  },
});
