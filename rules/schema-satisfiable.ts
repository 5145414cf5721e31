import { defineRule, subschemaVisitor } from '../src/rule/index.ts';
import { bearsOnItsOwner } from '../src/rule/kit/satisfiable/bearing.ts';
import { contradicting, contradictionIn } from '../src/rule/kit/satisfiable/contradiction.ts';

export default defineRule({
  id: 'schema-satisfiable',
  summary: 'Every schema accepts some value: it does not contradict itself.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    nothing: '`{name}` of {owner} accepts nothing: {reason}.',
    none: '`{name}` of {owner} accepts no {kind}: {reason}.',
  },
  schema: subschemaVisitor(
    contradicting,
    function* ({ schema, path, name, at }, { node, owner: { label: owner }, complete, isWhole }) {
      if (!complete && !isWhole(at())) return;
      const contradiction = contradictionIn(schema);
      if (contradiction === undefined || !bearsOnItsOwner(node, path)) return;
      const { keyword, reason, only } = contradiction;
      const place = { at: at(keyword) };
      if (only === undefined) yield { message: 'nothing', data: { name, owner, reason }, ...place };
      else yield { message: 'none', data: { name, owner, reason, kind: only }, ...place };
    },
  ),
});
