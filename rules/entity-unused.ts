import { defineRule, entriesOf } from '../src/rule/index.ts';

export default defineRule({
  id: 'entity-unused',
  summary: 'Every entity is used by an interface.',
  presets: { recommended: 'info', strict: 'warn' },
  messages: { unused: 'Entity `{key}` is not used by any interface of the integration.' },
  *integration({ node: { entities, interfaces }, at, isWhole }) {
    if (!isWhole(at('interfaces'))) return;
    const uses = [...entriesOf(interfaces)].flatMap(([, use]) => [...entriesOf(use.entities)]);
    const used = new Set(uses.map(([, { name }]) => name));
    for (const [key] of entriesOf(entities)) {
      if (used.has(key)) continue;
      yield { message: 'unused', data: { key }, at: at.key('entities', key), absent: at('interfaces') };
    }
  },
});
