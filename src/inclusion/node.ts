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
  /** Whether its objects are taken to refuse no property for not being declared. */
  readonly isOpened?: true;
}

/** A schema with its place. `made` tells apart schemas that the comparison has derived from the one at this place. */
export interface PlacedSchema {
  readonly side: Side;
  readonly schema: unknown;
  readonly path: Path;
  readonly made?: string;
}

export function sideOf(name: Side['name'], { root, path, unknowns = [] }: SchemaPart): Side {
  const isInside = unknowns.some((unknown) => isBelow(path, unknown.path));
  return { name, ...withoutUnknowns(root, isInside ? [...unknowns, { path, extent: 'value' }] : unknowns) };
}

export const below = (node: PlacedSchema, ...steps: Path): PlacedSchema => ({
  side: node.side,
  schema: partOf(node.schema, steps),
  path: [...node.path, ...steps],
  ...(node.made !== undefined && { made: node.made }),
});

export const isOpaque = ({ side: { gaps }, path }: PlacedSchema): boolean =>
  gaps.opaque.size > 0 && gaps.opaque.has(pointerOf(path));

/** Whether it may ask for more than is known of it. */
export const isPartial = ({ side: { gaps }, path }: PlacedSchema): boolean =>
  gaps.partial.size > 0 && gaps.partial.has(pointerOf(path));

/** Whether it surely accepts nothing: `false`, or what excludes everything, as the SDK writes `z.never()`. */
export function acceptsNothing(node: PlacedSchema): boolean {
  const { schema } = node;
  if (!isObject(schema) || !Object.hasOwn(schema, 'not')) return schema === false;
  const excluded = below(node, 'not');
  return acceptsEverything(excluded.schema) && !isOpaque(excluded) && !isPartial(excluded);
}

const acceptsEverything = (schema: unknown): boolean =>
  schema === true || (isObject(schema) && !Object.keys(schema).some((keyword) => assertions.has(keyword)));

/** What a `$ref` leads to, or undefined where that is not inside of the same schema. */
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
    // A percent sign that encodes nothing.
  }
  return undefined;
}

/** Whether a schema above, but for the root, has a name of its own, which references below it are relative to. */
function isRebased(root: unknown, path: Path): boolean {
  let value = root;
  return path.some((step) => {
    value = propertyOf(value, step);
    return typeof propertyOf(value, '$id') === 'string';
  });
}

/** The same for the same node, however often it is come by. */
export const keyOf = ({ side, path, made = '' }: PlacedSchema): string => `${side.name} ${made}${pointerOf(path)}`;
