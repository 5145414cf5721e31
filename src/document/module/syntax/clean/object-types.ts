import { matchesAt } from '../../../../data/match-at.ts';
import type { TypeNode, TypeOf } from '../nodes.ts';
import type { Code } from './code.ts';
import { signatureAt } from './function-types.ts';
import { stringAt } from './literals.ts';
import { anyName, nameOf } from './names.ts';

type TypeMember = TypeOf<'TSTypeLiteral'>['members'][number];
type Mapped = TypeOf<'TSMappedType'>;

/** Matches the keyword, not a member named `readonly`. */
const readonlyAhead = /readonly[ \t]+[[\w$'"]/y;
const mappedAhead = /\[\s*[A-Za-z_$][\w$]*\s+in\s/y;

/** Parses a type in braces: an object type or a mapped type. */
export function objectTypeAt(code: Code): TypeNode {
  const { start } = code;
  code.expect('{');
  if (matchesAt(mappedAhead, code.text, code.start)) return mappedAt(code, start);
  const members = membersAt(code);
  return { type: 'TSTypeLiteral', start, end: code.before, members };
}

function mappedAt(code: Code, start: number): Mapped {
  code.expect('[');
  const typeParameter = eachNameAt(code);
  const nameType = code.word === 'as' ? typeAfterColon(code) : undefined;
  code.expect(']');
  const optional = code.eat('?');
  code.expect(':');
  const typeAnnotation = code.type();
  code.eat(';');
  code.expect('}');
  const given = { ...(nameType && { nameType }), ...(optional && { optional }) };
  return { type: 'TSMappedType', start, end: code.before, typeParameter, ...given, typeAnnotation };
}

function eachNameAt(code: Code): Mapped['typeParameter'] {
  const { start } = code;
  const { name } = nameOf(code);
  const constraint = typeAfterColon(code);
  return { type: 'TSTypeParameter', start, end: code.before, name, constraint };
}

/** Parses the type after a keyword. */
function typeAfterColon(code: Code): TypeNode {
  code.next();
  return code.type();
}

/** Parses members after the opening brace, up to the closing one. */
export function membersAt(code: Code): TypeMember[] {
  const members: TypeMember[] = [];
  while (!code.eat('}')) members.push(memberAt(code));
  return members;
}

function memberAt(code: Code): TypeMember {
  const { start } = code;
  const readonly = matchesAt(readonlyAhead, code.text, start);
  if (readonly) code.next();
  const given = readonly ? { readonly } : {};
  if (code.is('[')) return { ...indexAt(code), start, ...given };
  if (code.word === 'new') code.giveUp();
  const key = code.is('string') ? stringAt(code) : anyName(code);
  const optional = code.eat('?');
  const named = { start, key, computed: false, ...given, ...(optional && { optional }) } as const;
  if (!readonly && (code.is('(') || code.is('<'))) {
    const signature = signatureAt(code);
    endMember(code);
    return { ...named, type: 'TSMethodSignature', end: code.before, kind: 'method', ...signature };
  }
  const typeAnnotation = code.annotation();
  endMember(code);
  return { ...named, type: 'TSPropertySignature', end: code.before, typeAnnotation };
}

/** Parses an index signature. */
function indexAt(code: Code): TypeMember {
  const { start } = code;
  code.expect('[');
  const name = nameOf(code);
  const parameter = { ...name, typeAnnotation: code.annotation(), end: code.before };
  code.expect(']');
  const typeAnnotation = code.annotation();
  endMember(code);
  return { type: 'TSIndexSignature', start, end: code.before, parameters: [parameter], typeAnnotation };
}

/** Parses the end of a member: a semicolon, a comma, or a position where both may be omitted. */
function endMember(code: Code): void {
  if (!code.eat(';') && !code.eat(',') && !code.isOnNewLine && !code.is('}')) code.giveUp();
}
