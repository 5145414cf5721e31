import { defineRule } from '../../src/rule/index.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';
import { isReportedBy } from '../../src/rule/kit/compat/repeated-differences.ts';
import { schemaBreak } from '../../src/rule/kit/compat/schema-change.ts';
import { differencesFor, useOf } from '../../src/rule/kit/compat/schema-use.ts';

export default defineRule({
  id: 'compat/stored-changed',
  summary: 'Stored data can be read by the new version and by the previous one.',
  presets: compatPresets,
  messages: { lost: 'In {owner}, {difference}.', gained: 'In {owner}, {difference}.' },
  compare: {
    *schema(visit) {
      const use = useOf(visit.owner.kind);
      if (!use?.isGiven || !use.isTaken) return;
      const differences = differencesFor(visit);
      const refused = differences.lost.filter(({ kind }) => kind === 'breaking');
      const isReported = isReportedBy(refused);
      for (const way of ['lost', 'gained'] as const) {
        for (const difference of differences[way]) {
          if (difference.kind !== 'breaking' || isReported(difference)) continue;
          yield schemaBreak(way, difference, visit, use.breaks);
        }
      }
    },
  },
});
