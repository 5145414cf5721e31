import { defineRule, excerpt, nothing, subschemaVisitor } from '../src/rule/index.ts';
import { isExpression } from '../src/rule/kit/expression.ts';

export default defineRule({
  id: 'schema-default-valid',
  summary: 'Every default in a schema is valid against its own schema.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  needs: ['schemas'],
  messages: {
    invalid: 'The default `{value}` of `{name}` of {owner} is not valid against its own schema: it {demand}.',
  },
  schema: subschemaVisitor(['default'], (part, { node, owner, facts, complete, isWhole }) => {
    const { at, schema } = part;
    if (schema.default === undefined || !(complete || isWhole(at()))) return nothing;
    const violation = facts.schemas?.violation(node, part.path, schema.default);
    if (violation === undefined || isExpression(owner.kind, schema.default, violation.path)) return nothing;
    const data = { value: excerpt(schema.default), name: part.name, owner: owner.label, demand: violation.demand };
    return [{ message: 'invalid', data, at: at('default', ...violation.path) }];
  }),
});
