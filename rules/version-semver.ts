import semverClean from 'semver/functions/clean.js';
import semverValid from 'semver/functions/valid.js';
import { defineRule } from '../src/rule/index.ts';

export default defineRule({
  id: 'version-semver',
  summary: 'The version is an exact semver version.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    invalid: 'Version `{version}` is not an exact semver version such as `1.2.0`.',
  },
  *integration({ node, at }) {
    const { version } = node;
    if (version === undefined || semverValid(version) === version) return;
    const clean = semverClean(version);
    yield {
      message: 'invalid',
      data: { version },
      at: at('version'),
      ...(clean && {
        fix: {
          title: `Write \`${clean}\``,
          safety: 'safe',
          patches: [{ op: 'set', path: at('version').path, value: clean }],
        },
      }),
    };
  },
});
