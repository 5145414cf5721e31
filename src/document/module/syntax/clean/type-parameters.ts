import type { ExpressionOf } from '../nodes.ts';
import type { Code } from './code.ts';
import { nameOf } from './names.ts';

export type TypeParameters = Extract<
  ExpressionOf<'ArrowFunctionExpression'>['typeParameters'],
  { type: 'TSTypeParameterDeclaration' }
>;
type TypeParameter = TypeParameters['params'][number];

/** Parses type parameters in angle brackets; returns undefined if there are none. */
export function typeParametersAt(code: Code): TypeParameters | undefined {
  const { start } = code;
  if (!code.eat('<')) return undefined;
  const params = [parameterAt(code)];
  while (code.eat(',') && !code.is('>')) params.push(parameterAt(code));
  code.expect('>');
  return { type: 'TSTypeParameterDeclaration', start, end: code.before, params };
}

function parameterAt(code: Code): TypeParameter {
  const { start } = code;
  const { name } = nameOf(code);
  const constraint = typeAfterMark(code, code.word === 'extends');
  const fallback = typeAfterMark(code, code.is('='));
  return {
    type: 'TSTypeParameter',
    start,
    end: code.before,
    name,
    ...(constraint && { constraint }),
    ...(fallback && { default: fallback }),
  };
}

/** Parses the type after a token. */
function typeAfterMark(code: Code, isMarked: boolean) {
  if (!isMarked) return undefined;
  code.next();
  return code.type();
}
