import { onceFor } from '../../../../data/once.ts';
import { hoistedVars, whyUsedBeforeDeclared } from '../../analysis/hoisting.ts';
import { mutatesOuterObjects } from '../../analysis/local-bindings.ts';
import { hasSideEffects } from '../../analysis/mutations.ts';
import { looksLikeMissingReturn, neverReturns } from '../../analysis/returns.ts';
import { namesOf } from '../../syntax/binding-names.ts';
import { isNamed } from '../../syntax/member-access.ts';
import {
  type BindingTarget,
  type Expression,
  type ExpressionOf,
  type FunctionNode,
  isOf,
  type Statement,
  type StatementOf,
} from '../../syntax/nodes.ts';
import { overspent, tooManySteps } from '../../value/cost.ts';
import { callable, list, literal, opaque, stringOf, truthOf, whyOf } from '../../value/make.ts';
import { reportMistake } from '../../value/report-mistake.ts';
import type { Callable, Origin, Value } from '../../value/value.ts';
import { bind } from '../declarations/destructuring.ts';
import { evaluateMaybeMissing } from '../expressions/members.ts';
import type { Scope } from '../scope.ts';
import { missingResult, reportMissingReturn } from './missing-return.ts';
import { selectStatements } from './switches.ts';

export const functions = {
  ArrowFunctionExpression: (node: ExpressionOf<'ArrowFunctionExpression'>, scope: Scope): Value =>
    createFunction(node, scope),
  FunctionExpression: (node: ExpressionOf<'FunctionExpression'>, scope: Scope): Value => createFunction(node, scope),
};

export function createFunction(node: FunctionNode, scope: Scope): Callable {
  const call: Callable['call'] = (args, place) => {
    const { why, mutatesArguments } = refusalOf(node);
    if (why === undefined) return invoke(node, args, scope.inner(), place);
    // It is unknown what the function computes from them.
    for (const arg of args) scope.evaluator.consume(arg);
    if (mutatesArguments) scope.evaluator.invalidate(args);
    return opaque(why, place);
  };
  return { ...callable(scope.origin(node), call), mutatesArguments: () => refusalOf(node).mutatesArguments };
}

/** The reason why the result of an async function, which cannot be part of a manifest, is unknown. */
export const whyAsync = 'an asynchronous function is called';

/** The message if such a result is needed. */
export const unawaitedPromise =
  'This is the promise of an `async` function, which is never awaited; use a function without `async`.';

/** Why the evaluator does not call a function, if it does not, and whether the call would mutate the arguments. */
interface Refusal {
  readonly why: string | undefined;
  readonly mutatesArguments: boolean;
}

/** Cached by node: a function may be created many times, and its code is the same each time. */
const refusalOf = onceFor((node: FunctionNode): Refusal => {
  const hasEffects = hasSideEffects(node);
  const mutatesArguments = hasEffects && mutatesOuterObjects(node);
  if (node.async && !node.generator) return { why: whyAsync, mutatesArguments };
  if (hasEffects) return { why: 'a function is called that changes its variables step by step', mutatesArguments };
  return { why: node.generator ? 'a generator is called' : undefined, mutatesArguments };
});

/** Binds the parameters of a function to the arguments, in its scope. */
export function bindParameters(node: FunctionNode, args: readonly Value[], scope: Scope, place: Origin): void {
  for (const [index, parameter] of node.params.entries()) {
    const rest = parameter.type === 'RestElement';
    const others = rest ? overspent(scope.evaluator, args.length, place) : undefined;
    const value = rest ? (others ?? list(args.slice(index), place)) : (args[index] ?? literal(undefined, place));
    bind(parameter, value, scope, scope.declare);
  }
}

function invoke(node: FunctionNode, args: readonly Value[], scope: Scope, place: Origin): Value {
  bindParameters(node, args, scope, place);
  if (node.body.type !== 'BlockStatement') return scope.evaluate(node.body);
  if (node.type === 'ArrowFunctionExpression' && looksLikeMissingReturn(node.body.body))
    return reportMissingReturn(node.body, scope);
  for (const name of hoistedVars(node.body)) if (!scope.has(name)) scope.declare(name, literal(undefined, place));
  const result = runStatements(node.body.body, scope, place) ?? literal(undefined, place);
  return result.kind === 'opaque' && neverReturns(node.body) ? missingResult(place) : result;
}

