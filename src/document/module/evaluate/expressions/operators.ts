import type { AnyNode, ExpressionOf } from '../../syntax/nodes.ts';
import { costOf, tooManySteps } from '../../value/cost.ts';
import { isNullish, keyOf, literal, text, truthOf, whyOf } from '../../value/make.ts';
import { reportMisspeltText } from '../../value/misspelt.ts';
import type { Literal, Value } from '../../value/value.ts';
import type { Scope } from '../scope.ts';
import { evaluateMaybeMissing } from './members.ts';

type Primitive = Literal['value'];

export const operators = {
  UnaryExpression(node: ExpressionOf<'UnaryExpression'>, scope: Scope): Value {
    const value = operandOf(node, scope);
    scope.evaluator.consume(value);
    if (!scope.evaluator.spend(costOfText(value))) return scope.opaque(node, tooManySteps);
    const result = unary(node.operator, value);
    if (result === unknown) return scope.opaque(node, whyOf(value, `\`${node.operator}\` needs the code to be run`));
    const negative = node.operator === '-' && node.argument.type === 'NumericLiteral';
    return { ...literal(result, scope.origin(node)), verbatim: negative };
  },

  BinaryExpression(node: ExpressionOf<'BinaryExpression'>, scope: Scope): Value {
    const read = /^[!=]=/.test(node.operator) ? evaluateMaybeMissing : (side: AnyNode) => scope.evaluate(side);
    const left = read(node.left, scope);
    const right = read(node.right, scope);
    scope.evaluator.consume(left);
    scope.evaluator.consume(right);
    if (!scope.evaluator.spend(costOfText(left) + costOfText(right))) return scope.opaque(node, tooManySteps);
    const result = binary(node.operator, left, right);
    if (typeof result === 'string') {
      const why = reportMisspeltText(left, scope.evaluator) ?? reportMisspeltText(right, scope.evaluator);
      return why === undefined ? text(result, scope.origin(node)) : scope.opaque(node, why);
    }
    if (result !== unknown) return literal(result, scope.origin(node));
    return scope.opaque(node, whyOf(left, whyOf(right, `\`${node.operator}\` needs the code to be run`)));
  },

  LogicalExpression(node: ExpressionOf<'LogicalExpression'>, scope: Scope): Value {
    const left = evaluateMaybeMissing(node.left, scope);
    if (left.kind === 'opaque') return left;
    const settled = node.operator === '??' ? !isNullish(left) : truthOf(left) === (node.operator === '||');
    return settled ? left : scope.evaluate(node.right);
  },

  ConditionalExpression(node: ExpressionOf<'ConditionalExpression'>, scope: Scope): Value {
    const test = evaluateMaybeMissing(node.test, scope);
    const truth = truthOf(test);
    if (truth === undefined) return scope.opaque(node, whyOf(test, 'a condition is not known'));
    return scope.evaluate(truth ? node.consequent : node.alternate);
  },

  SequenceExpression(node: ExpressionOf<'SequenceExpression'>, scope: Scope): Value {
    const last = node.expressions.at(-1);
    return last === undefined ? scope.opaque(node, 'it has no value') : scope.evaluate(last);
  },
};

/** Strings are concatenated, compared, and converted to numbers; of other values, only the kind matters. */
const costOfText = (value: Value): number => (value.kind === 'literal' ? costOf(value) : 0);

/** `typeof name` is how code checks whether a name is declared. */
function operandOf({ operator, argument }: ExpressionOf<'UnaryExpression'>, scope: Scope): Value {
  const isTypeofName = operator === 'typeof' && argument.type === 'Identifier';
  return isTypeofName
    ? (scope.lookup(argument.name) ?? scope.opaque(argument, 'it is not known'))
    : evaluateMaybeMissing(argument, scope);
}

const unknown = Symbol('unknown');

function unary(operator: string, value: Value): Primitive | typeof unknown {
  if (operator === 'void') return undefined;
  if (operator === '!') {
    const truth = truthOf(value);
    return truth === undefined ? unknown : !truth;
  }
  if (operator === 'typeof') return typeName(value) ?? unknown;
  if (value.kind !== 'literal') return unknown;
  if (operator === '-') return -Number(value.value);
  if (operator === '+') return Number(value.value);
  return operator === '~' ? ~Number(value.value) : unknown;
}

function typeName(value: Value): string | undefined {
  if (value.kind === 'literal') return typeof value.value;
  if (value.kind === 'function') return 'function';
  return value.kind === 'opaque' || value.kind === 'namespace' ? undefined : 'object';
}

/** The primitive for an operand. An object that computes its members, such as a schema, becomes `[object Object]`. */
const operand = (operator: string, value: Value): Primitive | typeof unknown => {
  if (value.kind === 'literal') return value.value;
  return value.kind === 'exotic' && (operator === '+' || Object.hasOwn(arithmetic, operator)) ? objectAsText : unknown;
};

const objectAsText = String({});

const arithmetic: Readonly<Record<string, (a: number, b: number) => number>> = {
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
  '**': (a, b) => a ** b,
  '|': (a, b) => a | b,
  '&': (a, b) => a & b,
  '^': (a, b) => a ^ b,
  '<<': (a, b) => a << b,
  '>>': (a, b) => a >> b,
  '>>>': (a, b) => a >>> b,
};

function binary(operator: string, left: Value, right: Value): Primitive | typeof unknown {
  if (operator === 'in') return hasProperty(right, left);
  const a = operand(operator, left);
  const b = operand(operator, right);
  if (a === unknown || b === unknown) return compareWithObject(operator, left, right);
  if (operator === '+') {
    return typeof a === 'string' || typeof b === 'string' ? `${a}${b}` : Number(a) + Number(b);
  }
  const calculate = arithmetic[operator];
  return calculate === undefined ? compare(operator, a, b) : calculate(Number(a), Number(b));
}

function compare(operator: string, a: Primitive, b: Primitive): boolean | typeof unknown {
  if (operator === '===') return a === b;
  if (operator === '!==') return a !== b;
  const [left, right] = [a ?? undefined, b ?? undefined];
  // Among different types, only `undefined` is certainly not equal to the other value.
  const isPlain = typeof left === typeof right || left === undefined || right === undefined;
  if (isPlain && operator === '==') return left === right;
  if (isPlain && operator === '!=') return left !== right;
  if (typeof a === 'number' && typeof b === 'number') return order(operator, a, b);
  return typeof a === 'string' && typeof b === 'string' ? order(operator, a, b) : unknown;
}

/** An object is equal to no primitive; loosely, that is certain of `null` and `undefined` only. */
function compareWithObject(operator: string, left: Value, right: Value): boolean | typeof unknown {
  const [object, other] = left.kind === 'literal' ? [right, left] : [left, right];
  const isKnown = object.kind !== 'opaque' && (isNullish(other) || (other.kind === 'literal' && operator.length === 3));
  return isKnown && /^[!=]=/.test(operator) ? operator.startsWith('!') : unknown;
}

function order<T extends string | number>(operator: string, a: T, b: T): boolean | typeof unknown {
  if (operator === '<') return a < b;
  if (operator === '<=') return a <= b;
  if (operator === '>') return a > b;
  return operator === '>=' ? a >= b : unknown;
}

function hasProperty(owner: Value, name: Value): boolean | typeof unknown {
  const key = keyOf(name);
  if (owner.kind !== 'object' || key === undefined) return unknown;
  if (owner.entries.has(key)) return owner.entries.get(key)?.value.kind === 'opaque' ? unknown : true;
  return owner.rest === undefined && !(key in Object.prototype) ? false : unknown;
}
