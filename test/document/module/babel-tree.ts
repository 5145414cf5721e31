import { isContainer } from '../../../src/data/objects.ts';

/** Properties of Babel's nodes that are never read. */
const unread: ReadonlySet<string> = new Set(['loc', 'extra', 'phase']);

/** Returns a syntax tree for comparison: properties that contain nodes come last, in the order in which they are walked. */
export function comparable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(comparable);
  if (!isContainer(node)) return node;
  const parts = Object.entries(node).filter(
    ([name, value]) => !unread.has(name) && value !== null && value !== undefined,
  );
  const [nodes, plain] = [parts.filter(holdsNodes), parts.filter((part) => !holdsNodes(part)).sort()];
  // Of a property, the key is always visited first.
  if ('type' in node && node.type === 'ObjectProperty') nodes.sort();
  return { plain, nodes: nodes.map(([name, value]) => [name, comparable(value)]) };
}

const holdsNodes = ([, value]: readonly [string, unknown]): boolean =>
  Array.isArray(value) || (isContainer(value) && 'type' in value);
