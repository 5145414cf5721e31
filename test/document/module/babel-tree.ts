import { isContainer } from '../../../src/data/objects.ts';

/** What the parser of all code says of a node beyond what is ever read. */
const unread: ReadonlySet<string> = new Set(['loc', 'extra', 'phase']);

/**
 * A syntax tree to be compared: the parts of a node that hold nodes in the order in which they are walked, behind all that
 * hold none.
 */
export function comparable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(comparable);
  if (!isContainer(node)) return node;
  const parts = Object.entries(node).filter(
    ([name, value]) => !unread.has(name) && value !== null && value !== undefined,
  );
  const [nodes, plain] = [parts.filter(holdsNodes), parts.filter((part) => !holdsNodes(part)).sort()];
  // Of a property, it is the name that is always looked at first.
  if ('type' in node && node.type === 'ObjectProperty') nodes.sort();
  return { plain, nodes: nodes.map(([name, value]) => [name, comparable(value)]) };
}

const holdsNodes = ([, value]: readonly [string, unknown]): boolean =>
  Array.isArray(value) || (isContainer(value) && 'type' in value);
