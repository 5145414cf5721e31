import { defineRule } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';
import { schemaBreak } from '../../src/rule/kit/compat/schema-change.ts';
import { differencesFor, useOf } from '../../src/rule/kit/compat/schema-use.ts';

export default defineRule({
  id: 'compat/output-widened',
  summary: 'Bots receive nothing that they could not receive before.',
  presets: compatPresets,
  messages: { gained: 'In {owner}, {difference}.' },
  compare: {
    *schema(visit) {
      const use = useOf(visit.owner.kind);
      if (!use || use.isGiven === use.isTaken) return;
      for (const difference of differencesFor(visit).gained) {
        if (difference.kind === 'breaking') yield schemaBreak('gained', difference, visit, use.breaks);
      }
    },
  },
});