/** Runs statements. Returns what they return, opaque if that is not known; undefined if none of them returns. */
function runStatements(statements: readonly Statement[], scope: Scope, place: Origin): Value | undefined {
  for (const statement of statements) {
    if (statement.type === 'FunctionDeclaration' && statement.id) {
      scope.declare(statement.id.name, createFunction(statement, scope));
    } else if (statement.type === 'VariableDeclaration' && statement.kind !== 'var') {
      for (const { id } of statement.declarations) declareWithoutValue(id, scope);
    }
  }
  for (const statement of statements) {
    const result = runStatement(statement, scope, place);
    if (result !== undefined) return result;
  }
  return undefined;
}

function runStatement(statement: Statement, scope: Scope, place: Origin): Value | undefined {
  if (!scope.evaluator.spend(1)) return scope.opaque(statement, tooManySteps);
  switch (statement.type) {
    case 'VariableDeclaration':
      declareAll(statement, scope);
      return undefined;
    case 'ReturnStatement':
      if (!statement.argument) return literal(undefined, scope.origin(statement));
      return scope.evaluate(statement.argument);
    case 'IfStatement':
      return runIf(statement, scope, place);
    case 'BlockStatement':
      return runStatements(statement.body, scope.inner(scope.functionScope), place);
    case 'SwitchStatement': {
      const chosen = selectStatements(statement, scope);
      return 'kind' in chosen ? chosen : runStatements(chosen, scope.inner(scope.functionScope), place);
    }
    case 'FunctionDeclaration':
    case 'EmptyStatement':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return undefined;
    case 'ExpressionStatement':
      return isLogging(statement.expression)
        ? undefined
        : scope.opaque(statement, 'a function is called that does more than return a value');
    case 'ThrowStatement':
      return reportThrownError(statement.argument, scope, place);
    default:
      return scope.opaque(statement, 'a function is called that does more than return a value');
  }
}

/** Puts names into the temporal dead zone: they shadow those of outer scopes, and have no value yet. */
function declareWithoutValue(target: BindingTarget, scope: Scope): void {
  for (const name of namesOf(target)) scope.declare(name, scope.opaque(target, whyUsedBeforeDeclared(name)));
}

function declareAll({ kind, declarations }: StatementOf<'VariableDeclaration'>, scope: Scope): void {
  const { declare } = kind === 'var' ? scope.functionScope : scope;
  for (const { id, init } of declarations) {
    // `var name;` without an initializer keeps the value that the variable has.
    if (init) bind(id, scope.evaluate(init), scope, declare);
    else if (kind !== 'var') bind(id, literal(undefined, scope.origin(id)), scope, declare);
  }
}

function runIf(statement: StatementOf<'IfStatement'>, scope: Scope, place: Origin): Value | undefined {
  const test = evaluateMaybeMissing(statement.test, scope);
  const truth = truthOf(test);
  if (truth === undefined) return scope.opaque(statement.test, whyOf(test, 'a condition is not known'));
  const branch = truth ? statement.consequent : statement.alternate;
  return branch ? runStatements([branch], scope.inner(scope.functionScope), place) : undefined;
}

/** Reports a thrown error. No evaluated code is inside a `try`, so the error ends the definition. */
function reportThrownError(thrown: Expression, scope: Scope, place: Origin): Value {
  const why = 'it throws';
  const [firstArgument] = isOf(thrown, 'NewExpression', 'CallExpression') ? thrown.arguments : [thrown];
  const thrownMessage = firstArgument && stringOf(scope.evaluate(firstArgument));
  const message = thrownMessage ? `This throws an error: \`${thrownMessage}\`.` : 'This throws an error.';
  return reportMistake({ id: 'value-unexpected', message, why, at: place }, scope.evaluator);
}

const isLogging = (node: Expression): boolean =>
  node.type === 'CallExpression' && isOf(node.callee, 'MemberExpression') && isNamed(node.callee.object, 'console');
