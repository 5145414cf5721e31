import { defineRule, type Patch } from '../src/rule/index.ts';

export default defineRule({
  id: 'public-deprecated',
  summary: 'A definition uses `visibility` instead of the deprecated `public`.',
  presets: { recommended: 'warn', strict: 'error', publish: 'warn', hub: 'warn' },
  messages: {
    replaced: 'Property `public` is deprecated; use `visibility: {visibility}` instead.',
    redundant:
      'Property `public` is deprecated, and `visibility: {visibility}` already says who can see the integration.',
  },
  *integration({ node, at, form }) {
    if (form === 'record' || node.public === undefined) return;
    const means = node.public ? 'public' : 'private';
    const { path } = at('public');
    if (node.visibility === undefined) {
      const patches: Patch[] = [
        { op: 'set', path, value: means },
        { op: 'rename', path, to: 'visibility' },
      ];
      yield {
        message: 'replaced',
        data: { visibility: means },
        at: at.key('public'),
        absent: at('visibility'),
        fix: { title: `Write \`visibility: ${means}\``, safety: 'safe', patches },
      };
      return;
    }
    // What contradicts `visibility` is a fault of its own: `visibility-consistent`.
    if (node.visibility !== 'unlisted' && node.visibility !== means) return;
    yield {
      message: 'redundant',
      data: { visibility: node.visibility },
      at: at.key('public'),
      fix: { title: 'Remove `public`', safety: 'safe', patches: [{ op: 'remove', path }] },
    };
  },
});
