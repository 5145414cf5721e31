import { isObject, propertyOf } from '../data/objects.ts';
import { isBelow, type Path, partOf } from '../data/path.ts';
import { pathOf, pointerOf } from '../data/pointer.ts';
import type { SchemaPart } from './difference.ts';
import { type Gaps, withoutUnknowns } from './gaps.ts';
import { assertions } from './keywords.ts';

/** One of the two schemas that are compared. */
export interface Side {
  readonly name: 'narrow' | 'wide';
  /** The whole schema, without its unknown parts. */
  readonly root: unknown;
  readonly gaps: Gaps;
  /** If true, its objects are treated as if they refused no undeclared property. */
  readonly acceptsUndeclared?: true;
}

/** A schema with its location. `derivation` distinguishes schemas that the comparison derived from the one at this path. */
export interface PlacedSchema {
  readonly side: Side;
  readonly schema: unknown;
  readonly path: Path;
  readonly derivation?: string;
}

export function sideOf(name: Side['name'], { root, path, unknowns = [] }: SchemaPart): Side {
  const isInside = unknowns.some((unknown) => isBelow(path, unknown.path));
  return { name, ...withoutUnknowns(root, isInside ? [...unknowns, { path, extent: 'value' }] : unknowns) };
}

export const subschemaAt = (node: PlacedSchema, ...steps: Path): PlacedSchema => ({
  side: node.side,
  schema: partOf(node.schema, steps),
  path: [...node.path, ...steps],
  ...(node.derivation !== undefined && { derivation: node.derivation }),
});

export const isOpaque = ({ side: { gaps }, path }: PlacedSchema): boolean =>
  gaps.opaque.size > 0 && gaps.opaque.has(pointerOf(path));

/** Whether a schema may be stricter than its known part. */
export const isPartial = ({ side: { gaps }, path }: PlacedSchema): boolean =>
  gaps.partial.size > 0 && gaps.partial.has(pointerOf(path));

/** Whether a schema certainly accepts nothing: `false`, or a `not` that excludes everything, as the SDK writes `z.never()`. */
export function acceptsNothing(node: PlacedSchema): boolean {
  const { schema } = node;
  if (!isObject(schema) || !Object.hasOwn(schema, 'not')) return schema === false;
  const excluded = subschemaAt(node, 'not');
  return acceptsEverything(excluded.schema) && !isOpaque(excluded) && !isPartial(excluded);
}

const acceptsEverything = (schema: unknown): boolean =>
  schema === true || (isObject(schema) && !Object.keys(schema).some((keyword) => assertions.has(keyword)));

/** Returns the target of a `$ref`; undefined if it is not inside the same schema. */
export function targetOf(node: PlacedSchema, ref: string): PlacedSchema | undefined {
  const { side, path } = node;
  if (!ref.startsWith('#') || isRebased(side.root, path)) return undefined;
  try {
    const target = pathOf(decodeURIComponent(ref.slice(1)));
    if (target === undefined) return undefined;
    const schema = partOf(side.root, target);
    const known = isObject(schema) || typeof schema === 'boolean';
    if (known) return { side, schema, path: target };
    const hidden = target.findIndex((_, index) => side.gaps.opaque.has(pointerOf(target.slice(0, index + 1))));
    if (hidden >= 0) return { side, schema: undefined, path: target.slice(0, hidden + 1) };
  } catch {
    // A malformed percent-encoding.
  }
  return undefined;
}

/** Whether an enclosing schema other than the root has an `$id`, which references below it are relative to. */
function isRebased(root: unknown, path: Path): boolean {
  let value = root;
  return path.some((step) => {
    value = propertyOf(value, step);
    return typeof propertyOf(value, '$id') === 'string';
  });
}

/** Returns a key that identifies a node, however it is reached. */
export const keyOf = ({ side, path, derivation = '' }: PlacedSchema): string =>
  `${side.name} ${derivation}${pointerOf(path)}`;
