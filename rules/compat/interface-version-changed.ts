import { type Bump, defineRule, exactVersion, versionStep } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';

/** Returns the bump for the step between two versions. Below 1.0.0 a minor step counts as major. Not a version: `patch`. */
function bumpFor(before: string, after: string): Bump {
  const step = versionStep(before, after);
  if (step === 'major' || step === 'down') return 'major';
  if (step !== 'minor') return 'patch';
  return exactVersion(before)?.startsWith('0.') ? 'major' : 'minor';
}

export default defineRule({
  id: 'compat/interface-version-changed',
  summary: 'An interface is implemented in the major version that others rely on.',
  presets: compatPresets,
  messages: {
    major:
      'Interface `{key}` is now implemented in version `{after}` instead of `{before}`, and may lack what that version has.',
    minor: 'Interface `{key}` is now implemented in version `{after}` instead of `{before}`.',
    replaced: 'Interface `{key}` is now `{after}` instead of `{before}`.',
  },
  compare: {
    *interface({ key, before, after, at, was }) {
      if (before.name && after.name && before.name !== after.name) {
        const data = { key, before: before.name, after: after.name };
        yield { message: 'replaced', data, bump: 'major', breaks: 'caller', at: at('name'), was: was('name') };
      }
      if (!before.version || !after.version || before.version === after.version) return;
      const data = { key, before: before.version, after: after.version };
      const places = { at: at('version'), was: was('version') };
      const bump = bumpFor(before.version, after.version);
      if (bump === 'major') yield { message: 'major', data, bump, breaks: 'caller', ...places };
      else yield { message: 'minor', data, bump, ...places };
    },
  },
});
