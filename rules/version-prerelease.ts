import { defineRule, exactVersion } from '../src/rule/index.ts';
import { prereleaseTag } from '../src/rule/kit/prerelease.ts';

export default defineRule({
  id: 'version-prerelease',
  summary: 'A public version is not a prerelease.',
  presets: { recommended: 'warn', strict: 'error', publish: 'warn', hub: 'warn' },
  messages: {
    prerelease: 'Version `{version}` is a prerelease (`{tag}`), but the integration is public.',
  },
  *integration({ node: { version, visibility }, at }) {
    if (version === undefined || visibility !== 'public' || exactVersion(version) !== version) return;
    const tag = prereleaseTag(version);
    if (tag === undefined) return;
    yield {
      message: 'prerelease',
      data: { version, tag },
      at: at('version'),
      related: [{ at: at('visibility'), message: 'Made public here.' }],
    };
  },
});
