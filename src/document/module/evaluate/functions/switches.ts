import type { Statement, StatementOf } from '../../syntax/nodes.ts';
import { opaque, whyOf } from '../../value/make.ts';
import type { Opaque, Value } from '../../value/value.ts';
import type { Scope } from '../scope.ts';

/** The statements that a `switch` runs, up to the `break` that ends it; opaque if unknown. */
export function selectStatements(
  { discriminant, cases }: StatementOf<'SwitchStatement'>,
  scope: Scope,
): readonly Statement[] | Opaque {
  const value = scope.evaluate(discriminant);
  let selectedIndex = cases.findIndex(({ test }) => !test);
  for (const [index, { test }] of cases.entries()) {
    if (!test) continue;
    const other = scope.evaluate(test);
    scope.evaluator.consume(value);
    scope.evaluator.consume(other);
    const isEqual = matchesCase(value, other);
    if (typeof isEqual !== 'boolean') return isEqual;
    if (!isEqual) continue;
    selectedIndex = index;
    break;
  }
  const statements = selectedIndex < 0 ? [] : cases.slice(selectedIndex).flatMap(({ consequent }) => consequent);
  const end = statements.findIndex(({ type }) => type === 'BreakStatement');
  return end < 0 ? statements : statements.slice(0, end);
}

/** Whether a value matches a `case`; opaque unless both are literals. */
function matchesCase(value: Value, other: Value): boolean | Opaque {
  if (value.kind === 'literal' && other.kind === 'literal') return value.value === other.value;
  return opaque(whyOf(value, whyOf(other, 'a condition is not known')), value.origin);
}
