import { isMemberAccess, isNamed, propertyNameOf } from '../syntax/member-access.ts';
import {
  type AnyNode,
  type Call,
  type ExpressionOf,
  type FunctionNode,
  isOf,
  type MemberAccess,
} from '../syntax/nodes.ts';
import { unwrap } from '../syntax/walk.ts';

/** An expression statement that changes the value of the variable `name`, and nothing else. */
export type Step =
  | { readonly kind: 'assign'; readonly name: string; readonly node: ExpressionOf<'AssignmentExpression'> }
  | { readonly kind: 'update'; readonly name: string; readonly node: ExpressionOf<'UpdateExpression'> }
  /** `name.key = value` or `name[key] = value`, also with an operator such as `+=` or `??=`. */
  | {
      readonly kind: 'set';
      readonly name: string;
      readonly node: ExpressionOf<'AssignmentExpression'>;
      readonly target: MemberAccess;
    }
  /** `name.push(…)` or `name.unshift(…)`. */
  | { readonly kind: 'push' | 'unshift'; readonly name: string; readonly node: Call }
  /** `name.sort(…)` or `name.reverse()`. */
  | { readonly kind: 'order'; readonly name: string; readonly node: Call }
  /** `Object.assign(name, …)`. */
  | { readonly kind: 'merge'; readonly name: string; readonly node: Call };

/** Whether a step changes the object that the variable holds; others give the variable another value. */
export const isOfObject = ({ kind }: Step): boolean => kind !== 'assign' && kind !== 'update';

/** Returns the step that an expression is; undefined for any other expression. */
export function stepOf(expression: AnyNode): Step | undefined {
  const node = unwrap(expression);
  if (isOf(node, 'UpdateExpression')) {
    const name = variableIn(node.argument);
    return name === undefined ? undefined : { kind: 'update', name, node };
  }
  if (isOf(node, 'AssignmentExpression')) return assignmentStep(node);
  return isOf(node, 'CallExpression') ? callStep(node) : undefined;
}

/** The name of the variable that an expression is. */
export const variableIn = (node: AnyNode): string | undefined => {
  const inner = unwrap(node);
  return isOf(inner, 'Identifier') ? inner.name : undefined;
};

function assignmentStep(node: ExpressionOf<'AssignmentExpression'>): Step | undefined {
  const target = unwrap(node.left);
  if (isOf(target, 'Identifier')) return { kind: 'assign', name: target.name, node };
  // After `&&=` it is not known whether there is such a property.
  if (node.operator === '&&=' || !isOf(target, 'MemberExpression')) return undefined;
  const name = variableIn(target.object);
  return name === undefined ? undefined : { kind: 'set', name, node, target };
}

/** The kinds of steps that methods of arrays are. */
const arraySteps = new Map<string | undefined, 'push' | 'unshift' | 'order'>([
  ['push', 'push'],
  ['unshift', 'unshift'],
  ['sort', 'order'],
  ['reverse', 'order'],
]);

function callStep(node: Call): Step | undefined {
  const { callee, arguments: given } = node;
  if (!isOf(callee, 'MemberExpression')) return undefined;
  const method = propertyNameOf(callee);
  const kind = arraySteps.get(method);
  if (kind !== undefined) {
    const name = variableIn(callee.object);
    return name === undefined ? undefined : { kind, name, node };
  }
  const [first] = given;
  const name = method === 'assign' && isNamed(callee.object, 'Object') && first ? variableIn(first) : undefined;
  return name === undefined ? undefined : { kind: 'merge', name, node };
}

/** A call of `forEach` with a function that is written there. */
export interface Iteration {
  readonly list: AnyNode;
  readonly callback: FunctionNode;
}

/** Returns the `forEach` call that an expression is; undefined for any other expression. */
export function iterationOf(expression: AnyNode): Iteration | undefined {
  const node = unwrap(expression);
  if (!isOf(node, 'CallExpression') || !isMemberAccess(node.callee) || node.arguments.length !== 1) return undefined;
  const callback = node.arguments[0] && unwrap(node.arguments[0]);
  if (propertyNameOf(node.callee) !== 'forEach' || callback === undefined) return undefined;
  if (!isOf(callback, 'ArrowFunctionExpression', 'FunctionExpression')) return undefined;
  return callback.async || callback.generator ? undefined : { list: node.callee.object, callback };
}
