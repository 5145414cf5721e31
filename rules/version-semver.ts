import { defineRule, exactVersion } from '../src/rule/index.ts';

export default defineRule({
  id: 'version-semver',
  summary: 'The version is an exact semver version.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    invalid: 'Version `{version}` is not an exact semver version such as `1.2.0`.',
    decorated: 'Version `{version}` is not an exact semver version; expected `{exact}`.',
  },
  *integration({ node: { version }, at }) {
    if (version === undefined) return;
    const exact = exactVersion(version);
    if (exact === version) return;
    if (exact === undefined) {
      yield { message: 'invalid', data: { version }, at: at('version') };
      return;
    }
    yield {
      message: 'decorated',
      data: { version, exact },
      at: at('version'),
      fix: {
        title: `Write \`${exact}\``,
        safety: 'safe',
        patches: [{ op: 'set', path: at('version').path, value: exact }],
      },
    };
  },
});
