import type { Statement, StatementOf } from '../nodes.ts';
import type { Code } from './code.ts';
import { startsFunction } from './functions.ts';
import { nameOf } from './names.ts';
import { targetAt } from './patterns.ts';
import { ScopeNames } from './scope-names.ts';

type Try = StatementOf<'TryStatement'>;
type Catch = NonNullable<Try['handler']>;

/** Words that may start something other than an expression, in addition to those that are not identifiers. */
const starts: ReadonlySet<string> = new Set('abstract declare from global module namespace type'.split(' '));

/** Parses a statement that is not a declaration. */
export function plainAt(code: Code): Statement {
  switch (code.word) {
    case 'return':
      return returnAt(code);
    case 'if':
      return ifAt(code);
    case 'for':
      return forAt(code);
    case 'while':
      return whileAt(code);
    case 'continue':
    case 'break':
      return leaveAt(code, code.word);
    case 'throw':
      return throwAt(code);
    case 'try':
      return tryAt(code);
    default:
      return expressionStatementAt(code);
  }
}

const branchAt = (code: Code): Statement => (code.is('{') ? code.block() : code.within(() => plainAt(code)));

function ifAt(code: Code): StatementOf<'IfStatement'> {
  const { start } = code;
  code.next();
  code.expect('(');
  const test = code.expression();
  code.expect(')');
  const consequent = branchAt(code);
  if (!code.eatWord('else')) return { type: 'IfStatement', start, end: code.before, test, consequent };
  const alternate = branchAt(code);
  return { type: 'IfStatement', start, end: code.before, test, consequent, alternate };
}

/** Parses a `for … of` loop that declares its variables; other `for` loops are not supported. */
function forAt(code: Code): StatementOf<'ForOfStatement'> {
  const { start } = code;
  code.next();
  code.expect('(');
  const from = code.start;
  const kind = code.word === 'const' || code.word === 'let' ? code.word : code.giveUp();
  code.next();
  const id = targetAt(code, new ScopeNames(code).declare);
  if (id.typeAnnotation) code.giveUp();
  const declarator = { type: 'VariableDeclarator', start: id.start ?? from, end: code.before, id } as const;
  const left = {
    type: 'VariableDeclaration',
    start: from,
    end: code.before,
    declarations: [declarator],
    kind,
  } as const;
  code.expectWord('of');
  const right = code.expression();
  code.expect(')');
  const body = code.insideLoop(() => branchAt(code));
  const all = { type: 'ForOfStatement', start, end: code.before, await: false, left, right, body } as const;
  return code.changes(all as unknown as StatementOf<'ForOfStatement'>);
}

function whileAt(code: Code): StatementOf<'WhileStatement'> {
  const { start } = code;
  code.next();
  code.expect('(');
  const test = code.expression();
  code.expect(')');
  const body = code.insideLoop(() => branchAt(code));
  return { type: 'WhileStatement', start, end: code.before, test, body };
}

function leaveAt(code: Code, word: 'continue' | 'break'): Statement {
  const { start } = code;
  if (!code.around.isLoop) code.giveUp();
  code.next();
  code.endStatement();
  const type = word === 'continue' ? 'ContinueStatement' : 'BreakStatement';
  return { type, start, end: code.before, label: null };
}

function returnAt(code: Code): StatementOf<'ReturnStatement'> {
  const { start } = code;
  code.next();
  const isEmpty = code.isOnNewLine || code.is(';') || code.is('}');
  const argument = isEmpty ? null : code.expression();
  code.endStatement();
  return { type: 'ReturnStatement', start, end: code.before, argument };
}

function throwAt(code: Code): StatementOf<'ThrowStatement'> {
  const { start } = code;
  code.next();
  if (code.isOnNewLine) code.giveUp();
  const argument = code.expression();
  code.endStatement();
  return { type: 'ThrowStatement', start, end: code.before, argument };
}

function tryAt(code: Code): Try {
  const { start } = code;
  code.next();
  const block = code.block();
  const handler = code.word === 'catch' ? catchAt(code) : undefined;
  const finalizer = code.eatWord('finally') ? code.block() : undefined;
  if (!handler && !finalizer) code.giveUp();
  return {
    type: 'TryStatement',
    start,
    end: code.before,
    block,
    ...(handler && { handler }),
    ...(finalizer && { finalizer }),
  };
}

function catchAt(code: Code): Catch {
  const { start } = code;
  code.next();
  const names = new ScopeNames(code);
  const param = code.eat('(') ? caughtAt(code, names) : undefined;
  const body = code.block(names);
  const caught = { type: 'CatchClause', start, end: code.before, ...(param && { param }), body } as const;
  return caught as unknown as Catch;
}

/** Parses the parameter of a `catch` clause, which may be of any type. */
function caughtAt(code: Code, names: ScopeNames): Catch['param'] {
  const name = nameOf(code);
  names.declare(name.name);
  const typeAnnotation = code.is(':') ? code.annotation() : undefined;
  const type = typeAnnotation?.typeAnnotation.type;
  if (typeAnnotation && type !== 'TSUnknownKeyword' && type !== 'TSAnyKeyword') code.giveUp();
  const end = code.before;
  code.expect(')');
  return { ...name, end, ...(typeAnnotation && { typeAnnotation }) };
}

/** Parses an expression statement: one that starts with a name. */
export function expressionStatementAt(code: Code): StatementOf<'ExpressionStatement'> {
  const { start } = code;
  if (!code.is('word') || starts.has(code.word) || startsFunction(code)) code.giveUp();
  const expression = code.expression();
  code.endStatement();
  return { type: 'ExpressionStatement', start, end: code.before, expression };
}
