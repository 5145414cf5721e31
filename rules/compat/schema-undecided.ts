import { defineRule, optionGroup } from '../../src/rule/index.ts';
import { schemaChange } from '../../src/rule/kit/compat/schema-change.ts';
import { differencesFor, useOf } from '../../src/rule/kit/compat/schema-use.ts';

export default defineRule({
  id: 'compat/schema-undecided',
  summary: 'It is known whether a schema change breaks anybody.',
  presets: { recommended: 'warn', strict: ['error', { counts: 'major' }], publish: 'warn', hub: 'warn' },
  options: optionGroup({
    counts: {
      type: 'string',
      enum: ['patch', 'major'],
      default: 'patch',
      description: 'The version bump that it requires.',
    },
  }),
  messages: { undecided: 'In {owner}, hublint cannot tell whether this breaks anybody: {difference}.' },
  compare: {
    *schema(visit) {
      const { counts } = visit.options;
      const use = useOf(visit.owner.kind);
      const differences = differencesFor(visit);
      // An unknown part produces the same message in both directions.
      const reported = new Set<unknown>();
      for (const way of ['lost', 'gained'] as const) {
        for (const difference of differences[way]) {
          if (difference.kind === 'breaking') continue;
          const change = schemaChange('undecided', difference, way, visit);
          if (reported.has(change.data?.difference)) continue;
          reported.add(change.data?.difference);
          yield { ...change, bump: counts, ...(use && counts === 'major' && { breaks: use.breaks }) };
        }
      }
    },
  },
});
