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
      const [once, now] = [visibilityOf(before), visibilityOf(after)];
      if (!isWhole({ at: at('visibility'), was: was('visibility') })) return;
      if (once === undefined || now === undefined || once.value === now.value) return;
      const where = { data: { before: once.value, after: now.value }, at: at(now.name), was: was(once.name) };
      if (now.value === 'private') yield { message: 'narrowed', bump: 'major', breaks: 'configurer', ...where };
      else if (once.value === 'private') yield { message: 'widened', bump: 'minor', ...where };
      // An unlisted integration works like a public one, but is harder to find.
      else yield { message: now.value === 'public' ? 'listed' : 'unlisted', bump: 'minor', ...where };
    },
  },
});
