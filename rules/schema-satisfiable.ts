import { defineRule, excerpt, nothing, partOf, type Subschema, subschemaVisitor } from '../src/rule/index.ts';
import { contradictionIn, contradictionKeywords } from '../src/rule/kit/schema/satisfiable/contradiction.ts';
import { makesOwnerUnsatisfiable } from '../src/rule/kit/schema/satisfiable/owner-effect.ts';
import { excludedEnumIndexes } from '../src/rule/kit/schema/satisfiable/values.ts';

/** The maximum number of problems per list. */
const maxProblems = 20;

function* problems({ schema, name, at }: Subschema, excludedIndexes: readonly number[], owner: string) {
  const type = [schema.type].flat().join('`, `');
  for (const index of excludedIndexes.slice(0, maxProblems)) {
    const value = excerpt(partOf(schema, ['enum', index]));
    yield { message: 'member', data: { name, owner, value, type }, at: at('enum', index), ceiling: 'warn' } as const;
  }
}

export default defineRule({
  id: 'schema-satisfiable',
  summary: 'Every schema accepts some value: it does not contradict itself.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    nothing: '`{name}` of {owner} accepts nothing: {reason}.',
    none: '`{name}` of {owner} accepts no {kind}: {reason}.',
    member: '`{name}` of {owner} never accepts `{value}`, which its `enum` lists: its `type` is `{type}`.',
  },
  schema: subschemaVisitor(contradictionKeywords, (part, { node, owner: { label: owner }, complete, isWhole }) => {
    if (!complete && !isWhole(part.at())) return nothing;
    const contradiction = contradictionIn(part.schema);
    const excludedIndexes = contradiction === undefined ? excludedEnumIndexes(part.schema) : nothing;
    if ((contradiction ?? excludedIndexes[0]) === undefined || !makesOwnerUnsatisfiable(node, part.path))
      return nothing;
    if (contradiction === undefined) return problems(part, excludedIndexes, owner);
    const { path, reason, only } = contradiction;
    const data = { name: part.name, owner, reason };
    const at = part.at(...path);
    return [
      only === undefined ? { message: 'nothing', data, at } : { message: 'none', data: { ...data, kind: only }, at },
    ];
  }),
});
