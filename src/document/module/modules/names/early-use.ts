import { whyUsedBeforeDeclared } from '../../evaluate/hoisting.ts';
import type { Evaluator, Scope } from '../../evaluate/scope.ts';
import type { AnyNode } from '../../syntax/nodes.ts';
import { literal, opaque } from '../../value/make.ts';
import type { Opaque, Origin, Value } from '../../value/value.ts';
import type { Declaration, Declarations, Export } from './declaration.ts';

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

/** A module that exports something. */
interface Exporter {
  readonly file: { readonly path: string };
  readonly names: { readonly declarations: Declarations };
}

/** What is exported under a name, where a module reads it that has to run first itself: undefined where it may have a value. */
export function circularValue(
  { file, names }: Exporter,
  name: string,
  wanted: Export,
  origin: Origin,
  evaluator: Evaluator,
): Opaque | undefined {
  const reader = isMadeByRunning(wanted, names.declarations) ? evaluator.order.circleWith(file.path) : undefined;
  if (reader === undefined) return undefined;
  const why = `\`${reader}\` and \`${file.path}\` read values of each other while they run`;
  const message = `${why}, here \`${name}\`: the one that runs first reads \`undefined\`.`;
  evaluator.note({ id: 'name-undeclared', message, why, at: origin });
  return opaque(why, origin);
}

/** Whether it has no value before its module has run, as functions have. */
function isMadeByRunning(wanted: Export, { names, common }: Declarations): boolean {
  if (common || wanted.kind === 'from') return false;
  if (wanted.kind === 'expression') return true;
  const { kind } = (wanted.kind === 'local' ? names.get(wanted.name) : wanted.declaration) ?? {};
  return kind === 'variable' || kind === 'class';
}
