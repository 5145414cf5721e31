import { matchesAt } from '../../../../data/match-at.ts';
import type { ExpressionOf, StatementOf } from '../nodes.ts';
import type { Code } from './code.ts';
import { headAt } from './heads.ts';
import { nameOf } from './names.ts';
import { ScopeNames } from './scope-names.ts';
import { typeParametersAt } from './type-parameters.ts';

/** Parses a function declaration; returns undefined if there is none. */
export function functionAt(code: Code, names: ScopeNames): StatementOf<'FunctionDeclaration'> | undefined {
  if (!startsFunction(code)) return undefined;
  const { start } = code;
  const kind = kindAt(code);
  const id = nameOf(code);
  names.declare(id.name);
  const parts = partsAt(code, kind);
  return { type: 'FunctionDeclaration', start, end: code.before, id, ...kind, ...parts };
}

/** Parses an anonymous function. */
export function functionExpressionAt(code: Code): ExpressionOf<'FunctionExpression'> {
  const { start } = code;
  const kind = kindAt(code);
  const parts = partsAt(code, kind);
  return { type: 'FunctionExpression', start, end: code.before, id: null, ...kind, ...parts };
}

const asyncAhead = /async[ \t]+function(?![\w$])/y;

export function startsFunction(code: Code): boolean {
  return code.word === 'function' || (code.word === 'async' && matchesAt(asyncAhead, code.text, code.start));
}

/** Parses what precedes a function's name. */
function kindAt(code: Code) {
  const isAsync = code.eatWord('async');
  code.next();
  const generator = code.eat('*');
  return { generator, async: isAsync };
}

function partsAt(code: Code, { generator, async }: ReturnType<typeof kindAt>) {
  const typeParameters = typeParametersAt(code);
  const names = new ScopeNames(code);
  const head = headAt(code, names);
  const body = code.insideFunction({ isAsync: async, isGenerator: generator }, () => code.block(names));
  return { ...(typeParameters && { typeParameters }), ...head, body };
}
