import { defineRule } from '../../src/rule/index.ts';
import { gateways } from '../../src/rule/kit/gateways.ts';
import { schemaChange } from '../../src/rule/kit/schema-change.ts';
import { differencesFor, useOf } from '../../src/rule/kit/schema-use.ts';

export default defineRule({
  id: 'compat/schema-changed',
  summary: 'A schema that is another and breaks nobody is told: as a minor version where it offers more.',
  presets: gateways,
  messages: {
    lost: 'In {owner}, {said}; that breaks nobody.',
    gained: 'In {owner}, {said}; that breaks nobody.',
    described: 'In {owner}, only what is said about values changed, or how it is written down.',
  },
  compare: {
    *schema(visit) {
      const { lost, gained, harmless } = differencesFor(visit);
      if (lost.length + gained.length > 0) return;
      const { owner, at, was } = visit;
      if (harmless.length === 0) {
        yield { message: 'described', data: { owner: owner.label }, bump: 'patch', at: at(), was: was() };
        return;
      }
      const way = useOf(owner.kind)?.isGiven ? 'gained' : 'lost';
      for (const difference of harmless) {
        const { witness: _, ...change } = schemaChange(way, difference, way, visit);
        yield { ...change, bump: 'minor' };
      }
    },
  },
});
