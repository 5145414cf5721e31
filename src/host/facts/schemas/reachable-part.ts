import { isContainer, put } from '../../../data/objects.ts';
import { type Path, partOf } from '../../../data/path.ts';
import { pathOf } from '../../../data/pointer.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { hasKeyword } from '../../../rule/schema/by-keyword.ts';
import { keywords } from '../../../rule/schema/keywords.ts';
import { isSchema, schemasWithin } from '../../../rule/schema/schemas-within.ts';

/** Keywords with which references can resolve to something other than a path from the root. */
const referenceKeywords = keywords(
  '$id',
  'id',
  '$anchor',
  '$dynamicAnchor',
  '$recursiveAnchor',
  '$dynamicRef',
  '$recursiveRef',
);

/**
 * Returns the part of a schema that a subschema and its references reach, each at its original path; the whole schema
 * if that cannot be determined. A validator compiles everything that it is given, which takes long for thousands of
 * subschemas.
 */
export function reachablePart(root: JsonSchema, part: Path): JsonSchema {
  if (part.length === 0 || hasKeyword(root, referenceKeywords)) return root;
  const reachable: Record<string, unknown> = {};
  const seen = new Set<unknown>();
  const open: Path[] = [part];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const schema = partOf(root, path);
    if (path.length === 0) return root;
    if (seen.has(schema)) continue;
    copyTo(reachable, root, path);
    if (!isSchema(schema)) continue;
    for (const { schema: inner } of schemasWithin(schema)) {
      if (seen.has(inner)) continue;
      seen.add(inner);
      if (inner.$ref === undefined) continue;
      const target = typeof inner.$ref === 'string' ? targetOf(root, inner.$ref) : undefined;
      if (target === undefined) return root;
      open.push(target);
    }
  }
  return reachable;
}

/** Returns the path of a reference's target, with array indices as numbers. */
function targetOf(root: JsonSchema, ref: string): Path | undefined {
  try {
    const steps = ref.startsWith('#') ? pathOf(decodeURIComponent(ref.slice(1))) : undefined;
    return steps && partOf(root, steps) !== undefined ? steps : undefined;
  } catch {
    return undefined;
  }
}

/** Copies the value at a path; does nothing if an ancestor of it was copied already. */
function copyTo(reachable: Record<string, unknown>, root: JsonSchema, path: Path): void {
  let [to, from]: [unknown, unknown] = [reachable, root];
  for (const [depth, step] of path.entries()) {
    if (to === from || !isContainer(to) || !isContainer(from)) return;
    const [next, isLast] = [from[step], depth === path.length - 1];
    if (isLast || !Object.hasOwn(to, step)) put(to, String(step), isLast ? next : Array.isArray(next) ? [] : {});
    [to, from] = [to[step], next];
  }
}
