import { defineRule, type Patch } from '../src/rule/index.ts';

export default defineRule({
  id: 'visibility-dev',
  summary: 'A development integration is private.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    visible:
      'Visibility is `{visibility}`, but a development integration (`dev: true`) runs locally; expected `private`.',
  },
  *integration({ node, at }) {
    const { dev, visibility } = node;
    if (dev !== true || visibility === undefined || visibility === 'private') return;
    const patches: Patch[] = [{ op: 'set', path: at('visibility').path, value: 'private' }];
    // `public` must change too, or the two would contradict each other.
    if (node.public === true) patches.push({ op: 'set', path: at('public').path, value: false });
    yield {
      message: 'visible',
      data: { visibility },
      at: at('visibility'),
      related: [{ at: at('dev'), message: 'Marked as a development integration here.' }],
      fix: { title: 'Write `private`', safety: 'unsafe', patches },
    };
  },
});
