import { isContainer } from '../../data/objects.ts';
import { pointerOf } from '../../data/pointer.ts';
import type { ManifestNode } from '../walk/node.ts';

/**
 * Maps each added node to the removed node that it was renamed from: of the same noun, under the same parent and of the same
 * shape, ignoring titles and descriptions. Nodes without a shape, such as tags, match by title and description. If several
 * nodes have the same shape, none is matched. An interface is identified by its own `name`, whatever its key; scripts are never
 * matched, because the platform gives them their names.
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
    const visibleShape = shapeOf(node);
    if (visibleShape === undefined) continue;
    const shape = `${node.noun}${pointerOf(node.path.slice(0, -1))} ${canonical(visibleShape)}`;
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

/** Serializes as JSON with sorted keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isContainer(part) && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
