import { defineRule, excerpt, nothing, partOf, type Subschema, subschemaVisitor } from '../src/rule/index.ts';
import { bearsOnItsOwner } from '../src/rule/kit/schema/satisfiable/bearing.ts';
import { contradicting, contradictionIn } from '../src/rule/kit/schema/satisfiable/contradiction.ts';
import { strangersIn } from '../src/rule/kit/schema/satisfiable/values.ts';

/** The maximum number of problems per list. */
const most = 20;

function* problems({ schema, name, at }: Subschema, strangers: readonly number[], owner: string) {
  const type = [schema.type].flat().join('`, `');
  for (const index of strangers.slice(0, most)) {
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
  schema: subschemaVisitor(contradicting, (part, { node, owner: { label: owner }, complete, isWhole }) => {
    if (!complete && !isWhole(part.at())) return nothing;
    const contradiction = contradictionIn(part.schema);
    const strangers = contradiction === undefined ? strangersIn(part.schema) : nothing;
    if ((contradiction ?? strangers[0]) === undefined || !bearsOnItsOwner(node, part.path)) return nothing;
    if (contradiction === undefined) return problems(part, strangers, owner);
    const { place, reason, only } = contradiction;
    const told = { name: part.name, owner, reason };
    const at = part.at(...place);
    return [
      only === undefined
        ? { message: 'nothing', data: told, at }
        : { message: 'none', data: { ...told, kind: only }, at },
    ];
  }),
});
