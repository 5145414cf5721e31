import { defineRule } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';
import { propertyChanges } from '../../src/rule/kit/compat/property-changes.ts';
import { newHosts } from '../../src/rule/kit/compat/readme-hosts.ts';

const shownProperties = ['title', 'description'];

export default defineRule({
  id: 'compat/text-changed',
  summary: 'Changes to what people read and see are reported.',
  presets: compatPresets,
  messages: {
    added: 'The `{property}` of {thing} {change}.',
    removed: 'The `{property}` of {thing} {change}.',
    changed: 'The `{property}` of {thing} {change}.',
  },
  compare: {
    integration: propertyChanges('integration', [...shownProperties, 'attributes']),
    configuration: propertyChanges('configuration', shownProperties),
    channel: propertyChanges('channel', shownProperties),
    event: propertyChanges('event', [...shownProperties, 'attributes']),
    action: propertyChanges('action', [...shownProperties, 'attributes']),
    entity: propertyChanges('entity', shownProperties),
    tag: propertyChanges('tag', shownProperties),
    secret: propertyChanges('secret', ['description']),
    *asset({ name, change, at, was, hosts }) {
      const reach = change === 'changed' && name === 'readme' ? newHosts(hosts()) : undefined;
      const outcome = change === 'changed' ? 'changed' : `was ${change}`;
      const text = reach === undefined ? outcome : `${outcome}; it now ${reach}`;
      yield {
        message: change,
        data: { property: name, thing: 'the integration', change: text },
        bump: 'patch',
        at,
        was,
      };
    },
  },
});
