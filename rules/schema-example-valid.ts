import { defineRule, excerpt, type JsonSchema, type Path, subschemasOf } from '../src/rule/index.ts';

/** The examples of a schema: JSON Schema lists them, OpenAPI has one. */
function examplesOf({ examples, example }: JsonSchema): readonly (readonly [Path, unknown])[] {
  if (examples === undefined && example === undefined) return [];
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
  *schema({ node, owner: { label: owner }, at, facts, complete, isWhole }) {
    for (const { schema, path, name, at: inside } of subschemasOf(node, at(), ['examples', 'example'])) {
      for (const [place, value] of examplesOf(schema)) {
        if (value === undefined || !(complete || isWhole(inside()))) continue;
        const violation = facts.schemas?.violation(node, path, value);
        if (violation === undefined) continue;
        const data = { value: excerpt(value), name, owner, demand: violation.demand };
        yield { message: 'invalid', data, at: inside(...place, ...violation.path) };
      }
    }
  },
});
