import type { Argument, ExpressionOf } from '../syntax/nodes.ts';
import { itemsIn } from '../value/items.ts';
import { list, literal } from '../value/make.ts';
import type { Value } from '../value/value.ts';
import type { Scope } from './scope.ts';

export const arrays = {
  ArrayExpression(node: ExpressionOf<'ArrayExpression'>, scope: Scope): Value {
    const { items, rest } = itemsOf(node.elements, scope);
    return list(items, scope.origin(node), rest);
  },
};

const notSpread = 'what is spread here is not an array';

/** Evaluates array elements or call arguments, spreads included. `rest` says why there may be more than are listed. */
export function itemsOf(elements: readonly (Argument | null)[], scope: Scope): { items: Value[]; rest?: string } {
  const items: Value[] = [];
  let rest: string | undefined;
  for (const element of elements) {
    if (element === null) items.push({ ...literal(undefined, { file: scope.file, start: 0, end: 0 }), hole: true });
    else if (element.type !== 'SpreadElement') items.push(scope.evaluate(element));
    else {
      const spread = itemsIn(scope.evaluate(element.argument), notSpread, scope.evaluator);
      if (spread.kind === 'opaque') rest ??= spread.why;
      else {
        for (const item of spread.items) items.push(item);
        rest ??= spread.rest;
      }
    }
  }
  return rest === undefined ? { items } : { items, rest };
}
