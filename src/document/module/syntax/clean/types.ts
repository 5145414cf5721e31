import type { TypeNode, TypeOf } from '../nodes.ts';
import type { Code } from './code.ts';
import { functionTypeAt } from './function-types.ts';
import { booleanAt, numberAt, stringAt } from './literals.ts';
import { anyName, nameOf } from './names.ts';
import { objectTypeAt } from './object-types.ts';
import { templateAt } from './templates.ts';
import { isKeyword, isTypeName, keywords } from './type-words.ts';

type Instantiation = NonNullable<TypeOf<'TSTypeReference'>['typeParameters']>;
export type TypeReference = TypeOf<'TSTypeReference'>;
type Entity = TypeOf<'TSTypeReference'>['typeName'];

export const typeAt = (code: Code): TypeNode => code.within(() => functionTypeAt(code) ?? conditional(code));

function conditional(code: Code): TypeNode {
  const { start } = code;
  const checkType = joined(code, '|', 'TSUnionType');
  if (code.word !== 'extends' || code.isOnNewLine) return checkType;
  code.next();
  const extendsType = code.inferring(() => joined(code, '|', 'TSUnionType'));
  code.expect('?');
  const trueType = code.type();
  code.expect(':');
  const falseType = code.type();
  return { type: 'TSConditionalType', start, end: code.before, checkType, extendsType, trueType, falseType };
}

/** Parses type arguments in angle brackets; returns undefined if no bracket closes them, so that `<` is an operator. */
export function typesAt(code: Code): Instantiation | undefined {
  const { start } = code;
  code.expect('<');
  const params = [code.type()];
  while (code.eat(',')) params.push(code.type());
  if (!code.eat('>')) return undefined;
  return { type: 'TSTypeParameterInstantiation', start, end: code.before, params };
}

/** Parses what follows `as`: a type, or `const`, which is not one. */
export function assertedAt(code: Code): TypeNode {
  if (code.word !== 'const') return code.type();
  const { start } = code;
  const typeName = anyName(code);
  if (code.is('<')) code.giveUp();
  return { type: 'TSTypeReference', start, end: code.before, typeName };
}

function joined(code: Code, mark: '|' | '&', type: 'TSUnionType' | 'TSIntersectionType'): TypeNode {
  const { start } = code;
  const isMarked = code.eat(mark);
  const one = () => (mark === '|' ? joined(code, '&', 'TSIntersectionType') : prefixed(code));
  const first = one();
  if (!isMarked && !code.is(mark)) return first;
  const types = [first];
  while (code.eat(mark)) types.push(one());
  return { type, start, end: code.before, types };
}

function prefixed(code: Code): TypeNode {
  const { start, word } = code;
  if (word === 'infer' && code.mayInfer) return inferred(code);
  if (word !== 'keyof' && word !== 'readonly') return suffixed(code);
  code.next();
  const typeAnnotation = code.within(() => prefixed(code));
  const isList = typeAnnotation.type === 'TSArrayType' || typeAnnotation.type === 'TSTupleType';
  if (word === 'readonly' && !isList) code.giveUp();
  return { type: 'TSTypeOperator', start, end: code.before, operator: word, typeAnnotation };
}

function suffixed(code: Code): TypeNode {
  const { start } = code;
  let type = single(code);
  while (code.is('[') && !code.isOnNewLine) {
    code.next();
    if (code.eat(']')) {
      type = { type: 'TSArrayType', start, end: code.before, elementType: type };
      continue;
    }
    const indexType = code.type();
    code.expect(']');
    type = { type: 'TSIndexedAccessType', start, end: code.before, objectType: type, indexType };
  }
  return type;
}

function single(code: Code): TypeNode {
  const { start, word } = code;
  if (word === 'typeof') return query(code);
  if (word === 'true' || word === 'false') {
    return { type: 'TSLiteralType', start, end: code.end, literal: booleanAt(code) };
  }
  if (word !== '') return isKeyword(word) ? keyword(code, word) : referenceAt(code);
  if (code.is('string')) return { type: 'TSLiteralType', start, end: code.end, literal: stringAt(code) };
  if (code.is('number')) return { type: 'TSLiteralType', start, end: code.end, literal: numberAt(code) };
  if (code.is('{')) return objectTypeAt(code);
  if (code.is('[')) return tupleAt(code);
  if (code.is('`')) {
    const literal = templateAt(code, () => code.type());
    // Its parts are types, but the parser's own types allow only expressions.
    return { type: 'TSLiteralType', start, end: code.before, literal } as unknown as TypeNode;
  }
  return parenthesized(code);
}

/** Parses a tuple type. */
function tupleAt(code: Code): TypeNode {
  const { start } = code;
  code.expect('[');
  const elementTypes = code.listed(']', () => (code.is('...') ? restAt(code) : code.type()));
  return { type: 'TSTupleType', start, end: code.before, elementTypes };
}

/** Parses the type of a tuple's rest element. */
function restAt(code: Code): TypeOf<'TSRestType'> {
  const { start } = code;
  code.next();
  const typeAnnotation = code.type();
  return { type: 'TSRestType', start, end: code.before, typeAnnotation };
}

function keyword(code: Code, word: keyof typeof keywords): TypeNode {
  const { start, end } = code;
  code.next();
  return { type: keywords[word], start, end };
}

/** Parses a named type, with its type arguments. */
export function referenceAt(code: Code): TypeReference {
  const { start, word } = code;
  if (!isTypeName(word)) code.giveUp();
  const typeName = entity(code);
  if (!code.is('<')) return { type: 'TSTypeReference', start, end: code.before, typeName };
  if (code.isOnNewLine) code.giveUp();
  const typeParameters = typesAt(code) ?? code.giveUp();
  return { type: 'TSTypeReference', start, end: code.before, typeName, typeParameters };
}

function entity(code: Code): Entity {
  const { start } = code;
  let name: Entity = nameOf(code);
  while (code.eat('.')) {
    const right = anyName(code);
    name = { type: 'TSQualifiedName', start, end: code.before, left: name, right };
  }
  return name;
}

function query(code: Code): TypeNode {
  const { start } = code;
  code.next();
  const exprName = entity(code);
  if (code.is('<')) code.giveUp();
  return { type: 'TSTypeQuery', start, end: code.before, exprName };
}

/** Parses `infer`. */
function inferred(code: Code): TypeNode {
  const { start } = code;
  code.next();
  const from = code.start;
  const { name } = nameOf(code);
  // A constraint; or a member named `extends` on the next line, which the full parser takes for a constraint.
  if (code.word === 'extends') code.giveUp();
  const end = code.before;
  return { type: 'TSInferType', start, end, typeParameter: { type: 'TSTypeParameter', start: from, end, name } };
}

function parenthesized(code: Code): TypeNode {
  const { start } = code;
  code.expect('(');
  const typeAnnotation = code.type();
  code.expect(')');
  // Before an arrow, a parenthesized function type may be a return type; any other type would be a parameter list.
  if (code.is('=>') && typeAnnotation.type !== 'TSFunctionType') code.giveUp();
  return { type: 'TSParenthesizedType', start, end: code.before, typeAnnotation };
}
