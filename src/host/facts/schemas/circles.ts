import { isObject } from '../../../data/objects.ts';
import { partOf } from '../../../data/path.ts';
import { pathOf } from '../../../data/pointer.ts';
import { hasKeyword } from '../../../rule/by-keyword.ts';
import type { SchemaFault } from '../../../rule/facts.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { schemasWithin } from '../../../rule/schemas-within.ts';

/** A `$ref` that leads back to itself by references alone: whoever follows it never comes to a schema. */
export function circleIn(root: JsonSchema): SchemaFault | undefined {
  if (!hasKeyword(root, ['$ref'])) return undefined;
  const parts = schemasWithin(root);
  // References may be relative to something else then.
  if (parts.some(({ schema, path }) => path.length > 0 && schema.$id !== undefined)) return undefined;
  const done = new Set<unknown>();
  for (const { schema } of parts) {
    if (schema.$ref === undefined) continue;
    const way = new Set<unknown>();
    let at: unknown = schema;
    while (isObject(at) && !done.has(at) && !way.has(at)) {
      way.add(at);
      at = targetOf(root, at.$ref);
    }
    for (const passed of way) done.add(passed);
    const part = way.has(at) ? parts.find((one) => one.schema === at) : undefined;
    if (part === undefined) continue;
    const fact = `\`$ref\` is \`${part.schema.$ref}\`, which leads back to itself`;
    return { path: [...part.path, '$ref'], fact };
  }
  return undefined;
}

function targetOf(root: JsonSchema, ref: unknown): unknown {
  if (typeof ref !== 'string' || !ref.startsWith('#')) return undefined;
  try {
    const path = pathOf(decodeURIComponent(ref.slice(1)));
    return path && partOf(root, path);
  } catch {
    return undefined;
  }
}
