import { whyUsedBeforeDeclared } from '../../evaluate/hoisting.ts';
import type { Evaluator, Scope } from '../../evaluate/scope.ts';
import type { AnyNode } from '../../syntax/nodes.ts';
import { unreadable } from '../../syntax/parse.ts';
import { literal, opaque } from '../../value/make.ts';
import type { Namespace, Origin, Value } from '../../value/value.ts';
import type { Declaration, Declarations, Export, OwnExport, Variable } from './declaration.ts';

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
  if (declaration.kind === 'variable' && declaration.keyword === 'var') return literal(undefined, scope.origin(use));
  // What a function uses may be declared below it: nobody is to blame there.
  if (use !== declaration.at) {
    scope.evaluator.note({ id: 'name-undeclared', message: `${why}.`, why, at: scope.origin(use) });
  }
  return scope.opaque(use, why);
}

/**
 * What a variable stands for that is declared without a value. Of a constant the parser tells that it has none, and what
 * is told of its uses would be the same fault again.
 */
export const unsetValue = ({ declarator, keyword }: Variable, scope: Scope): Value =>
  keyword === 'var' || keyword === 'let'
    ? literal(undefined, scope.origin(declarator.id))
    : scope.opaque(declarator.id, unreadable({ path: scope.file }));

/** A module that exports something. */
interface Exporter {
  readonly file: { readonly path: string };
  readonly names: { readonly declarations: Declarations; exported(wanted: OwnExport): Value };
}

/** What is exported under a name, where a module reads it that runs first: undefined where it has a value by then. */
export function circularValue(
  { file, names }: Exporter,
  name: string,
  wanted: Export,
  origin: Origin,
  evaluator: Evaluator,
): Value | undefined {
  if (!evaluator.order.isCircular) return undefined;
  const kind = kindMadeByRunning(wanted, names.declarations);
  const reader = kind && evaluator.order.runningBefore(file.path);
  if (reader === undefined) return undefined;
  const why = `\`${reader}\` runs before \`${file.path}\`, which exports \`${name}\``;
  const tell = () => {
    evaluator.note({ id: 'name-undeclared', message: `${why}: here it is still \`undefined\`.`, why, at: origin });
  };
  if (kind === 'enum' && wanted.kind === 'local') return inlined(names.exported(wanted), why, tell);
  tell();
  return opaque(why, origin);
}

/** An enum of which nothing but members can be read: bundlers write their values where they are named. */
function inlined(whole: Value, why: string, tell: () => void): Value {
  if (whole.kind !== 'object') return whole;
  const names = () => {
    tell();
    return undefined;
  };
  const { entries, missing, origin } = whole;
  const get: Namespace['get'] = (name) => entries.get(name);
  return { kind: 'namespace', get, names, whyIncomplete: () => why, ...(missing && { missing }), origin };
}

/** As what it is declared, where it has no value before its module has run, as functions have. */
function kindMadeByRunning(
  wanted: Export,
  { names, common }: Declarations,
): Declaration['kind'] | 'expression' | undefined {
  if (common || wanted.kind === 'from') return undefined;
  if (wanted.kind === 'expression') return wanted.kind;
  const { kind } = (wanted.kind === 'local' ? names.get(wanted.name) : wanted.declaration) ?? {};
  return kind === 'function' || kind === 'import' ? undefined : kind;
}
