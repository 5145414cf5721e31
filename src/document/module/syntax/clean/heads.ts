import { matchesAt } from '../../../../data/match-at.ts';
import type { Annotation, ExpressionOf } from '../nodes.ts';
import type { Code } from './code.ts';
import { nameOf } from './names.ts';
import { parameterTargetAt, restAt, withDefaultAt } from './patterns.ts';
import type { ScopeNames } from './scope-names.ts';

/** The parameters and the return type of a function. */
export type Head = Pick<ExpressionOf<'ArrowFunctionExpression'>, 'params' | 'returnType'>;

const predicateAhead = /:[ \t]*(?!asserts\b)[A-Za-z_$][\w$]*[ \t]+is[ \t]/y;

export function headAt(code: Code, names: ScopeNames): Head {
  code.expect('(');
  // Default values of parameters must not contain `await` or `yield`.
  const params = code.insideFunction({}, () => code.within(() => code.listed(')', () => parameterAt(code, names))));
  return code.is(':') ? { params, returnType: returnTypeAt(code) } : { params };
}

function parameterAt(code: Code, { declare }: ScopeNames): Head['params'][number] {
  if (code.is('...')) return restAt(code, declare, ')');
  const target = parameterTargetAt(code, declare);
  return isOptional(target) ? target : withDefaultAt(code, target);
}

const isOptional = (target: Head['params'][number]): boolean => 'optional' in target && target.optional === true;

/** Parses the return type of a function, which may be a type predicate. */
export function returnTypeAt(code: Code): Annotation {
  if (!matchesAt(predicateAhead, code.text, code.start)) return code.annotation();
  const { start } = code;
  code.expect(':');
  const parameterName = nameOf(code);
  code.expectWord('is');
  const inner = code.start;
  const type = code.type();
  const end = code.before;
  const typeAnnotation: Annotation = { type: 'TSTypeAnnotation', start: inner, end, typeAnnotation: type };
  const predicate = { start: parameterName.start ?? start, end, parameterName, typeAnnotation, asserts: false };
  return { type: 'TSTypeAnnotation', start, end, typeAnnotation: { type: 'TSTypePredicate', ...predicate } };
}
