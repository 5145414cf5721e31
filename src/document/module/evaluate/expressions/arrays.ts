import type { Argument, ExpressionOf } from '../../syntax/nodes.ts';
import { itemsIn } from '../../value/items.ts';
import { list, literal } from '../../value/make.ts';
import type { Value } from '../../value/value.ts';
import type { Scope } from '../scope.ts';

export const arrays = {
  ArrayExpression(node: ExpressionOf<'ArrayExpression'>, scope: Scope): Value {
    const { items, rest } = itemsOf(node.elements, scope, node.start ?? 0);
    return list(items, scope.origin(node), rest);
  },
};

const notAnArray = 'what is spread here is not an array';

/**
 * Evaluates array elements or call arguments, including spreads. `rest` is why there may be more than are listed. `start` is
 * their start; a hole gets the position of the comma after the previous element.
 */
export function itemsOf(
  elements: readonly (Argument | null)[],
  scope: Scope,
  start = 0,
): { items: Value[]; rest?: string } {
  const items: Value[] = [];
  let rest: string | undefined;
  let previousEnd = start;
  for (const element of elements) {
    if (element === null) {
      const origin = { file: scope.file, start: previousEnd, end: previousEnd + 1 };
      items.push({ ...literal(undefined, origin), hole: true });
      continue;
    }
    previousEnd = element.end ?? start;
    if (element.type !== 'SpreadElement') {
      items.push(scope.evaluate(element));
      continue;
    }
    const spread = itemsIn(scope.evaluate(element.argument), notAnArray, scope.evaluator);
    if (spread.kind === 'opaque') rest ??= spread.why;
    else {
      for (const item of spread.items) items.push(item);
      rest ??= spread.rest;
    }
  }
  return rest === undefined ? { items } : { items, rest };
}
