import { isMemberAccess, isNamed, propertyNameOf } from '../syntax/member-access.ts';
import { type AnyNode, type Call, isOf, type Statement } from '../syntax/nodes.ts';
import { childrenOf, type Enclosing, unwrap, visitNodes } from '../syntax/walk.ts';
import { holdersOf, methodsReturningThis, nameSet, type ObjectHolder } from './object-holders.ts';

/**
 * A mutation: an assignment, a `delete`, a call such as `list.push(…)`. The evaluator takes the initial value of a variable
 * for its value, so a variable whose object is mutated later has no known value.
 */
export interface Mutation {
  /** The variable, or the expression, whose object is mutated. */
  readonly holder: ObjectHolder;
  /** The variable is reassigned; the object that it held before is not mutated. */
  readonly rebinds: boolean;
  /** The expressions that are assigned. */
  readonly assignedValues: readonly AnyNode[];
  /** A part of them is assigned, as by destructuring or by `for … of`. */
  readonly assignsParts: boolean;
  /** A call such as `list[name](…)`: the method is not known, and mutates the object if that has mutating methods. */
  readonly isDynamic?: true;
  /** The functions that contain it, innermost first. */
  readonly within: Enclosing | undefined;
}

/** A mutation, with its node and the statement of the module around it. */
export interface FoundMutation {
  readonly change: Mutation;
  readonly node: AnyNode;
  readonly statement: Statement;
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
export const hasSideEffects = (node: AnyNode): boolean => mutationsIn(node).length > 0;

/** The mutations in a node and in all nodes inside it. */
export function mutationsIn(node: AnyNode): readonly Mutation[] {
  const changes: Mutation[] = [];
  visitNodes([node], (part, within) => {
    for (const change of mutationsBy(part, within)) if (!change.isDynamic) changes.push(change);
  });
  return changes;
}

/** The mutations of this node alone, without the nodes inside it. */
export function mutationsBy(node: AnyNode, within: Enclosing | undefined): readonly Mutation[] {
  if (!mayMutate(node)) return emptyList;
  if (isOf(node, 'CallExpression', 'OptionalCallExpression')) {
    const changes = objectsMutatedByCall(node).flatMap((one) =>
      mutationsOfHolders(holdersOf(one, []), node.arguments, within),
    );
    const owner = receiverOfComputedCall(node.callee);
    const unknownMethodMutations = owner ? mutationsOfHolders(holdersOf(owner, []), node.arguments, within) : emptyList;
    return [...changes, ...unknownMethodMutations.map((change) => ({ ...change, isDynamic: true as const }))];
  }
  const target = assignmentTarget(node);
  if (target === undefined) return emptyList;
  const assignedValues = isOf(node, 'AssignmentExpression', 'ForOfStatement') ? [node.right] : emptyList;
  return mutationsOfTarget(target, { assignedValues, assignsParts: isOf(node, 'ForOfStatement') }, within);
}

/** One shared empty list: nearly every node that is asked mutates nothing. */
const emptyList: readonly never[] = [];
const mutatingNodeTypes: ReadonlySet<string> = new Set([
  'AssignmentExpression',
  'UpdateExpression',
  'UnaryExpression',
  'ForOfStatement',
  'ForInStatement',
  'CallExpression',
  'OptionalCallExpression',
]);

/** Whether a node of this type can mutate anything. Called for every node, so it looks at the type alone. */
export const mayMutate = ({ type }: AnyNode): boolean => mutatingNodeTypes.has(type);

/** The variable, property or pattern that is assigned or deleted. */
export function assignmentTarget(node: AnyNode): AnyNode | undefined {
  if (isOf(node, 'AssignmentExpression')) return node.left;
  if (isOf(node, 'UpdateExpression')) return node.argument;
  if (isOf(node, 'UnaryExpression')) return node.operator === 'delete' ? node.argument : undefined;
  if (isOf(node, 'ForOfStatement', 'ForInStatement'))
    return node.left.type === 'VariableDeclaration' ? undefined : node.left;
  return undefined;
}

type Place = Enclosing | undefined;

function mutationsOfTarget(
  target: AnyNode,
  assigned: Pick<Mutation, 'assignedValues' | 'assignsParts'>,
  within: Place,
): readonly Mutation[] {
  if (/Pattern$|^RestElement$|^ObjectProperty$/.test(target.type))
    return childrenOf(target).flatMap((child) => mutationsOfTarget(child, { ...assigned, assignsParts: true }, within));
  const node = unwrap(target);
  if (isOf(node, 'Identifier')) return [{ holder: { name: node.name, path: [] }, rebinds: true, ...assigned, within }];
  return isMemberAccess(node)
    ? mutationsOfHolders(holdersOf(node.object, []), assigned.assignedValues, within)
    : emptyList;
}

function mutationsOfHolders(
  holders: readonly ObjectHolder[],
  assignedValues: readonly AnyNode[],
  within: Place,
): readonly Mutation[] {
  return holders.map((holder) => ({ holder, rebinds: false, assignedValues, assignsParts: true, within }));
}

/** The expressions whose values a call mutates. */
function objectsMutatedByCall({ callee, arguments: given }: Call): readonly AnyNode[] {
  const [first] = given;
  // It runs code that may change anything.
  if (isNamed(callee, 'eval')) return [callee];
  if (isOf(callee, 'Identifier')) return first && mutatingObjectFunctions.has(callee.name) ? [first] : emptyList;
  if (!isMemberAccess(callee)) return emptyList;
  const name = propertyNameOf(callee);
  if (mutatingArrayMethods.has(name)) return isReturnedReceiver(unwrap(callee.object)) ? emptyList : [callee.object];
  // A schema that comes straight from a call is in no variable yet.
  if (mutatingSchemaMethods.has(name))
    return isOf(unwrap(callee.object), 'CallExpression') ? emptyList : [callee.object];
  if (name === 'apply' && isNamed(callee.object, 'Reflect'))
    return first && isMutatingMethod(first) ? given.slice(1) : emptyList;
  // The functions of `Object` mutate no `this`.
  if (callMethods.has(name) && isMutatingMethod(callee.object))
    return mutatingArrayMethods.has(propertyNameOf(callee.object)) ? given : given.slice(1);
  if (!isNamed(callee.object, 'Object') && !isNamed(callee.object, 'Reflect')) return emptyList;
  return first && mutatingObjectFunctions.has(name) ? [first] : emptyList;
}

/** The object of a call such as `object[name](…)`, where the name of the method is not known. */
const receiverOfComputedCall = (callee: AnyNode): AnyNode | undefined =>
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
