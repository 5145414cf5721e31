import { defineRule, type Manifest } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';

/** Returns the visibility of a version and the property that sets it; undefined if publishing decides it. */
function visibilityOf({ visibility, public: isPublic }: Manifest) {
  if (visibility !== undefined) return { value: visibility, name: 'visibility' } as const;
  return isPublic === undefined ? undefined : ({ value: isPublic ? 'public' : 'private', name: 'public' } as const);
}

export default defineRule({
  id: 'compat/visibility-narrowed',
  summary: 'Everyone who could install the integration still can.',
  presets: compatPresets,
  messages: {
    narrowed: 'The integration is now `{after}` instead of `{before}`: only its own workspace can install it.',
    widened: 'The integration is now `{after}` instead of `{before}`: everyone can install it.',
    unlisted:
      'The integration is now `{after}` instead of `{before}`: everyone can install it as before, but the hub does not list it.',
    listed: 'The integration is now `{after}` instead of `{before}`: the hub lists it.',
  },
  compare: {
    *integration({ before, after, at, was, isWhole }) {
      const [oldVisibility, newVisibility] = [visibilityOf(before), visibilityOf(after)];
      if (!isWhole({ at: at('visibility'), was: was('visibility') })) return;
      if (oldVisibility === undefined || newVisibility === undefined || oldVisibility.value === newVisibility.value)
        return;
      const common = {
        data: { before: oldVisibility.value, after: newVisibility.value },
        at: at(newVisibility.name),
        was: was(oldVisibility.name),
      };
      if (newVisibility.value === 'private')
        yield { message: 'narrowed', bump: 'major', breaks: 'configurer', ...common };
      else if (oldVisibility.value === 'private') yield { message: 'widened', bump: 'minor', ...common };
      // An unlisted integration works like a public one, but is harder to find.
      else yield { message: newVisibility.value === 'public' ? 'listed' : 'unlisted', bump: 'minor', ...common };
    },
  },
});
