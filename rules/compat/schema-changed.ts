import { defineRule } from '../../src/rule/index.ts';
import { closingChanges } from '../../src/rule/kit/compat/closings.ts';
import { compatPresets } from '../../src/rule/kit/compat/compat-presets.ts';
import { declarationsBetween } from '../../src/rule/kit/compat/declarations.ts';
import { defaultChanges } from '../../src/rule/kit/compat/defaults.ts';
import { fewerText } from '../../src/rule/kit/compat/difference-text.ts';
import { remainingChange } from '../../src/rule/kit/compat/remaining.ts';
import { withoutRepeated } from '../../src/rule/kit/compat/repeated-differences.ts';
import { schemaChange } from '../../src/rule/kit/compat/schema-change.ts';
import { differencesFor, isAddition, useOf } from '../../src/rule/kit/compat/schema-use.ts';

export default defineRule({
  id: 'compat/schema-changed',
  summary: 'Schema changes that break nobody are reported, as minor changes where they offer more.',
  presets: compatPresets,
  messages: {
    more: 'In {owner}, {difference}; this breaks nobody.',
    declared: 'In {owner}, {difference}; this breaks nobody, as other properties are accepted.',
    fewer: 'In {owner}, {difference}; this breaks nobody.',
    'default-added': 'In {owner}, {where} now has the default `{after}`.',
    'default-changed': 'In {owner}, the default of {where} is now `{after}`; it was `{before}`.',
    'default-removed': 'In {owner}, {where} no longer has a default; it was `{before}`.',
    closed: 'In {owner}, {difference}; this breaks nobody who {does} only what was declared.',
    opened: 'In {owner}, {difference}; this breaks nobody who {does} only what is declared.',
    undeclared: 'In {owner}, {difference}; this breaks nobody who {does} only what both versions declare.',
    described: 'In {owner}, only annotations or notation changed.',
  },
  compare: {
    *schema(visit) {
      const { lost, gained, harmless } = differencesFor(visit);
      if (lost.length + gained.length > 0) return;
      const { owner, before, after, at, was, isWhole } = visit;
      const isGiven = useOf(owner.kind)?.isGiven === true;
      const isKnown = isWhole({ at: at(), was: was() });
      const all = harmless(isKnown);
      // If part of a schema is unknown, there may be other changes.
      const declarations = isKnown ? [...declarationsBetween(before, after)] : undefined;
      const others = declarations && [...defaultChanges(visit, isGiven), ...closingChanges(visit, isGiven)];
      if (all.length === 0 && declarations?.length === 0 && others?.length === 0) yield remainingChange(visit, isGiven);
      const fewer = new Set<string>();
      for (const { way, difference } of withoutRepeated(all, declarations ?? [])) {
        const change = schemaChange(way === 'gained' ? 'more' : 'fewer', difference, 'gained', visit);
        const text = fewerText(difference);
        if (way === 'gained') yield { ...change, bump: isAddition(difference) ? 'minor' : 'patch' };
        // Several limits may lead to the same message; it is reported once.
        else if (!fewer.has(text)) yield { ...change, data: { owner: owner.label, difference: text }, bump: 'patch' };
        if (way === 'lost') fewer.add(text);
      }
      for (const { way, difference } of declarations ?? []) {
        // A value for a property that is no longer declared is still accepted, but may have no effect.
        const bump = way === 'gained' || isGiven ? 'minor' : 'patch';
        yield { ...schemaChange('declared', difference, way, visit), bump };
      }
      yield* others ?? [];
    },
  },
});
