import type { ExpressionOf, StatementOf } from '../nodes.ts';
import { booleanAt, numberAt, stringAt } from './literals.ts';
import { anyName, isReserved, nameOf } from './names.ts';
import type { Tokens } from './tokens.ts';

export type Type = StatementOf<'TSTypeAliasDeclaration'>['typeAnnotation'];
type TypeOf<T extends Type['type']> = Extract<Type, { type: T }>;
type Annotation = Extract<ExpressionOf<'Identifier'>['typeAnnotation'], { type: 'TSTypeAnnotation' }>;
type Instantiation = NonNullable<TypeOf<'TSTypeReference'>['typeParameters']>;
type Entity = TypeOf<'TSTypeReference'>['typeName'];
type TypeMember = TypeOf<'TSTypeLiteral'>['members'][number];

/** The types that words stand for. */
const keywords = {
  any: 'TSAnyKeyword',
  bigint: 'TSBigIntKeyword',
  boolean: 'TSBooleanKeyword',
  never: 'TSNeverKeyword',
  null: 'TSNullKeyword',
  number: 'TSNumberKeyword',
  object: 'TSObjectKeyword',
  string: 'TSStringKeyword',
  symbol: 'TSSymbolKeyword',
  undefined: 'TSUndefinedKeyword',
  unknown: 'TSUnknownKeyword',
  void: 'TSVoidKeyword',
} as const;

/** Words that make something else of the type behind them, or of themselves. */
const modifiers: ReadonlySet<string> = new Set('abstract asserts infer intrinsic keyof readonly unique'.split(' '));

const isKeyword = (word: string): word is keyof typeof keywords => Object.hasOwn(keywords, word);

/** Whether a word can be the name of a type of one's own. */
export const isTypeName = (word: string): boolean => !isKeyword(word) && !modifiers.has(word) && !isReserved(word);

export const typeAt = (tokens: Tokens): Type => tokens.within(() => joined(tokens, '|', 'TSUnionType'));

/** A colon and the type behind it. */
export function annotationAt(tokens: Tokens): Annotation {
  const { start } = tokens;
  tokens.expect(':');
  const typeAnnotation = typeAt(tokens);
  return { type: 'TSTypeAnnotation', start, end: tokens.before, typeAnnotation };
}

/** Types in angle brackets. */
export function typesAt(tokens: Tokens): Instantiation {
  const { start } = tokens;
  tokens.expect('<');
  const params = [typeAt(tokens)];
  while (tokens.eat(',')) params.push(typeAt(tokens));
  tokens.expect('>');
  return { type: 'TSTypeParameterInstantiation', start, end: tokens.before, params };
}

/** What stands behind `as`: a type, or `const`, which is none. */
export function assertedAt(tokens: Tokens): Type {
  if (tokens.word !== 'const') return typeAt(tokens);
  const { start } = tokens;
  const typeName = anyName(tokens);
  if (tokens.is('[') || tokens.is('<') || tokens.is('.')) tokens.giveUp();
  return { type: 'TSTypeReference', start, end: tokens.before, typeName };
}

function joined(tokens: Tokens, mark: '|' | '&', type: 'TSUnionType' | 'TSIntersectionType'): Type {
  const { start } = tokens;
  const isMarked = mark === '|' && tokens.eat(mark);
  const one = () => (mark === '|' ? joined(tokens, '&', 'TSIntersectionType') : prefixed(tokens));
  const first = one();
  if (!isMarked && !tokens.is(mark)) return first;
  const types = [first];
  while (tokens.eat(mark)) types.push(one());
  return { type, start, end: tokens.before, types };
}

function prefixed(tokens: Tokens): Type {
  if (tokens.word !== 'keyof') return suffixed(tokens);
  const { start } = tokens;
  tokens.next();
  const typeAnnotation = tokens.within(() => prefixed(tokens));
  return { type: 'TSTypeOperator', start, end: tokens.before, operator: 'keyof', typeAnnotation };
}

