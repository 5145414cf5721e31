import { defineRule } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';
import { schemaBreak } from '../../src/rule/kit/compat/schema-change.ts';
import { differencesFor, useOf } from '../../src/rule/kit/compat/schema-use.ts';

export default defineRule({
  id: 'compat/input-narrowed',
  summary: 'Everything that bots could send and people could configure is still accepted.',
  presets: compatPresets,
  messages: { lost: 'In {owner}, {difference}.' },
  compare: {
    *schema(visit) {
      const use = useOf(visit.owner.kind);
      if (!use || use.isGiven === use.isTaken) return;
      for (const difference of differencesFor(visit).lost) {
        if (difference.kind === 'breaking') yield schemaBreak('lost', difference, visit, use.breaks);
      }
    },
  },
});
