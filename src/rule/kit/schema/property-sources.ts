import { ownOf } from '../../../data/objects.ts';
import { cachedForRecent } from '../../../data/once.ts';
import type { JsonSchema } from '../../nodes.ts';
import { referencesIn } from '../../schema/references.ts';
import { isSchema } from '../../schema/schemas-within.ts';
import type { Subschema } from '../../schema/subschemas.ts';

/**
 * Keywords whose subschemas apply to the same value as the enclosing schema, which may define the properties that they
 * require.
 */
const inPlaceApplicators = new Set<unknown>(
  'allOf anyOf oneOf not if then else dependentSchemas dependencies contains'.split(' '),
);
/** Keywords through which a schema may have properties outside `properties`. */
const sources = ['patternProperties', '$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'dependentSchemas', 'dependencies'];
const openKeywords = ['additionalProperties', 'unevaluatedProperties'];
const sourceKeywords = [...sources, ...openKeywords];

/** Whether a schema defines a property of this name in its own `properties`. */
export const defines = ({ properties }: JsonSchema, name: string): boolean =>
  isSchema(properties) && ownOf(properties, name) !== undefined;

/** Returns the keywords whose presence could define a required property elsewhere; undefined if one of them is present. */
export function missingSources({ schema, keyword = '' }: Subschema): readonly string[] | undefined {
  if (schema.additionalProperties === false)
    return schema.patternProperties === undefined ? ['patternProperties'] : undefined;
  const mayDefine =
    sources.some((source) => schema[source] !== undefined) || openKeywords.some((name) => isSchema(schema[name]));
  return mayDefine || inPlaceApplicators.has(keyword) || !isSchema(schema.properties) ? undefined : sourceKeywords;
}

/** Collects the targets of references that apply together with other schemas. */
const sharedDefinitions = cachedForRecent((root: JsonSchema): ReadonlySet<unknown> => {
  const found = new Set<unknown>();
  for (const { target, path, schema } of referencesIn(root))
    if (path.slice(-2).some((step) => inPlaceApplicators.has(step)) || isSchema(schema.properties))
      found.add(target?.schema);
  return found;
});

/**
 * Whether a schema is a shared definition, so that the schemas which reference it may define the properties that it requires.
 * Also true if not all references are known.
 */
export function mayBeShared({ schema, keyword }: Subschema, root: JsonSchema, complete: boolean): boolean {
  if (schema.additionalProperties === false || (keyword !== 'definitions' && keyword !== '$defs')) return false;
  return !complete || sharedDefinitions(root).has(schema);
}
