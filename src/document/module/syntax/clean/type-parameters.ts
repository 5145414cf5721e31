import type { ExpressionOf } from '../nodes.ts';
import { nameOf } from './names.ts';
import type { Tokens } from './tokens.ts';
import { typeAt } from './types.ts';

export type TypeParameters = Extract<
  ExpressionOf<'ArrowFunctionExpression'>['typeParameters'],
  { type: 'TSTypeParameterDeclaration' }
>;
type TypeParameter = TypeParameters['params'][number];

/** The types that a function or a type is given, in angle brackets; undefined if there are none. */
export function typeParametersAt(tokens: Tokens): TypeParameters | undefined {
  const { start } = tokens;
  if (!tokens.eat('<')) return undefined;
  const params = [parameterAt(tokens)];
  while (tokens.eat(',')) params.push(parameterAt(tokens));
  tokens.expect('>');
  return { type: 'TSTypeParameterDeclaration', start, end: tokens.before, params };
}

function parameterAt(tokens: Tokens): TypeParameter {
  const { start } = tokens;
  const { name } = nameOf(tokens);
  const constraint = behind(tokens, tokens.word === 'extends');
  const fallback = behind(tokens, tokens.is('='));
  return {
    type: 'TSTypeParameter',
    start,
    end: tokens.before,
    name,
    ...(constraint && { constraint }),
    ...(fallback && { default: fallback }),
  };
}

/** The type behind a mark. */
function behind(tokens: Tokens, isMarked: boolean) {
  if (!isMarked) return undefined;
  tokens.next();
  return typeAt(tokens);
}
