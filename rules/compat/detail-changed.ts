import { defineRule } from '../../src/rule/index.ts';
import { gateways } from '../../src/rule/kit/compat/gateways.ts';
import { propertyChanges } from '../../src/rule/kit/compat/property-changes.ts';

export default defineRule({
  id: 'compat/detail-changed',
  summary: 'Changes to how the integration works inside are reported.',
  presets: gateways,
  messages: {
    added: 'The `{property}` of {thing} was added.',
    removed: 'The `{property}` of {thing} was removed.',
    changed: 'The `{property}` of {thing} changed.',
  },
  compare: {
    integration: propertyChanges('integration', [
      'code',
      'extraOperations',
      'layers',
      'maxExecutionTime',
      'sdkVersion',
    ]),
    action: propertyChanges('action', ['cacheable']),
    interface: propertyChanges('interface', ['actions', 'channels', 'entities', 'events']),
  },
});
