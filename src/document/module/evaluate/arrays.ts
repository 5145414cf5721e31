import type { Argument, ExpressionOf } from '../syntax/nodes.ts';
import { costOf, overspent, tooManySteps } from '../value/cost.ts';
import { list, literal, opaque, whyOf } from '../value/make.ts';
import type { Value } from '../value/value.ts';
import type { Scope } from './scope.ts';

export const arrays = {
  ArrayExpression(node: ExpressionOf<'ArrayExpression'>, scope: Scope): Value {
    const { items, rest } = itemsOf(node.elements, scope);
    return list(items, scope.origin(node), rest);
  },
};

/** Elements or arguments, with what is spread among them. `rest` says why there may be more. */
export function itemsOf(elements: readonly (Argument | null)[], scope: Scope): { items: Value[]; rest?: string } {
  const items: Value[] = [];
  let rest: string | undefined;
  for (const element of elements) {
    if (element === null) items.push(literal(undefined, { file: scope.file, start: 0, end: 0 }));
    else if (element.type !== 'SpreadElement') items.push(scope.evaluate(element));
    else {
      const spread = spreadItems(scope.evaluate(element.argument), scope);
      if (spread.kind === 'opaque') rest ??= spread.why;
      else {
        for (const item of spread.items) items.push(item);
        rest ??= spread.rest;
      }
    }
  }
  return rest === undefined ? { items } : { items, rest };
}

function spreadItems(value: Value, scope: Scope) {
  if (value.kind === 'array') return overspent(scope.machine, costOf(value), value.origin) ?? value;
  if (value.kind === 'literal' && typeof value.value === 'string') {
    if (!scope.machine.spend(value.value.length)) return opaque(tooManySteps, value.origin);
    return list(
      [...value.value].map((character) => literal(character, value.origin)),
      value.origin,
    );
  }
  return opaque(whyOf(value, 'what is spread here is not an array'), value.origin);
}
