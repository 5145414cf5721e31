import { defineRule, type Fix, nothing, subschemasOf, type Visit } from '../src/rule/index.ts';
import { hasMisspelt, mayHaveStrays, misspeltKeywords, straysIn } from '../src/rule/kit/schema/misspelt-keywords.ts';

/** The maximum number of problems per embedded schema. */
const maxProblems = 1000;

function* problems({ node, owner: { label: owner }, at, isWhole, complete }: Visit<'schema'>) {
  let count = 0;
  const hasStrays = complete && mayHaveStrays(node);
  for (const part of subschemasOf(node, at())) {
    const slips = misspeltKeywords(part.schema);
    for (const [meant, keyword] of slips) {
      const place = part.at(keyword);
      // If its value is partly unknown, it may not fit the keyword.
      if (!isWhole(place)) continue;
      if (++count > maxProblems) return;
      const { path } = place;
      const patches = [{ op: 'rename', path, to: meant }] as const;
      const fix: Fix = { title: `Rename it to \`${meant}\``, safety: 'unsafe', patches };
      yield {
        message: 'misspelt',
        data: { name: part.name, owner, keyword, meant },
        at: { path, on: 'key' },
        meant: part.at(meant),
        fix,
      } as const;
    }
    for (const key of hasStrays ? straysIn(part.schema) : nothing) {
      const { path } = part.at(key);
      if ([...slips.values()].includes(key)) continue;
      if (++count > maxProblems) return;
      yield {
        message: 'stray',
        data: { name: part.name, owner, key },
        at: { path, on: 'key' },
        ceiling: 'warn',
      } as const;
    }
  }
}

export default defineRule({
  id: 'schema-keyword-spelled',
  summary: 'Keywords of embedded schemas are spelled as JSON Schema has them.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    misspelt: '`{name}` of {owner} has an unknown keyword `{keyword}`; did you mean `{meant}`?',
    stray:
      '`{name}` of {owner} has `{key}` beside its keywords, where it asks for nothing; properties stand in `properties`.',
  },
  schema(visit) {
    const { node, language } = visit;
    // Schemas from a builder have correct keywords.
    return language === 'data' && (hasMisspelt(node) || mayHaveStrays(node)) ? problems(visit) : nothing;
  },
});
