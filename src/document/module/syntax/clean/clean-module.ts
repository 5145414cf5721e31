import { unlessUnclear } from '../../../../data/unclear.ts';
import type { Expression, FoundComment, MutatingNode, Statement } from '../nodes.ts';
import { declarationAt } from './declarations.ts';
import { exportAt } from './exports.ts';
import { ExpressionParser } from './expressions.ts';
import { functionAt } from './functions.ts';
import { importAt } from './imports.ts';
import { ScopeNames } from './scope-names.ts';
import { expressionStatementAt } from './statements.ts';

export interface CleanModule {
  readonly body: readonly Statement[];
  readonly comments: readonly FoundComment[];
  readonly mutatingNodes: readonly MutatingNode[];
}

/** True if a text has a character that only some parsers treat as a line terminator. */
const isOdd = (text: string): boolean =>
  text.includes('\u2028') || text.includes('\u2029') || (text.includes('\r') && /\r(?!\n)/.test(text));

/**
 * Parses the usual form of definitions: imports, exports, constants, enums, types and functions, with object and call
 * expressions. Returns undefined for any other text, invalid or only unusual.
 */
export const cleanModule = (text: string): CleanModule | undefined =>
  cleanly(text, (code) => {
    const names = new ScopeNames(code);
    const body: Statement[] = [];
    while (!code.is('end')) body.push(statementAt(code, names));
    names.finish();
    return { body, comments: code.comments, mutatingNodes: code.mutatingNodes };
  });

/** Parses a text that is a single expression in the same way. */
export const cleanExpression = (text: string): Expression | undefined =>
  cleanly(text, (code) => {
    const expression = code.expression();
    code.expect('end');
    return expression;
  });

const cleanly = <T>(text: string, read: (code: ExpressionParser) => T): T | undefined =>
  isOdd(text) ? undefined : unlessUnclear(() => read(new ExpressionParser(text)));

function statementAt(code: ExpressionParser, names: ScopeNames): Statement {
  if (code.word === 'import') return importAt(code, names.declare);
  if (code.word === 'export') return exportAt(code, names);
  return declarationAt(code, names) ?? functionAt(code, names) ?? expressionStatementAt(code);
}
