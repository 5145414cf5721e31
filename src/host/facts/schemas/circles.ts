import type { SchemaFault } from '../../../rule/facts.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { hasKeyword } from '../../../rule/schema/by-keyword.ts';
import { referencesIn, referring, type SchemaReference } from '../../../rule/schema/references.ts';

/** A `$ref` that leads back to itself by references alone: whoever follows it never comes to a schema. */
export function circleIn(root: JsonSchema): SchemaFault | undefined {
  // Most have none, and nothing is made for them.
  if (!hasKeyword(root, referring)) return undefined;
  const references = new Map<unknown, SchemaReference>();
  for (const reference of referencesIn(root)) references.set(reference.schema, reference);
  const done = new Set<SchemaReference>();
  for (const start of references.values()) {
    const way = new Set<SchemaReference>();
    let at: SchemaReference | undefined = start;
    while (at !== undefined && !done.has(at) && !way.has(at)) {
      way.add(at);
      at = references.get(at.target?.schema);
    }
    for (const passed of way) done.add(passed);
    if (at !== undefined && way.has(at)) {
      return { path: [...at.path, '$ref'], fact: `\`$ref\` is \`${at.ref}\`, which leads back to itself` };
    }
  }
  return undefined;
}
