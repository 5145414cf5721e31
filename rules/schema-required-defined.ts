import {
  closest,
  defineRule,
  isSchema,
  type JsonSchema,
  nothing,
  type Subschema,
  subschemaVisitor,
  type Visit,
} from '../src/rule/index.ts';
import { named } from '../src/rule/kit/index.ts';
import { defines, mayBeShared, missingSources } from '../src/rule/kit/schema/property-sources.ts';

/** Limits per schema: required names that are checked, and names compared with a misspelled one. */
const limits = { required: 100, names: 500 } as const;
const requiredOf = ({ required }: JsonSchema): readonly unknown[] =>
  Array.isArray(required) ? required.slice(0, limits.required) : [];

function* problems(part: Subschema, { node, owner: { label: owner }, complete }: Visit<'schema'>) {
  const { schema, name, at } = part;
  const missing = missingSources(part);
  if (missing === undefined) return;
  const required = requiredOf(schema);
  for (const [index, property] of required.entries()) {
    if (typeof property !== 'string' || defines(schema, property)) continue;
    if (mayBeShared(part, node, complete)) return;
    const data = { name, owner, property };
    const place = {
      at: at('required', index),
      absent: [at('properties', property), ...missing.map((keyword) => at(keyword))],
      ...(schema.additionalProperties !== false && { ceiling: 'warn' as const }),
    };
    const declared = isSchema(schema.properties) ? Object.keys(schema.properties).slice(0, limits.names) : [];
    const optional = declared.filter((key) => !required.includes(key));
    const near = closest(property, optional);
    if (near === undefined) {
      yield { message: schema.additionalProperties === false ? 'impossible' : 'undefined', data, ...place } as const;
      continue;
    }
    const patches = [{ op: 'set', path: place.at.path, value: near }] as const;
    const fix = { title: `Require ${named(near)}`, safety: 'unsafe', patches } as const;
    yield { message: 'misspelt', data: { ...data, near }, ...place, fix } as const;
  }
}

export default defineRule({
  id: 'schema-required-defined',
  summary: 'Every property that a schema requires is one of its properties.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    impossible: '`{name}` of {owner} requires the property `{property}`, but neither defines it nor allows others.',
    undefined: '`{name}` of {owner} requires the property `{property}`, which it does not define.',
    misspelt:
      '`{name}` of {owner} requires the property `{property}`, which it does not define; did you mean `{near}`?',
  },
  schema: subschemaVisitor(['required'], (part, visit) => {
    const isDefined = (name: unknown) => typeof name !== 'string' || defines(part.schema, name);
    return requiredOf(part.schema).every(isDefined) ? nothing : problems(part, visit);
  }),
});
