import { defineRule } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';
import { propertyChanges } from '../../src/rule/kit/compat/property-changes.ts';
import { newHosts } from '../../src/rule/kit/compat/readme-hosts.ts';

const shown = ['title', 'description'];

export default defineRule({
  id: 'compat/text-changed',
  summary: 'Changes to what people read and see are reported.',
  presets: compatPresets,
  messages: {
    added: 'The `{property}` of {thing} {said}.',
    removed: 'The `{property}` of {thing} {said}.',
    changed: 'The `{property}` of {thing} {said}.',
  },
  compare: {
    integration: propertyChanges('integration', [...shown, 'attributes']),
    configuration: propertyChanges('configuration', shown),
    channel: propertyChanges('channel', shown),
    event: propertyChanges('event', [...shown, 'attributes']),
    action: propertyChanges('action', [...shown, 'attributes']),
    entity: propertyChanges('entity', shown),
    tag: propertyChanges('tag', shown),
    secret: propertyChanges('secret', ['description']),
    *asset({ name, change, at, was, hosts }) {
      const reach = change === 'changed' && name === 'readme' ? newHosts(hosts()) : undefined;
      const became = change === 'changed' ? 'changed' : `was ${change}`;
      const said = reach === undefined ? became : `${became}; it now ${reach}`;
      yield {
        message: change,
        data: { property: name, thing: 'the integration', said },
        bump: 'patch',
        at,
        was,
      };
    },
  },
});
