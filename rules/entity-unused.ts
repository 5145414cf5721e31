import { defineRule, entriesOf, type Target } from '../src/rule/index.ts';

export default defineRule({
  id: 'entity-unused',
  summary: 'Every entity is used by an interface.',
  presets: { recommended: 'info', strict: 'warn' },
  messages: { unused: 'Entity `{key}` is used by no interface of the integration.' },
  *entity({ key, manifest: { interfaces }, at, root, isWhole }) {
    if (!isWhole(root('interfaces'))) return;
    const absent: Target[] = [root('interfaces')];
    for (const [name, use] of entriesOf(interfaces)) {
      absent.push(root('interfaces', name, 'entities'));
      for (const [member, entity] of entriesOf(use.entities)) {
        if (entity.name === key) return;
        absent.push(root('interfaces', name, 'entities', member), {
          ...root('interfaces'),
          path: ['interfaces', name, 'entities', member, 'name'],
        });
      }
    }
    yield { message: 'unused', data: { key }, at: at.key(), absent };
  },
});
