import { isContainer } from '../../data/objects.ts';
import { pointerOf } from '../../data/pointer.ts';
import type { ManifestNode } from '../walk/node.ts';

/**
 * What is there under a new name, by what it was: of the same noun, in the same place, of the same shape, whatever it is
 * titled; of what has no shape, such as a tag, titled the same. Where several have that shape, nobody can tell which
 * became which. An interface is known by the name of its own, whatever it is called here; a script has the name that the
 * platform gives it.
 */
export function renamesBetween(
  gone: readonly ManifestNode[],
  fresh: readonly ManifestNode[],
): ReadonlyMap<ManifestNode, ManifestNode> {
  const before = byShape(gone);
  const renames = new Map<ManifestNode, ManifestNode>();
  for (const [shape, nodes] of byShape(fresh)) {
    const [now, another] = nodes;
    const [former, other] = before.get(shape) ?? [];
    if (now && former && !another && !other) renames.set(now, former);
  }
  return renames;
}

function byShape(nodes: readonly ManifestNode[]): ReadonlyMap<string, readonly ManifestNode[]> {
  const shapes = new Map<string, ManifestNode[]>();
  for (const node of nodes) {
    const told = shapeOf(node);
    if (told === undefined) continue;
    const shape = `${node.noun}${pointerOf(node.path.slice(0, -1))} ${canonical(told)}`;
    shapes.set(shape, [...(shapes.get(shape) ?? []), node]);
  }
  return shapes;
}

function shapeOf({ noun, node }: ManifestNode): unknown {
  const { title, description, ...rest } = Object(node);
  if (noun === 'script') return undefined;
  if (noun === 'interface' && rest.name !== undefined) return rest.name;
  if (Object.keys(rest).length > 0) return rest;
  return title === undefined && description === undefined ? undefined : { title, description };
}

/** As JSON, with names in order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isContainer(part) && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
