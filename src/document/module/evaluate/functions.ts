import { callable, list, literal, opaque } from '../make.ts';
import type { ExpressionOf, FunctionNode } from '../syntax/nodes.ts';
import type { Callable, Value } from '../value.ts';
import { changesAnything } from './changes.ts';
import { bind } from './patterns.ts';
import type { Scope } from './scope.ts';
import { run } from './statements.ts';

export const functions = {
  ArrowFunctionExpression: (node: ExpressionOf<'ArrowFunctionExpression'>, scope: Scope): Value =>
    makeFunction(node, scope),
  FunctionExpression: (node: ExpressionOf<'FunctionExpression'>, scope: Scope): Value => makeFunction(node, scope),
};

export function makeFunction(node: FunctionNode, scope: Scope): Callable {
  const origin = scope.origin(node);
  const refusal = () => {
    if (node.async || node.generator) return 'an asynchronous function or a generator is called';
    return changesAnything(node) ? 'a function is called that changes its variables step by step' : undefined;
  };
  let why: string | undefined | null = null;
  return callable(origin, (args, place) => {
    if (why === null) why = refusal();
    return why === undefined ? invoke(node, args, scope.inner(), place) : opaque(why, place);
  });
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
