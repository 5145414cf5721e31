import type { Annotation, ExpressionOf } from '../nodes.ts';
import type { Code } from './code.ts';
import { Unclear } from './lexer.ts';
import { nameOf } from './names.ts';
import { targetAt, withDefaultAt } from './patterns.ts';
import { typeParametersAt } from './type-parameters.ts';

type Arrow = ExpressionOf<'ArrowFunctionExpression'>;
type Parameters = Arrow['params'];
type Head = Pick<Arrow, 'params' | 'returnType'>;

const arrowAhead = /[ \t]*=>/y;
const predicateAhead = /:[ \t]*[A-Za-z_$][\w$]*[ \t]+is[ \t]/y;

/** The function that starts here, if one does: one with a single expression for a body. */
export function arrowAt(code: Code): Arrow | undefined {
  const { start } = code;
  const typeParameters = typeParametersAt(code);
  const head = typeParameters || code.is('(') ? headAt(code) : nameHeadAt(code);
  if (head === undefined) return typeParameters && code.giveUp();
  code.next();
  if (code.is('{')) code.giveUp();
  const body = code.expression();
  const given = typeParameters && { typeParameters };
  const parts = { ...head, id: null, generator: false, async: false, body, ...given };
  // The parser of all code leaves out `expression`, too.
  return { type: 'ArrowFunctionExpression', start, end: code.before, ...parts } as unknown as Arrow;
}

function nameHeadAt(code: Code): Head | undefined {
  if (!code.is('word')) return undefined;
  arrowAhead.lastIndex = code.end;
  if (!arrowAhead.test(code.text)) return undefined;
  return { params: [nameOf(code)] };
}

/** Parameters, with an arrow behind them; undefined if it is only an expression in parentheses. */
function headAt(code: Code): Head | undefined {
  const { place } = code;
  try {
    return readHead(code);
  } catch (error) {
    if (!(error instanceof Unclear)) throw error;
    code.goBack(place);
    return undefined;
  }
}

function readHead(code: Code): Head {
  const params = parametersAt(code);
  const returnType = code.is(':') ? returnTypeAt(code) : undefined;
  if (!code.is('=>') || code.isOnNewLine) code.giveUp();
  return returnType === undefined ? { params } : { returnType, params };
}

/** What a function returns, which may be whether its parameter is of a type. */
function returnTypeAt(code: Code): Annotation {
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

function parametersAt(code: Code): Parameters {
  const names = new Set<string>();
  const declare = (name: string) => {
    if (names.has(name)) code.giveUp();
    names.add(name);
  };
  code.expect('(');
  return code.within(() => code.listed(')', () => withDefaultAt(code, targetAt(code, declare))));
}
