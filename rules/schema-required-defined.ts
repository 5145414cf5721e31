import {
  closest,
  defineRule,
  isSchema,
  type JsonSchema,
  ownOf,
  type Subschema,
  subschemasOf,
} from '../src/rule/index.ts';

/** Keywords whose schemas are about the same value as the schema around them, which may define what they require. */
const inPlace = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas', 'dependencies']);
/** Keywords by which a schema may have properties that are not among `properties`. */
const sources = ['patternProperties', '$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'dependentSchemas', 'dependencies'];
const openings = ['additionalProperties', 'unevaluatedProperties'];

/** The keywords that would have to be there for a required property to be defined elsewhere; undefined where one is. */
function missingSources({ schema, keyword = '' }: Subschema): readonly string[] | undefined {
  if (schema.additionalProperties === false)
    return schema.patternProperties === undefined ? ['patternProperties'] : undefined;
  const defines =
    sources.some((source) => schema[source] !== undefined) || openings.some((name) => isSchema(schema[name]));
  return defines || inPlace.has(keyword) || !isSchema(schema.properties) ? undefined : [...sources, ...openings];
}

const requiredOf = ({ required }: JsonSchema): readonly unknown[] => (Array.isArray(required) ? required : []);

export default defineRule({
  id: 'schema-required-defined',
  summary: 'Every property that a schema requires is among its properties.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    impossible: '`{name}` of {owner} requires the property `{property}`, does not define it and allows no others.',
    undefined: '`{name}` of {owner} requires the property `{property}`, which is not among its properties.',
    misspelt:
      '`{name}` of {owner} requires the property `{property}`, which it does not define; did you mean `{near}`?',
  },
  *schema({ node, owner: { label: owner }, at }) {
    for (const part of subschemasOf(node, at())) {
      const { schema, name, at: inside } = part;
      const missing = missingSources(part);
      if (missing === undefined) continue;
      const properties = isSchema(schema.properties) ? schema.properties : {};
      const required = requiredOf(schema);
      for (const [index, property] of required.entries()) {
        if (typeof property !== 'string' || ownOf(properties, property) !== undefined) continue;
        const data = { name, owner, property };
        const place = {
          at: inside('required', index),
          absent: [inside('properties', property), ...missing.map((keyword) => inside(keyword))],
          ...(schema.additionalProperties !== false && { ceiling: 'warn' as const }),
        };
        const near = closest(
          property,
          Object.keys(properties).filter((key) => !required.includes(key)),
        );
        if (near === undefined) {
          yield { message: schema.additionalProperties === false ? 'impossible' : 'undefined', data, ...place };
          continue;
        }
        const patches = [{ op: 'set', path: place.at.path, value: near }] as const;
        const fix = { title: `Require \`${near}\``, safety: 'unsafe', patches } as const;
        yield { message: 'misspelt', data: { ...data, near }, ...place, fix };
      }
    }
  },
});
