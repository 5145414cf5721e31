import { ownOf } from '../../../data/objects.ts';
import { onceForRecent } from '../../../data/once.ts';
import type { JsonSchema } from '../../nodes.ts';
import { referencesIn } from '../../schema/references.ts';
import { isSchema } from '../../schema/schemas-within.ts';
import type { Subschema } from '../../schema/subschemas.ts';

/** Keywords whose schemas are about the same value as the schema around them, which may define what they require. */
const inPlace = new Set<unknown>(
  'allOf anyOf oneOf not if then else dependentSchemas dependencies contains'.split(' '),
);
/** Keywords by which a schema may have properties that are not among `properties`. */
const sources = ['patternProperties', '$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'dependentSchemas', 'dependencies'];
const openings = ['additionalProperties', 'unevaluatedProperties'];
const all = [...sources, ...openings];

/** Whether a schema has a property of this name among its own. */
export const defines = ({ properties }: JsonSchema, name: string): boolean =>
  isSchema(properties) && ownOf(properties, name) !== undefined;

/** The keywords that would have to be there for a required property to be defined elsewhere; undefined where one is. */
export function missingSources({ schema, keyword = '' }: Subschema): readonly string[] | undefined {
  if (schema.additionalProperties === false)
    return schema.patternProperties === undefined ? ['patternProperties'] : undefined;
  const mayDefine =
    sources.some((source) => schema[source] !== undefined) || openings.some((name) => isSchema(schema[name]));
  return mayDefine || inPlace.has(keyword) || !isSchema(schema.properties) ? undefined : all;
}

/** What references lead to that have it hold together with others. */
const mixedIn = onceForRecent((root: JsonSchema): ReadonlySet<unknown> => {
  const found = new Set<unknown>();
  for (const { target, path, schema } of referencesIn(root))
    if (path.slice(-2).some((step) => inPlace.has(step)) || isSchema(schema.properties)) found.add(target?.schema);
  return found;
});

/** Whether it is a definition to which others may add what it requires; so it is where not all references are known. */
export function mayBeMixedIn({ schema, keyword }: Subschema, root: JsonSchema, complete: boolean): boolean {
  if (schema.additionalProperties === false || (keyword !== 'definitions' && keyword !== '$defs')) return false;
  return !complete || mixedIn(root).has(schema);
}
