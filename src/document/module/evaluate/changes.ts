import { type AnyNode, type Call, isOf } from '../syntax/nodes.ts';
import { childrenOf, type Enclosing, seeWithin, unwrap } from '../syntax/walk.ts';
import {
  holdersOf,
  isMemberAccess,
  isNamed,
  methodsReturningThis,
  nameSet,
  type ObjectHolder,
  propertyNameOf,
} from './holders.ts';

/**
 * Finds what a piece of code changes after it was made: what is assigned to, deleted from, pushed to. Evaluation goes
 * by what a variable was given first, so a variable that is changed has no known value.
 */
export interface CodeChange {
  /** What holds the object that is changed. */
  readonly holder: ObjectHolder;
  /** Only the variable is given another value; what it held stays as it is. */
  readonly rebinds: boolean;
  /** What is put there; the variable may be given a part of that. */
  readonly newValues: readonly AnyNode[];
  readonly inParts: boolean;
  /** A method is called whose name is known only as it runs: of a list or a schema, it may change that. */
  readonly isByName?: true;
  /** The functions that it stands in, innermost first. */
  readonly within: Enclosing | undefined;
}

const mutatingArrayMethods = nameSet(
  'push pop shift unshift splice sort reverse fill copyWithin __defineGetter__ __defineSetter__',
);
/** Of `Object` and `Reflect`: they change what they are given first. */
const mutatingObjectFunctions = nameSet('assign defineProperty defineProperties setPrototypeOf set deleteProperty');
/** `.secret()` marks the very schema that it is called on. */
const mutatingSchemaMethods = nameSet('secret setMetadata');
/** Of functions: they say what a method is called on. */
const callMethods = nameSet('call apply bind');

/** Whether a function does more than declare constants and return a value. */
export const hasSideEffects = (node: AnyNode): boolean => changesIn(node).length > 0;

/** What a node and all that is inside it change. */
export function changesIn(node: AnyNode): readonly CodeChange[] {
  const changes: CodeChange[] = [];
  seeWithin([node], (part, within) => {
    for (const change of changesBy(part, within)) if (!change.isByName) changes.push(change);
  });
  return changes;
}

/** What this very node changes. */
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

/** The variable, property or pattern that is given a value, or is deleted. */
function assignedBy(node: AnyNode): AnyNode | undefined {
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

/** The expressions of which a call changes what they come to. */
function changedByCall({ callee, arguments: given }: Call): readonly AnyNode[] {
  const [first] = given;
  if (isOf(callee, 'Identifier')) return first && mutatingObjectFunctions.has(callee.name) ? [first] : none;
  if (!isMemberAccess(callee)) return none;
  const name = propertyNameOf(callee);
  if (mutatingArrayMethods.has(name)) return isReturnedReceiver(unwrap(callee.object)) ? none : [callee.object];
  // A schema that another call makes is nobody's.
  if (mutatingSchemaMethods.has(name)) return isOf(unwrap(callee.object), 'CallExpression') ? none : [callee.object];
  if (name === 'apply' && isNamed(callee.object, 'Reflect')) return first && isMutatingMethod(first) ? given : none;
  if (callMethods.has(name)) return isMutatingMethod(callee.object) ? [callee.object.object, ...given] : none;
  if (!isNamed(callee.object, 'Object') && !isNamed(callee.object, 'Reflect')) return none;
  return first && mutatingObjectFunctions.has(name) ? [first] : none;
}

/** What a method is called of by a name that is not written there. */
const calledByName = (callee: AnyNode): AnyNode | undefined =>
  isMemberAccess(callee) &&
  callee.computed &&
  propertyNameOf(callee) === undefined &&
  callee.property.type !== 'NumericLiteral'
    ? callee.object
    : undefined;

/** Whether it is what such a call gives back, which that call tells of. */
const isReturnedReceiver = (node: AnyNode): boolean =>
  isOf(node, 'CallExpression') && isMemberAccess(node.callee) && methodsReturningThis.has(propertyNameOf(node.callee));

/** Whether it is a method, not called yet, that changes things. */
const isMutatingMethod = (node: AnyNode): node is Parameters<typeof propertyNameOf>[0] =>
  isMemberAccess(node) &&
  (mutatingArrayMethods.has(propertyNameOf(node)) || mutatingObjectFunctions.has(propertyNameOf(node)));
