import type { Expression, Statement, StatementOf } from '../syntax/nodes.ts';
import { literal, truthOf, whyOf } from '../value/make.ts';
import type { Value } from '../value/value.ts';
import { makeFunction } from './functions.ts';
import { bind } from './patterns.ts';
import type { Scope } from './scope.ts';

/** Runs the body of a function: what it returns; opaque where that is not known; undefined where it goes on. */
export function run(statements: readonly Statement[], scope: Scope): Value | undefined {
  for (const statement of statements) {
    if (statement.type === 'FunctionDeclaration' && statement.id) {
      scope.declare(statement.id.name, makeFunction(statement, scope));
    }
  }
  for (const statement of statements) {
    const result = runOne(statement, scope);
    if (result !== undefined) return result;
  }
  return undefined;
}

function runOne(statement: Statement, scope: Scope): Value | undefined {
  switch (statement.type) {
    case 'VariableDeclaration':
      declareAll(statement, scope);
      return undefined;
    case 'ReturnStatement':
      if (!statement.argument) return literal(undefined, scope.origin(statement));
      return scope.evaluate(statement.argument);
    case 'IfStatement':
      return runIf(statement, scope);
    case 'BlockStatement':
      return run(statement.body, scope.inner());
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
      return scope.opaque(statement, 'it throws');
    default:
      return scope.opaque(statement, 'a function is called that does more than return a value');
  }
}

function declareAll(statement: StatementOf<'VariableDeclaration'>, scope: Scope): void {
  for (const { id, init } of statement.declarations) {
    bind(id, init ? scope.evaluate(init) : literal(undefined, scope.origin(id)), scope, scope.declare);
  }
}

function runIf(statement: StatementOf<'IfStatement'>, scope: Scope): Value | undefined {
  const test = scope.evaluate(statement.test);
  const truth = truthOf(test);
  if (truth === undefined) return scope.opaque(statement.test, whyOf(test, 'a condition is not known'));
  const branch = truth ? statement.consequent : statement.alternate;
  return branch ? run([branch], scope.inner()) : undefined;
}

const isLogging = (node: Expression): boolean =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.object.type === 'Identifier' &&
  node.callee.object.name === 'console';
