import { whyUsedBeforeDeclared } from '../../analysis/hoisting.ts';
import type { Evaluator, Scope } from '../../evaluate/scope.ts';
import type { AnyNode } from '../../syntax/nodes.ts';
import { unreadable } from '../../syntax/parse.ts';
import { literal, opaque } from '../../value/make.ts';
import type { Namespace, Origin, Value } from '../../value/value.ts';
import type { Declaration, Declarations, Export, OwnExport, VariableBinding } from './declaration.ts';

/** The offset from which a name has a value; 0 for imports and hoisted names, such as functions. */
export function startOf(declaration: Declaration): number {
  if (declaration.kind === 'variable') return declaration.declarator.start ?? 0;
  return declaration.kind === 'class' ? (declaration.node.start ?? 0) : 0;
}

/** Whether a declarator that is being evaluated has not bound a variable yet; `parts` has what it has bound so far. */
export const isUnbound = (
  name: string,
  declaration: Declaration,
  parts: ReadonlyMap<unknown, ReadonlyMap<string, Value>>,
): boolean => declaration.kind === 'variable' && parts.get(declaration.declarator)?.has(name) === false;

/** The value of a name before its declaration has run; `use` is the node that reads it, `why` the mistake. */
export function earlyValue(
  name: string,
  declaration: Declaration,
  scope: Scope,
  use: AnyNode = declaration.at,
  why = whyUsedBeforeDeclared(name),
): Value {
  if (declaration.kind === 'variable' && declaration.keyword === 'var') return literal(undefined, scope.origin(use));
  // A function may use names that are declared below it: without `use`, no mistake is reported.
  if (use !== declaration.at) {
    scope.evaluator.report({ id: 'name-undeclared', message: `${why}.`, why, at: scope.origin(use) });
  }
  return scope.opaque(use, why);
}

/**
 * The value of a variable that is declared without an initializer. For a constant, the parser reports the missing initializer;
 * reports about its uses would repeat that.
 */
export const unsetValue = ({ declarator, keyword }: VariableBinding, scope: Scope): Value =>
  keyword === 'var' || keyword === 'let'
    ? literal(undefined, scope.origin(declarator.id))
    : scope.opaque(declarator.id, unreadable({ path: scope.file }));

/** A module that exports something. */
interface Exporter {
  readonly file: { readonly path: string };
  readonly names: { readonly declarations: Declarations; exported(wanted: OwnExport): Value };
}

/** The value of an export for a module that runs before the one that exports it; undefined if it has its value by then. */
export function circularValue(
  { file, names }: Exporter,
  name: string,
  wanted: Export,
  origin: Origin,
  evaluator: Evaluator,
): Value | undefined {
  if (!evaluator.order.isCircular) return undefined;
  const kind = kindInitializedByRunning(wanted, names.declarations);
  const reader = kind && evaluator.order.runningBefore(file.path);
  if (reader === undefined) return undefined;
  const why = `\`${reader}\` runs before \`${file.path}\`, which exports \`${name}\``;
  const report = () => {
    evaluator.report({ id: 'name-undeclared', message: `${why}: here it is still \`undefined\`.`, why, at: origin });
  };
  if (kind === 'enum' && wanted.kind === 'local') return inlinedEnum(names.exported(wanted), why, report);
  report();
  return opaque(why, origin);
}

/** An enum whose members can be read, but not the object itself: bundlers inline their values. */
function inlinedEnum(whole: Value, why: string, report: () => void): Value {
  if (whole.kind !== 'object') return whole;
  const names = () => {
    report();
    return undefined;
  };
  const { entries, missingMember, origin } = whole;
  const get: Namespace['get'] = (name) => entries.get(name);
  return { kind: 'namespace', get, names, whyIncomplete: () => why, ...(missingMember && { missingMember }), origin };
}

/**
 * Returns the kind of declaration of an export that has no value before its module runs; undefined for others, such as
 * functions.
 */
function kindInitializedByRunning(
  wanted: Export,
  { names, common }: Declarations,
): Declaration['kind'] | 'expression' | undefined {
  if (common || wanted.kind === 'from') return undefined;
  if (wanted.kind === 'expression') return wanted.kind;
  const { kind } = (wanted.kind === 'local' ? names.get(wanted.name) : wanted.declaration) ?? {};
  return kind === 'function' || kind === 'import' ? undefined : kind;
}
