import { isMemberAccess, isNamed, propertyNameOf } from '../syntax/member-access.ts';
import { type AnyNode, type Call, isOf } from '../syntax/nodes.ts';
import { childrenOf, type Enclosing, seeWithin, unwrap } from '../syntax/walk.ts';
import { holdersOf, methodsReturningThis, nameSet, type ObjectHolder } from './object-holders.ts';

/**
 * A mutation: an assignment, a `delete`, a call such as `list.push(…)`. The evaluator takes the initial value of a variable
 * for its value, so a variable whose object is mutated later has no known value.
 */
export interface CodeChange {
  /** The variable, or the expression, whose object is mutated. */
  readonly holder: ObjectHolder;
  /** The variable is reassigned; the object that it held before is not mutated. */
  readonly rebinds: boolean;
  /** The expressions that are assigned. */
  readonly newValues: readonly AnyNode[];
  /** A part of them is assigned, as by destructuring or by `for … of`. */
  readonly inParts: boolean;
  /** A call such as `list[name](…)`: the method is not known, and mutates the object if that has mutating methods. */
  readonly isByName?: true;
  /** The functions that contain it, innermost first. */
  readonly within: Enclosing | undefined;
}

const mutatingArrayMethods = nameSet(
  'push pop shift unshift splice sort reverse fill copyWithin __defineGetter__ __defineSetter__',
);
/** Functions of `Object` and `Reflect` that mutate their first argument. */
const mutatingObjectFunctions = nameSet('assign defineProperty defineProperties setPrototypeOf set deleteProperty');
/** Methods of schemas that mutate the schema; all others return a new one. */
const mutatingSchemaMethods = nameSet('secret setMetadata');
/** Methods of functions that set `this` of a call. */
const callMethods = nameSet('call apply bind');

/** Whether a function does more than declare constants and return a value. */
export const hasSideEffects = (node: AnyNode): boolean => changesIn(node).length > 0;

/** The mutations in a node and in all nodes inside it. */
export function changesIn(node: AnyNode): readonly CodeChange[] {
  const changes: CodeChange[] = [];
  seeWithin([node], (part, within) => {
    for (const change of changesBy(part, within)) if (!change.isByName) changes.push(change);
  });
  return changes;
}

/** The mutations of this node alone, without the nodes inside it. */
export function changesBy(node: AnyNode, within: Enclosing | undefined): readonly CodeChange[] {
  if (!mayChange(node)) return none;
  if (isOf(node, 'CallExpression', 'OptionalCallExpression')) {
    const changes = changedByCall(node).flatMap((one) => changesAt(holdersOf(one, []), node.arguments, within));
    const owner = calledByName(node.callee);
    const others = owner ? changesAt(holdersOf(owner, []), node.arguments, within) : none;
    return [...changes, ...others.map((change) => ({ ...change, isByName: true as const }))];
  }
  const target = assignedBy(node);
  if (target === undefined) return none;
  const newValues = isOf(node, 'AssignmentExpression', 'ForOfStatement') ? [node.right] : none;
  return changesOfTarget(target, { newValues, inParts: isOf(node, 'ForOfStatement') }, within);
}

/** One shared empty list: nearly every node that is asked mutates nothing. */
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

/** Whether a node of this type can mutate anything. Called for every node, so it looks at the type alone. */
export const mayChange = ({ type }: AnyNode): boolean => changing.has(type);

/** The variable, property or pattern that is assigned or deleted. */
export function assignedBy(node: AnyNode): AnyNode | undefined {
  if (isOf(node, 'AssignmentExpression')) return node.left;
  if (isOf(node, 'UpdateExpression')) return node.argument;
  if (isOf(node, 'UnaryExpression')) return node.operator === 'delete' ? node.argument : undefined;
  if (isOf(node, 'ForOfStatement', 'ForInStatement'))
    return node.left.type === 'VariableDeclaration' ? undefined : node.left;
  return undefined;
}

type Place = Enclosing | undefined;

function changesOfTarget(
  target: AnyNode,
  assigned: Pick<CodeChange, 'newValues' | 'inParts'>,
  within: Place,
): readonly CodeChange[] {
  if (/Pattern$|^RestElement$|^ObjectProperty$/.test(target.type))
    return childrenOf(target).flatMap((child) => changesOfTarget(child, { ...assigned, inParts: true }, within));
  const node = unwrap(target);
  if (isOf(node, 'Identifier')) return [{ holder: { name: node.name, path: [] }, rebinds: true, ...assigned, within }];
  return isMemberAccess(node) ? changesAt(holdersOf(node.object, []), assigned.newValues, within) : none;
}

function changesAt(
  holders: readonly ObjectHolder[],
  newValues: readonly AnyNode[],
  within: Place,
): readonly CodeChange[] {
  return holders.map((holder) => ({ holder, rebinds: false, newValues, inParts: true, within }));
}

/** The expressions whose values a call mutates. */
function changedByCall({ callee, arguments: given }: Call): readonly AnyNode[] {
  const [first] = given;
  if (isOf(callee, 'Identifier')) return first && mutatingObjectFunctions.has(callee.name) ? [first] : none;
  if (!isMemberAccess(callee)) return none;
  const name = propertyNameOf(callee);
  if (mutatingArrayMethods.has(name)) return isReturnedReceiver(unwrap(callee.object)) ? none : [callee.object];
  // A schema that comes straight from a call is in no variable yet.
  if (mutatingSchemaMethods.has(name)) return isOf(unwrap(callee.object), 'CallExpression') ? none : [callee.object];
  if (name === 'apply' && isNamed(callee.object, 'Reflect')) return first && isMutatingMethod(first) ? given : none;
  if (callMethods.has(name)) return isMutatingMethod(callee.object) ? [callee.object.object, ...given] : none;
  if (!isNamed(callee.object, 'Object') && !isNamed(callee.object, 'Reflect')) return none;
  return first && mutatingObjectFunctions.has(name) ? [first] : none;
}

/** The object of a call such as `object[name](…)`, where the name of the method is not known. */
const calledByName = (callee: AnyNode): AnyNode | undefined =>
  isMemberAccess(callee) &&
  callee.computed &&
  propertyNameOf(callee) === undefined &&
  callee.property.type !== 'NumericLiteral'
    ? callee.object
    : undefined;

/** Whether it is a call that returns its own receiver, as `list.sort()` does: that call is a mutation by itself. */
const isReturnedReceiver = (node: AnyNode): boolean =>
  isOf(node, 'CallExpression') && isMemberAccess(node.callee) && methodsReturningThis.has(propertyNameOf(node.callee));

/** Whether it names a mutating method without calling it, as in `list.push.apply(…)`. */
const isMutatingMethod = (node: AnyNode): node is Parameters<typeof propertyNameOf>[0] =>
  isMemberAccess(node) &&
  (mutatingArrayMethods.has(propertyNameOf(node)) || mutatingObjectFunctions.has(propertyNameOf(node)));
