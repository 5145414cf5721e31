import { defineRule, excerpt, subschemaVisitor } from '../src/rule/index.ts';
import { isExpression } from '../src/rule/kit/expression.ts';

export default defineRule({
  id: 'schema-default-valid',
  summary: 'Every default in a schema is valid against its own schema.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  needs: ['schemas'],
  messages: {
    invalid: 'The default `{value}` of `{name}` of {owner} is not valid against its own schema: it {demand}.',
  },
  schema: subschemaVisitor(['default'], function* ({ schema, path, name, at }, visit) {
    const { node, owner, facts, complete, isWhole } = visit;
    if (schema.default === undefined || !(complete || isWhole(at()))) return;
    const violation = facts.schemas?.violation(node, path, schema.default);
    if (violation === undefined || isExpression(owner.kind, schema.default, violation.path)) return;
    const data = { value: excerpt(schema.default), name, owner: owner.label, demand: violation.demand };
    yield { message: 'invalid', data, at: at('default', ...violation.path) };
  }),
});
