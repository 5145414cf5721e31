import { type Comparison, defineRule } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';
import { propertyChanges } from '../../src/rule/kit/compat/property-changes.ts';

const internalChanges = propertyChanges('integration', [
  'code',
  'dev',
  'extraOperations',
  'layers',
  'maxExecutionTime',
  'sdkVersion',
]);

/** Reports a new URL or owner. The hub assigns both, so a version without them may have either. */
function* assignedChanges({ before, after, at, was }: Comparison<'integration'>) {
  if (before.url && after.url && before.url !== after.url) {
    const data = { before: before.url, after: after.url };
    yield { message: 'moved', data, bump: 'patch', at: at('url'), was: was('url') } as const;
  }
  const [oldOwner, newOwner] = [before.ownerWorkspace?.id, after.ownerWorkspace?.id];
  if (oldOwner && newOwner && oldOwner !== newOwner) {
    const places = { at: at('ownerWorkspace', 'id'), was: was('ownerWorkspace', 'id') };
    yield { message: 'owned', data: { before: oldOwner, after: newOwner }, bump: 'patch', ...places } as const;
  }
}

export default defineRule({
  id: 'compat/detail-changed',
  summary: 'Changes to how the integration works inside are reported.',
  presets: compatPresets,
  messages: {
    added: 'The `{property}` of {thing} {change}.',
    removed: 'The `{property}` of {thing} {change}.',
    changed: 'The `{property}` of {thing} {change}.',
    moved: 'The integration now runs at `{after}`; it ran at `{before}`.',
    owned: 'The integration now belongs to the workspace `{after}`; it belonged to `{before}`.',
  },
  compare: {
    *integration(visit) {
      yield* internalChanges(visit);
      yield* assignedChanges(visit);
    },
    action: propertyChanges('action', ['cacheable']),
    interface: propertyChanges('interface', ['actions', 'channels', 'entities', 'events']),
  },
});