function suffixed(tokens: Tokens): Type {
  const { start } = tokens;
  let type = single(tokens);
  while (tokens.is('[') && !tokens.isOnNewLine) {
    tokens.next();
    if (tokens.eat(']')) {
      type = { type: 'TSArrayType', start, end: tokens.before, elementType: type };
      continue;
    }
    const indexType = typeAt(tokens);
    tokens.expect(']');
    type = { type: 'TSIndexedAccessType', start, end: tokens.before, objectType: type, indexType };
  }
  return type;
}

function single(tokens: Tokens): Type {
  const { start, word } = tokens;
  if (word === 'typeof') return query(tokens);
  if (word === 'true' || word === 'false') {
    return { type: 'TSLiteralType', start, end: tokens.end, literal: booleanAt(tokens) };
  }
  if (word !== '') return isKeyword(word) ? keyword(tokens, word) : reference(tokens);
  if (tokens.is('string')) return { type: 'TSLiteralType', start, end: tokens.end, literal: stringAt(tokens) };
  if (tokens.is('number')) return { type: 'TSLiteralType', start, end: tokens.end, literal: numberAt(tokens) };
  if (tokens.is('{')) return { type: 'TSTypeLiteral', start, members: membersAt(tokens), end: tokens.before };
  return parenthesized(tokens);
}

function keyword(tokens: Tokens, word: keyof typeof keywords): Type {
  const { start, end } = tokens;
  tokens.next();
  if (tokens.is('.')) tokens.giveUp();
  return { type: keywords[word], start, end };
}

function reference(tokens: Tokens): Type {
  const { start, word } = tokens;
  if (!isTypeName(word)) tokens.giveUp();
  const typeName = entity(tokens);
  if (!tokens.is('<')) return { type: 'TSTypeReference', start, end: tokens.before, typeName };
  if (tokens.isOnNewLine) tokens.giveUp();
  const typeParameters = typesAt(tokens);
  return { type: 'TSTypeReference', start, end: tokens.before, typeName, typeParameters };
}

function entity(tokens: Tokens): Entity {
  const { start } = tokens;
  let name: Entity = nameOf(tokens);
  while (tokens.eat('.')) {
    const right = anyName(tokens);
    name = { type: 'TSQualifiedName', start, end: tokens.before, left: name, right };
  }
  return name;
}

function query(tokens: Tokens): Type {
  const { start } = tokens;
  tokens.next();
  const exprName = entity(tokens);
  if (tokens.is('<')) tokens.giveUp();
  return { type: 'TSTypeQuery', start, end: tokens.before, exprName };
}

function parenthesized(tokens: Tokens): Type {
  const { start } = tokens;
  tokens.expect('(');
  const typeAnnotation = typeAt(tokens);
  tokens.expect(')');
  if (tokens.is('=>')) tokens.giveUp();
  return { type: 'TSParenthesizedType', start, end: tokens.before, typeAnnotation };
}

function membersAt(tokens: Tokens): TypeMember[] {
  const members: TypeMember[] = [];
  tokens.expect('{');
  while (!tokens.eat('}')) {
    const { start } = tokens;
    if (tokens.is('[')) {
      members.push(indexAt(tokens));
      continue;
    }
    const key = tokens.is('string') ? stringAt(tokens) : anyName(tokens);
    const optional = tokens.eat('?');
    const typeAnnotation = annotationAt(tokens);
    endMember(tokens);
    const member = {
      type: 'TSPropertySignature',
      start,
      end: tokens.before,
      key,
      computed: false,
      typeAnnotation,
    } as const;
    members.push(optional ? { ...member, optional } : member);
  }
  return members;
}

/** What says of which type the members of any name are. */
function indexAt(tokens: Tokens): TypeMember {
  const { start } = tokens;
  tokens.expect('[');
  const name = nameOf(tokens);
  const parameter = { ...name, typeAnnotation: annotationAt(tokens), end: tokens.before };
  tokens.expect(']');
  const typeAnnotation = annotationAt(tokens);
  endMember(tokens);
  return { type: 'TSIndexSignature', start, end: tokens.before, parameters: [parameter], typeAnnotation };
}

/** A semicolon or a comma, or where both may be left out. */
function endMember(tokens: Tokens): void {
  if (!tokens.eat(';') && !tokens.eat(',') && !tokens.isOnNewLine && !tokens.is('}')) tokens.giveUp();
}
