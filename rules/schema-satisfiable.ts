import { defineRule, nothing, subschemaVisitor } from '../src/rule/index.ts';
import { bearsOnItsOwner } from '../src/rule/kit/schema/satisfiable/bearing.ts';
import { contradicting, contradictionIn } from '../src/rule/kit/schema/satisfiable/contradiction.ts';

export default defineRule({
  id: 'schema-satisfiable',
  summary: 'Every schema accepts some value: it does not contradict itself.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    nothing: '`{name}` of {owner} accepts nothing: {reason}.',
    none: '`{name}` of {owner} accepts no {kind}: {reason}.',
  },
  schema: subschemaVisitor(contradicting, (part, { node, owner: { label: owner }, complete, isWhole }) => {
    if (!complete && !isWhole(part.at())) return nothing;
    const contradiction = contradictionIn(part.schema);
    if (contradiction === undefined || !bearsOnItsOwner(node, part.path)) return nothing;
    const { keyword, reason, only } = contradiction;
    const told = { name: part.name, owner, reason };
    const at = part.at(keyword);
    return [
      only === undefined
        ? { message: 'nothing', data: told, at }
        : { message: 'none', data: { ...told, kind: only }, at },
    ];
  }),
});
