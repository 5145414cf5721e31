import { runStatements } from '../../evaluate/functions/run-statements.ts';
import type { Scope } from '../../evaluate/scope.ts';
import type { AnyNode } from '../../syntax/nodes.ts';
import type { Value } from '../../value/value.ts';
import type { StepwiseVariables } from '../mutations/stepwise-variables.ts';

/** Evaluates top-level code at its place in the module. */
type EvaluateAt = <T>(node: AnyNode, evaluate: () => T) => T;

/** Runs the statements that build variables. Returns the values of the variables; undefined if one is not known. */
export function runSteps(
  { names, statements }: StepwiseVariables,
  module: Scope,
  evaluateAt: EvaluateAt,
): ReadonlyMap<string, Value> | undefined {
  const scope = module.inner();
  for (const statement of statements) {
    const completion = evaluateAt(statement, () => runStatements([statement], scope, module.origin(statement)));
    if (completion !== undefined) return undefined;
  }
  const values = new Map<string, Value>();
  for (const name of names) {
    const value = scope.lookup(name);
    if (value !== undefined) values.set(name, value);
  }
  return values;
}
