import { defineRule, type Fix } from '../src/rule/index.ts';

export default defineRule({
  id: 'visibility-consistent',
  summary: 'The deprecated `public` does not contradict `visibility`.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    contradictory: '`public: {public}` contradicts `visibility: {visibility}`.',
  },
  *integration({ node, at, form }) {
    const { visibility } = node;
    // An unlisted integration is both public and not public, so either value of `public` is acceptable.
    if (node.public === undefined || visibility === undefined || visibility === 'unlisted') return;
    const expected = visibility === 'public';
    if (node.public === expected) return;
    const { path } = at('public');
    const fix: Fix =
      form === 'definition'
        ? { title: 'Remove `public`', safety: 'unsafe', patches: [{ op: 'remove', path }] }
        : { title: `Write \`${expected}\``, safety: 'unsafe', patches: [{ op: 'set', path, value: expected }] };
    yield {
      message: 'contradictory',
      data: { public: String(node.public), visibility },
      at: at('public'),
      related: [{ at: at('visibility'), message: 'The visibility is set here.' }],
      fix,
    };
  },
});
