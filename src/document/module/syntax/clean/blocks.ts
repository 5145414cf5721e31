import type { Statement, StatementOf } from '../nodes.ts';
import type { Code } from './code.ts';
import { declarationAt } from './declarations.ts';
import { ScopeNames } from './scope-names.ts';
import { plainAt } from './statements.ts';

/** Parses the statements of a function, or of a block in one; `names` has the names that are declared already. */
export function blockAt(code: Code, names = new ScopeNames(code)): StatementOf<'BlockStatement'> {
  const { start } = code;
  code.expect('{');
  const body: Statement[] = [];
  code.within(() => {
    while (!code.eat('}')) body.push(declarationAt(code, names) ?? plainAt(code));
  });
  return { type: 'BlockStatement', start, end: code.before, body, directives: [] };
}
