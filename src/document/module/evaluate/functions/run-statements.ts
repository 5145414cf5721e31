import { whyUsedBeforeDeclared } from '../../analysis/hoisting.ts';
import { iterationOf, stepOf } from '../../analysis/steps.ts';
import { namesOf } from '../../syntax/binding-names.ts';
import { isNamed } from '../../syntax/member-access.ts';
import { type BindingTarget, type Expression, isOf, type Statement, type StatementOf } from '../../syntax/nodes.ts';
import { tooManySteps } from '../../value/cost.ts';
import { literal, stringOf, truthOf, whyOf } from '../../value/make.ts';
import { reportMistake } from '../../value/report-mistake.ts';
import type { Opaque, Origin, Value } from '../../value/value.ts';
import { bind } from '../declarations/destructuring.ts';
import { evaluateMaybeMissing } from '../expressions/members.ts';
import type { Scope } from '../scope.ts';
import { runLoop } from './loops.ts';
import { runIteration, runStep } from './steps.ts';
import { selectStatements } from './switches.ts';

/** How statements end before their last one: with what they return, opaque if that is not known, or in a loop. */
export type Completion = Value | 'break' | 'continue' | undefined;

/** Runs statements. `place` is that of the call of their function. */
export function runStatements(statements: readonly Statement[], scope: Scope, place: Origin): Completion {
  for (const statement of statements) {
    if (statement.type === 'FunctionDeclaration' && statement.id) {
      scope.declare(statement.id.name, scope.evaluate(statement));
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

function runStatement(statement: Statement, scope: Scope, place: Origin): Completion {
  if (!scope.evaluator.spend(1)) return scope.opaque(statement, tooManySteps);
  switch (statement.type) {
    case 'VariableDeclaration':
      declareAll(statement, scope);
      return undefined;
    case 'ReturnStatement':
      if (!statement.argument) return literal(undefined, scope.origin(statement));
      return evaluateResult(statement.argument, scope);
    case 'IfStatement':
      return runIf(statement, scope, place);
    case 'BlockStatement':
      return runStatements(statement.body, scope.inner(scope.functionScope), place);
    case 'SwitchStatement': {
      const chosen = selectStatements(statement, scope);
      if ('kind' in chosen) return chosen;
      const completion = runStatements(chosen, scope.inner(scope.functionScope), place);
      return completion === 'break' ? undefined : completion;
    }
    case 'ForOfStatement':
    case 'ForInStatement':
    case 'ForStatement':
    case 'WhileStatement':
      return runLoop(statement, scope, (body, inner) => runStatements([body], inner, place));
    case 'BreakStatement':
      return statement.label ? scope.opaque(statement, whyMoreThanReturn) : 'break';
    case 'ContinueStatement':
      return statement.label ? scope.opaque(statement, whyMoreThanReturn) : 'continue';
    case 'FunctionDeclaration':
    case 'EmptyStatement':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return undefined;
    case 'ExpressionStatement':
      return runExpression(statement.expression, scope);
    case 'ThrowStatement':
      return reportThrownError(statement.argument, scope, place);
    default:
      return scope.opaque(statement, whyMoreThanReturn);
  }
}

const whyMoreThanReturn = 'a function is called that does more than return a value';

/** Evaluates what a function returns, such as `Object.assign(all, { … })`. */
export function evaluateResult(expression: Expression, scope: Scope): Value {
  const step = stepOf(expression);
  return (step?.kind === 'merge' ? runStep(step, scope) : undefined) ?? scope.evaluate(expression);
}

/** Runs an expression for its effect. Returns why what follows is unknown. */
export function runExpression(expression: Expression, scope: Scope): Opaque | undefined {
  const step = stepOf(expression);
  if (step !== undefined) return runStep(step, scope) ? undefined : scope.opaque(expression, whyMoreThanReturn);
  const iteration = iterationOf(expression);
  if (iteration !== undefined) return runIteration(iteration, scope);
  return isLogging(expression) ? undefined : scope.opaque(expression, whyMoreThanReturn);
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

function runIf(statement: StatementOf<'IfStatement'>, scope: Scope, place: Origin): Completion {
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
