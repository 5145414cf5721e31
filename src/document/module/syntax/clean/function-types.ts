import { matchesAt } from '../../../../data/match-at.ts';
import type { Annotation, TypeNode, TypeOf } from '../nodes.ts';
import type { Code } from './code.ts';
import { returnTypeAt } from './heads.ts';
import { anyName, nameOf } from './names.ts';
import { typeParametersAt } from './type-parameters.ts';

type Method = Extract<TypeOf<'TSTypeLiteral'>['members'][number], { type: 'TSMethodSignature' }>;
type Parameter = Method['parameters'][number];

/** Parentheses of parameters, not around a type: they are empty, or begin with a name. */
const parametersAhead = /\(\s*(?:\)|\.\.\.|[A-Za-z_$][\w$]*\s*[:?,])/y;

/** Parses a function type; returns undefined if none starts here. */
export function functionTypeAt(code: Code): TypeNode | undefined {
  if (!code.is('<') && !(code.is('(') && matchesAt(parametersAhead, code.text, code.start))) return undefined;
  const { start } = code;
  const parameters = parametersAt(code);
  const typeAnnotation = returnedAt(code);
  return { type: 'TSFunctionType', start, end: code.before, ...parameters, typeAnnotation };
}

/** Parses the parameters and the return type of a method. */
export function signatureAt(code: Code): Pick<Method, 'typeParameters' | 'parameters' | 'typeAnnotation'> {
  const parameters = parametersAt(code);
  return code.is(':') ? { ...parameters, typeAnnotation: returnTypeAt(code) } : parameters;
}

function parametersAt(code: Code): Pick<Method, 'typeParameters' | 'parameters'> {
  const typeParameters = typeParametersAt(code);
  code.expect('(');
  const parameters = code.within(() => code.listed(')', () => parameterAt(code)));
  return { ...(typeParameters && { typeParameters }), parameters };
}

function parameterAt(code: Code): Parameter {
  if (code.is('...')) return restAt(code);
  const name = code.word === 'this' ? anyName(code) : nameOf(code);
  const optional = code.eat('?');
  const typeAnnotation = code.is(':') ? code.annotation() : undefined;
  return { ...name, end: code.before, ...(optional && { optional }), ...(typeAnnotation && { typeAnnotation }) };
}

/** Parses a rest parameter: it is the last, without a trailing comma. */
function restAt(code: Code): Parameter {
  const { start } = code;
  code.next();
  const argument = nameOf(code);
  const typeAnnotation = code.annotation();
  if (!code.is(')')) code.giveUp();
  return { type: 'RestElement', start, end: code.before, argument, typeAnnotation };
}

/** Parses an arrow and the type after it. */
function returnedAt(code: Code): Annotation {
  const { start } = code;
  code.expect('=>');
  const typeAnnotation = code.type();
  return { type: 'TSTypeAnnotation', start, end: code.before, typeAnnotation };
}
