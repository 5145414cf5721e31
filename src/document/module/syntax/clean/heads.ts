import type { Annotation, ExpressionOf } from '../nodes.ts';
import type { Code } from './code.ts';
import { nameOf } from './names.ts';
import { targetAt, withDefaultAt } from './patterns.ts';
import type { ScopeNames } from './scope-names.ts';

/** What a function takes and returns. */
export type Head = Pick<ExpressionOf<'ArrowFunctionExpression'>, 'params' | 'returnType'>;

const predicateAhead = /:[ \t]*[A-Za-z_$][\w$]*[ \t]+is[ \t]/y;

export function headAt(code: Code, names: ScopeNames): Head {
  code.expect('(');
  const params = code.within(() => code.listed(')', () => withDefaultAt(code, targetAt(code, names.declare))));
  return code.is(':') ? { params, returnType: returnTypeAt(code) } : { params };
}

/** What a function returns, which may be whether its parameter is of a type. */
export function returnTypeAt(code: Code): Annotation {
  predicateAhead.lastIndex = code.start;
  if (!predicateAhead.test(code.text)) return code.annotation();
  const { start } = code;
  code.expect(':');
  const parameterName = nameOf(code);
  code.expectWord('is');
  const inner = code.start;
  const type = code.type();
  const end = code.before;
  const typeAnnotation: Annotation = { type: 'TSTypeAnnotation', start: inner, end, typeAnnotation: type };
  const told = { start: parameterName.start ?? start, end, parameterName, typeAnnotation, asserts: false };
  return { type: 'TSTypeAnnotation', start, end, typeAnnotation: { type: 'TSTypePredicate', ...told } };
}
