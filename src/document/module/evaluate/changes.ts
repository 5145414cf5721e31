import { type AnyNode, type Call, isOf } from '../syntax/nodes.ts';
import { childrenOf, type Enclosing, seeWithin, unwrap } from '../syntax/walk.ts';

/**
 * Finds what a piece of code changes after it was made: what is assigned to, deleted from, pushed to. Evaluation goes
 * by what a variable was given first, so a variable that is changed has no known value.
 */
export interface Change {
  /** The variable through which it is changed. */
  readonly name: string;
  /** The way from the variable to the object that is changed; undefined for a name that is not constant. */
  readonly path: readonly (string | undefined)[];
  /** Only the variable is given another value; what it held stays as it is. */
  readonly rebinds: boolean;
  /** The functions that it stands in, innermost first. */
  readonly within: Enclosing | undefined;
}

const arrayChangers = new Set(['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin']);
const objectChangers = new Set(['assign', 'defineProperty', 'defineProperties', 'setPrototypeOf']);
/** `.secret()` marks the very schema that it is called on. */
const schemaChangers = new Set(['secret', 'setMetadata']);

/** Whether a function does more than declare constants and return a value. */
export const changesAnything = (node: AnyNode): boolean => changesIn(node).length > 0;

/** What a node and all that is inside it change. */
export function changesIn(node: AnyNode): readonly Change[] {
  const changes: Change[] = [];
  seeWithin([node], (part, within) => void changes.push(...changesBy(part, within)));
  return changes;
}

/** What this very node changes. */
export function changesBy(node: AnyNode, within: Enclosing | undefined): readonly Change[] {
  const targets = changedBy(node);
  return targets === none ? none : targets.flatMap((target) => [...rootsOf(target.node, target.whole, within)]);
}

/** Of all nodes that are asked, hardly any changes a thing. */
const none: readonly never[] = [];
const changing: ReadonlySet<string> = new Set([
  'AssignmentExpression',
  'UpdateExpression',
  'UnaryExpression',
  'ForOfStatement',
  'ForInStatement',
  'CallExpression',
  'OptionalCallExpression',
]);

/** Asked of every node: of most of them the type alone is looked at. */
export const mayChange = ({ type }: AnyNode): boolean => changing.has(type);

/** `whole`: the object at the node is changed itself, not the property that the node names. */
function changedBy(node: AnyNode): readonly { readonly node: AnyNode; readonly whole: boolean }[] {
  if (!mayChange(node)) return none;
  if (isOf(node, 'AssignmentExpression')) return [{ node: node.left, whole: false }];
  if (isOf(node, 'UpdateExpression')) return [{ node: node.argument, whole: false }];
  if (isOf(node, 'UnaryExpression')) return node.operator === 'delete' ? [{ node: node.argument, whole: false }] : none;
  if (isOf(node, 'ForOfStatement', 'ForInStatement')) {
    return node.left.type === 'VariableDeclaration' ? none : [{ node: node.left, whole: false }];
  }
  return isOf(node, 'CallExpression', 'OptionalCallExpression') ? changedByCall(node) : none;
}

function changedByCall({ callee, arguments: [first] }: Call) {
  if (callee.type !== 'MemberExpression' && callee.type !== 'OptionalMemberExpression') return none;
  const name = callee.property.type === 'Identifier' ? callee.property.name : '';
  if (arrayChangers.has(name) || schemaChangers.has(name)) return [{ node: callee.object, whole: true }];
  const onObject =
    callee.object.type === 'Identifier' && (callee.object.name === 'Object' || callee.object.name === 'Reflect');
  return onObject && objectChangers.has(name) && first !== undefined ? [{ node: first, whole: true }] : none;
}

function* rootsOf(target: AnyNode, whole: boolean, within: Enclosing | undefined): Generator<Change> {
  if (/Pattern$|^RestElement$|^ObjectProperty$/.test(target.type)) {
    for (const child of childrenOf(target)) yield* rootsOf(child, whole, within);
    return;
  }
  const way: (string | undefined)[] = [];
  let node = unwrap(target);
  while (isOf(node, 'MemberExpression', 'OptionalMemberExpression')) {
    way.push(!node.computed && node.property.type === 'Identifier' ? node.property.name : undefined);
    node = unwrap(node.object);
  }
  if (!isOf(node, 'Identifier')) return;
  way.reverse();
  yield { name: node.name, path: whole ? way : way.slice(0, -1), rebinds: !whole && way.length === 0, within };
}
