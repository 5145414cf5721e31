import { defineRule, excerpt, type JsonSchema, nothing, type Path, subschemaVisitor } from '../src/rule/index.ts';
import { isExpression } from '../src/rule/kit/expression.ts';

/** Returns the examples of a schema: a list in JSON Schema (`examples`), a single one in OpenAPI (`example`). */
function examplesOf({ examples, example }: JsonSchema): readonly (readonly [Path, unknown])[] {
  if (examples === undefined && example === undefined) return nothing;
  const listed = Array.isArray(examples) ? [...examples.entries()] : [];
  return [...listed.map(([index, value]) => [['examples', index], value] as const), [['example'], example] as const];
}

export default defineRule({
  id: 'schema-example-valid',
  summary: 'Every example in a schema is valid against its own schema.',
  presets: { recommended: 'warn', strict: 'error', publish: 'warn', hub: 'warn' },
  needs: ['schemas'],
  messages: {
    invalid: 'The example `{value}` of `{name}` of {owner} is not valid against its own schema: it {demand}.',
  },
  schema: subschemaVisitor(['examples', 'example'], function* ({ schema, path, name, at }, visit) {
    const { node, owner, facts, complete, isWhole } = visit;
    for (const [examplePath, value] of examplesOf(schema)) {
      if (value === undefined || !(complete || isWhole(at()))) continue;
      const violation = facts.schemas?.violation(node, path, value);
      if (violation === undefined || isExpression(owner.kind, value, violation.path)) continue;
      const data = { value: excerpt(value), name, owner: owner.label, demand: violation.demand };
      yield { message: 'invalid', data, at: at(...examplePath, ...violation.path) };
    }
  }),
});
