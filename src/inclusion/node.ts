import { isContainer, isObject, propertyOf } from '../data/objects.ts';
import { type Path, partOf } from '../data/path.ts';
import { pathOf, pointerOf } from '../data/pointer.ts';
import type { SchemaPart } from './difference.ts';
import { holders } from './keywords.ts';

/** One of the two schemas that are compared. */
export interface Side {
  readonly name: 'narrow' | 'wide';
  readonly root: unknown;
  /** Pointers to the schemas that are not wholly known. */
  readonly opaque: ReadonlySet<string>;
  /** Properties that a schema at a pointer declares without that it is known how. */
  readonly untold: ReadonlyMap<string, readonly string[]>;
}

/** A schema where it stands. `made`: what has been made of it here, and is not what stands there. */
export interface SchemaNode {
  readonly side: Side;
  readonly schema: unknown;
  readonly path: Path;
  readonly made?: string;
}

export function sideOf(name: Side['name'], { root, path, unknowns = [] }: SchemaPart): Side {
  const opaque = new Set<string>();
  const untold = new Map<string, string[]>();
  for (const unknown of unknowns) {
    if (unknown.path.length < path.length) opaque.add(pointerOf(path));
    const { at, property } = ownerOf(root, unknown.path);
    if (property === undefined) opaque.add(pointerOf(at));
    else {
      opaque.add(pointerOf([...at, 'properties', property]));
      untold.set(pointerOf(at), [...(untold.get(pointerOf(at)) ?? []), property]);
    }
  }
  return { name, root, opaque, untold };
}

/** The innermost schema that has a path in it, or its property whose schema has been left out. */
function ownerOf(root: unknown, path: Path): { readonly at: Path; readonly property?: string } {
  let at: Path = [];
  let value = root;
  for (let rest = path; rest.length > 0; rest = path.slice(at.length)) {
    const [keyword, step] = rest;
    const holder = holders.get(String(keyword));
    const held = propertyOf(value, String(keyword));
    if (holder === undefined) break;
    const isOne = holder === 'single' && !Array.isArray(held);
    if (!isOne && step === undefined) break;
    const steps = rest.slice(0, isOne ? 1 : 2);
    const inner = partOf(value, steps);
    if (!isContainer(inner) && typeof inner !== 'boolean') {
      return keyword === 'properties' && rest.length === 2 ? { at, property: String(step) } : { at };
    }
    at = [...at, ...steps];
    value = inner;
  }
  return { at };
}

export const below = (node: SchemaNode, ...steps: Path): SchemaNode => ({
  side: node.side,
  schema: partOf(node.schema, steps),
  path: [...node.path, ...steps],
});

export const isOpaque = ({ side, path }: SchemaNode): boolean =>
  side.opaque.size > 0 && side.opaque.has(pointerOf(path));

/** What a `$ref` leads to, or undefined where that is not inside of the same schema. */
export function targetOf(node: SchemaNode, ref: string): SchemaNode | undefined {
  const { side, path } = node;
  if (!ref.startsWith('#') || isRebased(side.root, path)) return undefined;
  try {
    const target = pathOf(decodeURIComponent(ref.slice(1)));
    if (target === undefined) return undefined;
    const schema = partOf(side.root, target);
    if (isObject(schema) || typeof schema === 'boolean') return { side, schema, path: target };
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
export const keyOf = ({ side, path, made = '' }: SchemaNode): string => `${side.name} ${made}${pointerOf(path)}`;
