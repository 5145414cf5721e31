import { defineRule } from '../src/rule/index.ts';

export default defineRule({
  id: 'visibility-dev',
  summary: 'A development integration is private.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    visible:
      'Visibility is `{visibility}`, but a development integration (`dev: true`) runs locally: expected `private`.',
  },
  *integration({ node: { dev, visibility }, at }) {
    if (dev !== true || visibility === undefined || visibility === 'private') return;
    yield {
      message: 'visible',
      data: { visibility },
      at: at('visibility'),
      related: [{ at: at('dev'), message: 'Marked as a development integration here.' }],
      fix: {
        title: 'Write `private`',
        safety: 'unsafe',
        patches: [{ op: 'set', path: at('visibility').path, value: 'private' }],
      },
    };
  },
});
