import { defineRule, entriesOf } from '../src/rule/index.ts';

export default defineRule({
  id: 'entity-unused',
  summary: 'Every entity is used by an interface.',
  presets: { recommended: 'info', strict: 'warn' },
  messages: { unused: 'Entity `{key}` is used by no interface of the integration.' },
  *entity({ key, manifest: { interfaces }, at, root, isWhole }) {
    if (!isWhole(root('interfaces'))) return;
    const uses = [...entriesOf(interfaces)].flatMap(([, { entities }]) => [...entriesOf(entities)]);
    if (uses.some(([, { name }]) => name === key)) return;
    yield { message: 'unused', data: { key }, at: at.key(), absent: root('interfaces') };
  },
});
