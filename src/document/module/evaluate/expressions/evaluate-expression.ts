import type { AnyNode, Expression, ExpressionOf } from '../../syntax/nodes.ts';
import { wrappers } from '../../syntax/walk.ts';
import { tooManySteps } from '../../value/cost.ts';
import { reportMistake } from '../../value/report-mistake.ts';
import type { Value } from '../../value/value.ts';
import { classes } from '../declarations/classes.ts';
import { functions } from '../functions/functions.ts';
import { type Scope, scopesInStep } from '../scope.ts';
import { arrays } from './arrays.ts';
import { calls } from './calls.ts';
import { literals } from './literals.ts';
import { members } from './members.ts';
import { objects } from './objects.ts';
import { operators } from './operators.ts';

type Handlers = {
  readonly [T in Expression['type']]?: (node: Extract<Expression, { type: T }>, scope: Scope) => Value;
};

const handlers: Handlers = {
  ...literals,
  ...operators,
  ...objects,
  ...arrays,
  ...members,
  ...calls,
  ...functions,
  ...classes,
  ...Object.fromEntries(wrappers.map((type) => [type, evaluateWrapped])),
  AwaitExpression: evaluateAwait,
  Identifier: (node, scope) =>
    scope.evaluator.spend(Math.floor(scope.depth / scopesInStep))
      ? withOwnOrigin(scope.lookup(node.name, node) ?? reportUnknownName(node, scope), node, scope)
      : scope.opaque(node, tooManySteps),
};

function evaluateWrapped({ expression }: { readonly expression: Expression }, scope: Scope): Value {
  return scope.evaluate(expression);
}

/** A global such as `undefined` or `String` has no origin of its own: it gets that of the identifier. */
const withOwnOrigin = (value: Value, node: ExpressionOf<'Identifier'>, scope: Scope): Value =>
  (value.kind === 'literal' || value.kind === 'function') && value.origin.end === 0
    ? { ...value, origin: scope.origin(node) }
    : value;

export const awaitRefusedMessage = 'The platform’s CLI does not bundle an `await` outside of a function.';

/** Async functions are never called, and in other functions, the parser reports `await`. */
function evaluateAwait(node: ExpressionOf<'AwaitExpression'>, scope: Scope): Value {
  const why = 'it is awaited';
  if (scope.depth > 0) return scope.opaque(node, why);
  const { file, start } = scope.origin(node);
  const at = { file, start, end: start + 'await'.length };
  return reportMistake(
    { id: 'value-unexpected', message: awaitRefusedMessage, why, at },
    scope.evaluator,
    scope.origin(node),
  );
}

function reportUnknownName(node: ExpressionOf<'Identifier'>, scope: Scope): Value {
  const why = `\`${node.name}\` is not known`;
  scope.evaluator.reportUndeclared(scope.file, node.name, why, scope.origin(node));
  return scope.opaque(node, why);
}

export function evaluateExpression(node: AnyNode, scope: Scope): Value {
  // Each handler is stored under the type of the nodes that it takes.
  const handler = (handlers as Readonly<Record<string, (node: AnyNode, scope: Scope) => Value>>)[node.type];
  return handler === undefined ? scope.opaque(node, whyUnknown(node)) : handler(node, scope);
}

const reasons: Readonly<Record<string, string>> = {
  ThisExpression: '`this` is known only when the definition is run',
  Import: 'it is imported while the definition runs',
  MetaProperty: '`import.meta` is known only when the definition is run',
};

const whyUnknown = (node: AnyNode): string => reasons[node.type] ?? 'it needs the code to be run';
