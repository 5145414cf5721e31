import { whyUsedBeforeDeclared } from '../../evaluate/early.ts';
import type { Scope } from '../../evaluate/scope.ts';
import type { AnyNode } from '../../syntax/nodes.ts';
import { literal } from '../../value/make.ts';
import type { Value } from '../../value/value.ts';
import type { Declaration } from './declaration.ts';

/** Where a declaration begins that has to be run before its name has a value. */
export function startOf(declaration: Declaration): number {
  if (declaration.kind === 'variable') return declaration.declarator.start ?? 0;
  return declaration.kind === 'class' ? (declaration.node.start ?? 0) : 0;
}

/** Whether a variable whose declaration is being evaluated has not got its part of it yet; `parts` are those so far. */
export const isUnbound = (
  name: string,
  declaration: Declaration,
  parts: ReadonlyMap<unknown, ReadonlyMap<string, Value>>,
): boolean => declaration.kind === 'variable' && parts.get(declaration.declarator)?.has(name) === false;

/** What a name stands for before its declaration is run; `use` is where it is read, `why` what is wrong with that. */
export function earlyValue(
  name: string,
  declaration: Declaration,
  scope: Scope,
  use: AnyNode = declaration.at,
  why = whyUsedBeforeDeclared(name),
): Value {
  if (declaration.kind === 'variable' && declaration.isVar) return literal(undefined, scope.origin(use));
  // What a function uses may be declared below it: nobody is to blame there.
  if (use !== declaration.at) {
    scope.evaluator.note({ id: 'name-undeclared', message: `${why}.`, why, at: scope.origin(use) });
  }
  return scope.opaque(use, why);
}
