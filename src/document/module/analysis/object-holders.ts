import { isMemberAccess, isNamed, propertyNameOf, rootOf } from '../syntax/member-access.ts';
import { type AnyNode, type Argument, type Call, isOf, type MemberAccess, type ObjectMember } from '../syntax/nodes.ts';
import { unwrap } from '../syntax/walk.ts';

/** The property names that lead from a variable to an object inside its value; undefined where it may be any of them. */
export type AccessPath = readonly (string | undefined)[] | undefined;

/**
 * Where an object may be stored: in a variable, at a path, or in any variable that a piece of code names. `this` counts as
 * a variable.
 */
export type ObjectHolder = Variable | { readonly code: AnyNode };

export interface Variable {
  readonly name: string;
  readonly path: AccessPath;
}

/** The variables that may hold the value of an expression or, with a path, the object at that path in the value. */
export function holdersOf(expression: AnyNode, path: AccessPath): readonly ObjectHolder[] {
  if (path === undefined) return [{ code: expression }];
  const node = unwrap(expression);
  if (isOf(node, 'Identifier')) return [{ name: node.name, path }];
  if (isOf(node, 'ThisExpression')) return [{ name: 'this', path }];
  if (isMemberAccess(node)) return holdersOfMember(node, path);
  if (isOf(node, 'ConditionalExpression')) return holdersOfEach([node.consequent, node.alternate], path);
  if (isOf(node, 'LogicalExpression')) return holdersOfEach([node.left, node.right], path);
  if (isOf(node, 'SequenceExpression')) return holdersOfEach(node.expressions.slice(-1), path);
  if (isOf(node, 'AssignmentExpression')) return holdersOf(node.right, path);
  if (isOf(node, 'AwaitExpression')) return holdersOf(node.argument, path);
  if (isOf(node, 'CallExpression', 'OptionalCallExpression')) return holdersOfCall(node, path);
  if (isOf(node, 'TaggedTemplateExpression', 'YieldExpression')) return [{ code: node }];
  // A constructor may return what it gets, as that of `Proxy` does.
  if (isOf(node, 'NewExpression') && path.length === 0) return node.arguments.map((code) => ({ code }));
  // Every other expression creates a new value; what is inside it may come from the variables that it names.
  if (path.length === 0) return [];
  if (isOf(node, 'ObjectExpression')) return node.properties.flatMap((property) => holdersInProperty(property, path));
  if (isOf(node, 'ArrayExpression'))
    return node.elements.flatMap((element) => (element ? holdersInItem(element, path) : []));
  return [{ code: node }];
}

/** Any built-in prototype, such as `Array.prototype`. */
const builtInPrototype: Variable = { name: 'Object', path: ['prototype'] };

function holdersOfMember(node: MemberAccess, path: readonly (string | undefined)[]): readonly ObjectHolder[] {
  const name = propertyNameOf(node);
  const holders = holdersOf(node.object, [name, ...path]);
  const leadsToPrototype =
    /^(?:__proto__|constructor)$/.test(name ?? '') && unwrap(node.object).type !== 'ThisExpression';
  return leadsToPrototype ? [...holders, builtInPrototype] : holders;
}

const holdersOfEach = (nodes: readonly AnyNode[], path: AccessPath): readonly ObjectHolder[] =>
  nodes.flatMap((node) => holdersOf(node, path));

function holdersInProperty(
  property: ObjectMember,
  [step, ...further]: readonly (string | undefined)[],
): readonly ObjectHolder[] {
  if (property.type === 'SpreadElement') return holdersOf(property.argument, [step, ...further]);
  if (property.type === 'ObjectMethod' && property.kind !== 'get') return [];
  const named = !property.computed && property.key.type === 'Identifier' ? property.key.name : undefined;
  const isOnPath = named === undefined || step === undefined || named === step;
  if (!isOnPath) return [];
  return property.type === 'ObjectMethod' ? [{ code: property }] : holdersOf(property.value, further);
}

const holdersInItem = (element: Argument, path: readonly (string | undefined)[]): readonly ObjectHolder[] =>
  element.type === 'SpreadElement' ? holdersOf(element.argument, path) : holdersOf(element, path.slice(1));

/** A set of member names, which can be asked for an unknown name as well. */
export const nameSet = (text: string): ReadonlySet<string | undefined> => new Set(text.split(' '));
/** Methods that return a new object with the old parts. */
const copyingMethods = nameSet(
  'map filter slice concat flat flatMap split toSorted toReversed toSpliced keys values entries fromEntries from of',
);
/** Functions that return a deep copy. */
const cloningFunctions = nameSet('structuredClone cloneDeep parse');
/** Methods that return the object that they are called on. */
export const methodsReturningThis = nameSet('sort reverse fill copyWithin');

function holdersOfCall(node: Call, path: readonly (string | undefined)[]): readonly ObjectHolder[] {
  const { callee, arguments: given } = node;
  const name = isMemberAccess(callee) ? propertyNameOf(callee) : rootOf(callee);
  if (cloningFunctions.has(name)) return [];
  if (name === 'getPrototypeOf') return [{ code: node }, builtInPrototype];
  if (!isMemberAccess(callee)) return [{ code: node }];
  if (methodsReturningThis.has(name)) return holdersOf(callee.object, path);
  if (name === 'assign' && isNamed(callee.object, 'Object'))
    return holdersOfEach(path.length === 0 ? given.slice(0, 1) : given, path);
  return copyingMethods.has(name) && path.length === 0 ? [] : [{ code: node }];
}

/** Array methods that call a function with each item. */
export const iteratingMethods = nameSet(
  'map flatMap filter find findLast findIndex findLastIndex some every forEach sort toSorted',
);
