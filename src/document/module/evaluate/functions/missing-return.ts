import type { StatementOf } from '../../syntax/nodes.ts';
import { literal } from '../../value/make.ts';
import { reportMistake } from '../../value/report-mistake.ts';
import type { Origin, Value } from '../../value/value.ts';
import type { Scope } from '../scope.ts';

export function reportMissingReturn(body: StatementOf<'BlockStatement'>, scope: Scope): Value {
  const why = 'a function returns nothing';
  const { file, start } = scope.origin(body);
  const message = 'This function returns nothing: write `({ … })` for an object, or leave out the braces.';
  return reportMistake(
    { id: 'value-unexpected', message, why, at: { file, start, end: start + 1 } },
    scope.evaluator,
    scope.origin(body),
  );
}

/** The result of a call of a function that never returns a value. */
export const missingResult = (place: Origin): Value => ({
  ...literal(undefined, place),
  absence: 'The function that is called here returns nothing.',
});
