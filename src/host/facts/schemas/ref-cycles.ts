import type { SchemaFault } from '../../../rule/facts.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { hasKeyword } from '../../../rule/schema/by-keyword.ts';
import type { JsonSchemaDraft } from '../../../rule/schema/draft.ts';
import { referencesIn, referring, type SchemaReference } from '../../../rule/schema/references.ts';
import { isSchema } from '../../../rule/schema/schemas-within.ts';

/** Keywords whose subschemas always apply to the same value. */
const inPlaceApplicators = ['allOf', 'anyOf', 'oneOf', 'not', 'if'] as const;
/** No chain of references that a person wrote is longer. */
const maxReferences = 1000;

/** Finds a `$ref` that leads back to itself without a step into the value: a validator would recurse forever. */
export function refCycleIn(root: JsonSchema, draft: JsonSchemaDraft): SchemaFault | undefined {
  // Most schemas have no reference: return before anything is allocated.
  if (!hasKeyword(root, referring)) return undefined;
  const references = new Map<unknown, SchemaReference>();
  for (const reference of referencesIn(root)) references.set(reference.schema, reference);
  const visited = new Set<unknown>();
  /** The schemas on the current path, each with the reference that led to it. */
  const pathTo = new Map<unknown, SchemaReference | undefined>();
  const follow = (schema: unknown, by?: SchemaReference): SchemaReference | undefined => {
    if (pathTo.has(schema))
      return [...pathTo.values(), by].slice([...pathTo.keys()].indexOf(schema) + 1).find((one) => one);
    if (!isSchema(schema) || visited.has(schema) || pathTo.size === maxReferences) return undefined;
    pathTo.set(schema, by);
    const own = references.get(schema);
    let found = own?.target && follow(own.target.schema, own);
    // Before 2019-09, the siblings of a `$ref` are ignored.
    for (const keyword of own && draft === 'draft-07' ? [] : inPlaceApplicators)
      for (const part of [schema[keyword]].flat()) found ??= follow(part);
    pathTo.delete(schema);
    visited.add(schema);
    return found;
  };
  for (const start of references.keys()) {
    const at = follow(start);
    if (at) return { path: [...at.path, '$ref'], fact: `\`$ref\` is \`${at.ref}\`, which leads back to itself` };
  }
  return undefined;
}
