import type { ExpressionOf, FunctionNode } from '../syntax/nodes.ts';
import { callable, list, literal, opaque } from '../value/make.ts';
import type { Callable, Value } from '../value/value.ts';
import { changesAnything } from './changes.ts';
import { reachesOut } from './locals.ts';
import { bind } from './patterns.ts';
import type { Scope } from './scope.ts';
import { run } from './statements.ts';

export const functions = {
  ArrowFunctionExpression: (node: ExpressionOf<'ArrowFunctionExpression'>, scope: Scope): Value =>
    makeFunction(node, scope),
  FunctionExpression: (node: ExpressionOf<'FunctionExpression'>, scope: Scope): Value => makeFunction(node, scope),
};

export function makeFunction(node: FunctionNode, scope: Scope): Callable {
  let known: Refusal | undefined;
  const refusal = (): Refusal => {
    known ??= refusalOf(node);
    return known;
  };
  const call: Callable['call'] = (args, place) => {
    const { why, spoils } = refusal();
    if (why === undefined) return invoke(node, args, scope.inner(), place);
    if (spoils) scope.machine.spoil(args);
    return opaque(why, place);
  };
  return { ...callable(scope.origin(node), call), spoils: () => refusal().spoils };
}

/** Why a function is not called, if it is not, and whether it would have changed what it is given. */
interface Refusal {
  readonly why: string | undefined;
  readonly spoils: boolean;
}

function refusalOf(node: FunctionNode): Refusal {
  if (changesAnything(node)) {
    return { why: 'a function is called that changes its variables step by step', spoils: reachesOut(node) };
  }
  const later = node.async || node.generator;
  return { why: later ? 'an asynchronous function or a generator is called' : undefined, spoils: false };
}

function invoke(node: FunctionNode, args: readonly Value[], scope: Scope, place: Value['origin']): Value {
  for (const [index, parameter] of node.params.entries()) {
    const rest = parameter.type === 'RestElement';
    const value = rest ? list(args.slice(index), place) : (args[index] ?? literal(undefined, place));
    bind(parameter, value, scope, scope.declare);
  }
  if (node.body.type !== 'BlockStatement') return scope.evaluate(node.body);
  return run(node.body.body, scope) ?? literal(undefined, place);
}
