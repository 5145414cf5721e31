import type { Type, TypeOf } from '../nodes.ts';
import type { Code } from './code.ts';
import { stringAt } from './literals.ts';
import { anyName, nameOf } from './names.ts';

type TypeMember = TypeOf<'TSTypeLiteral'>['members'][number];
type Mapped = TypeOf<'TSMappedType'>;

const mappedAhead = /\[\s*[A-Za-z_$][\w$]*\s+in\s/y;

/** A type in braces: of the members that it lists, or of one for each name of another type. */
export function objectTypeAt(code: Code): Type {
  const { start } = code;
  code.expect('{');
  mappedAhead.lastIndex = code.start;
  if (mappedAhead.test(code.text)) return mappedAt(code, start);
  const members = membersAt(code);
  return { type: 'TSTypeLiteral', start, end: code.before, members };
}

function mappedAt(code: Code, start: number): Mapped {
  code.expect('[');
  const typeParameter = eachNameAt(code);
  const nameType = code.word === 'as' ? behind(code) : undefined;
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
  const constraint = behind(code);
  return { type: 'TSTypeParameter', start, end: code.before, name, constraint };
}

/** The type behind a word. */
function behind(code: Code): Type {
  code.next();
  return code.type();
}

function membersAt(code: Code): TypeMember[] {
  const members: TypeMember[] = [];
  while (!code.eat('}')) {
    const { start } = code;
    if (code.is('[')) {
      members.push(indexAt(code));
      continue;
    }
    const key = code.is('string') ? stringAt(code) : anyName(code);
    const optional = code.eat('?');
    const typeAnnotation = code.annotation();
    endMember(code);
    const member = {
      type: 'TSPropertySignature',
      start,
      end: code.before,
      key,
      computed: false,
      typeAnnotation,
    } as const;
    members.push(optional ? { ...member, optional } : member);
  }
  return members;
}

/** What says of which type the members of any name are. */
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

/** A semicolon or a comma, or where both may be left out. */
function endMember(code: Code): void {
  if (!code.eat(';') && !code.eat(',') && !code.isOnNewLine && !code.is('}')) code.giveUp();
}
