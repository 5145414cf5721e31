import { defineRule, versionStep } from '../../src/rule/index.ts';
import { gateways } from '../../src/rule/kit/gateways.ts';

/** Below 1.0.0 a minor is what a major is after. */
const isMajor = (before: string, after: string): boolean => {
  const step = versionStep(before, after);
  return step === 'major' || step === 'down' || (step === 'minor' && before.startsWith('0.'));
};

export default defineRule({
  id: 'compat/interface-version-changed',
  summary: 'An interface is implemented in the major version that others rely on.',
  presets: gateways,
  messages: {
    major:
      'Interface `{key}` is now implemented in version `{after}` instead of `{before}`, and may lack what that version has.',
    minor: 'Interface `{key}` is now implemented in version `{after}` instead of `{before}`.',
    replaced: 'Interface `{key}` is now `{after}` instead of `{before}`.',
  },
  compare: {
    *interface({ change, key, before, after, at, was }) {
      if (change !== 'changed' && change !== 'renamed') return;
      if (before.name && after.name && before.name !== after.name) {
        const data = { key, before: before.name, after: after.name };
        yield { message: 'replaced', data, bump: 'major', breaks: 'caller', at: at('name'), was: was('name') };
      }
      if (!before.version || !after.version || before.version === after.version) return;
      const data = { key, before: before.version, after: after.version };
      const places = { at: at('version'), was: was('version') };
      if (isMajor(before.version, after.version)) {
        yield { message: 'major', data, bump: 'major', breaks: 'caller', ...places };
      } else yield { message: 'minor', data, bump: 'patch', ...places };
    },
  },
});
