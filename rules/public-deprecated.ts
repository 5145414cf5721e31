import { defineRule, type Fix, type Path } from '../src/rule/index.ts';
import { prereleaseTag } from '../src/rule/kit/prerelease.ts';

const replaceFix = (visibility: string, path: Path, safety: Fix['safety']): Fix => ({
  title: `Write \`visibility: ${visibility}\``,
  safety,
  patches: [
    { op: 'set', path, value: visibility },
    { op: 'rename', path, to: 'visibility' },
  ],
});

export default defineRule({
  id: 'public-deprecated',
  summary: 'A definition uses `visibility` instead of the deprecated `public`.',
  presets: { recommended: 'warn', strict: 'error', publish: 'warn', hub: 'warn' },
  messages: {
    replaced: 'Property `public` is deprecated; use `visibility: {visibility}` instead.',
    development:
      'Property `public` is deprecated; use `visibility` instead, which is `private` for a development integration (`dev: true`).',
    prerelease:
      'Property `public` is deprecated; use `visibility` instead, which is not `public` for a prerelease (`{version}`).',
    redundant:
      'Property `public` is deprecated, and `visibility: {visibility}` already says who can see the integration.',
  },
  *integration({ node, at, form }) {
    if (form === 'record' || node.public === undefined) return;
    const equivalent = node.public ? 'public' : 'private';
    const { path } = at('public');
    const { version = '' } = node;
    if (node.visibility === undefined) {
      const place = { at: at.key('public'), absent: at('visibility') };
      // Other rules would report `visibility: public` here: `visibility-dev` and `version-prerelease`.
      if (node.public && node.dev)
        yield { message: 'development', ...place, fix: replaceFix('private', path, 'unsafe') };
      // The author must decide between private and unlisted.
      else if (node.public && prereleaseTag(version) !== undefined)
        yield { message: 'prerelease', data: { version }, ...place };
      else
        yield {
          message: 'replaced',
          data: { visibility: equivalent },
          ...place,
          fix: replaceFix(equivalent, path, 'safe'),
        };
      return;
    }
    // A contradiction has its own rule: `visibility-consistent`.
    if (node.visibility !== 'unlisted' && node.visibility !== equivalent) return;
    yield {
      message: 'redundant',
      data: { visibility: node.visibility },
      at: at.key('public'),
      fix: { title: 'Remove `public`', safety: 'safe', patches: [{ op: 'remove', path }] },
    };
  },
});
