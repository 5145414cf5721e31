import type { Statement, StatementOf } from '../nodes.ts';
import type { Code } from './code.ts';
import { declarationAt } from './declarations.ts';
import { ScopeNames } from './scope-names.ts';

type Block = StatementOf<'BlockStatement'>;

/** Words that may start what is no expression, besides those that are no names. */
export const starts: ReadonlySet<string> = new Set('abstract declare from global module namespace type'.split(' '));

/** The statements of a function; `names` has what it declares already. */
export function blockAt(code: Code, names = new ScopeNames(code)): Block {
  const { start } = code;
  code.expect('{');
  const body: Statement[] = [];
  code.within(() => {
    while (!code.eat('}')) body.push(declarationAt(code, names) ?? plainAt(code));
  });
  return { type: 'BlockStatement', start, end: code.before, body, directives: [] };
}

/** A statement that declares nothing. */
function plainAt(code: Code): Statement {
  if (code.word === 'return') return returnAt(code);
  const { start } = code;
  if (!code.eatWord('if')) return expressionStatementAt(code);
  code.expect('(');
  const test = code.expression();
  code.expect(')');
  const consequent = branchAt(code);
  if (!code.eatWord('else')) return { type: 'IfStatement', start, end: code.before, test, consequent };
  const alternate = branchAt(code);
  return { type: 'IfStatement', start, end: code.before, test, consequent, alternate };
}

const branchAt = (code: Code): Statement => (code.is('{') ? blockAt(code) : code.within(() => plainAt(code)));

function returnAt(code: Code): StatementOf<'ReturnStatement'> {
  const { start } = code;
  code.next();
  const isEmpty = code.isOnNewLine || code.is(';') || code.is('}');
  const argument = isEmpty ? null : code.expression();
  code.endStatement();
  return { type: 'ReturnStatement', start, end: code.before, argument };
}

/** A statement that is there for what it does: one that starts with a name. */
export function expressionStatementAt(code: Code): StatementOf<'ExpressionStatement'> {
  const { start } = code;
  if (!code.is('word') || starts.has(code.word)) code.giveUp();
  const expression = code.expression();
  code.endStatement();
  return { type: 'ExpressionStatement', start, end: code.before, expression };
}
