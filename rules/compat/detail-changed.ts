import { type Comparison, defineRule } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';
import { propertyChanges } from '../../src/rule/kit/compat/property-changes.ts';

const inside = propertyChanges('integration', [
  'code',
  'dev',
  'extraOperations',
  'layers',
  'maxExecutionTime',
  'sdkVersion',
]);

/** Reports a new URL or owner. The hub assigns both, so a version without them may have either. */
function* assigned({ before, after, at, was }: Comparison<'integration'>) {
  if (before.url && after.url && before.url !== after.url) {
    const data = { before: before.url, after: after.url };
    yield { message: 'moved', data, bump: 'patch', at: at('url'), was: was('url') } as const;
  }
  const [once, now] = [before.ownerWorkspace?.id, after.ownerWorkspace?.id];
  if (once && now && once !== now) {
    const places = { at: at('ownerWorkspace', 'id'), was: was('ownerWorkspace', 'id') };
    yield { message: 'owned', data: { before: once, after: now }, bump: 'patch', ...places } as const;
  }
}

export default defineRule({
  id: 'compat/detail-changed',
  summary: 'Changes to how the integration works inside are reported.',
  presets: compatPresets,
  messages: {
    added: 'The `{property}` of {thing} {said}.',
    removed: 'The `{property}` of {thing} {said}.',
    changed: 'The `{property}` of {thing} {said}.',
    moved: 'The integration now runs at `{after}`; it ran at `{before}`.',
    owned: 'The integration now belongs to the workspace `{after}`; it belonged to `{before}`.',
  },
  compare: {
    *integration(visit) {
      yield* inside(visit);
      yield* assigned(visit);
    },
    action: propertyChanges('action', ['cacheable']),
    interface: propertyChanges('interface', ['actions', 'channels', 'entities', 'events']),
  },
});
