import { defineRule, excerpt, subschemasOf } from '../src/rule/index.ts';

export default defineRule({
  id: 'schema-default-valid',
  summary: 'Every default in a schema is valid against its own schema.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  needs: ['schemas'],
  messages: {
    invalid: 'The default `{value}` of `{name}` of {owner} is not valid against its own schema: it {demand}.',
  },
  *schema({ node, owner: { label: owner }, at, facts, complete, isWhole }) {
    for (const { schema, path, name, at: inside } of subschemasOf(node, at(), ['default'])) {
      if (schema.default === undefined || !(complete || isWhole(inside()))) continue;
      const violation = facts.schemas?.violation(node, path, schema.default);
      if (violation === undefined) continue;
      const data = { value: excerpt(schema.default), name, owner, demand: violation.demand };
      yield { message: 'invalid', data, at: inside('default', ...violation.path) };
    }
  },
});
