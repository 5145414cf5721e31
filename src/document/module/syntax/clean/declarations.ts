import type { Declarator, StatementOf } from '../nodes.ts';
import type { Code } from './code.ts';
import { stringAt } from './literals.ts';
import { anyName, nameOf } from './names.ts';
import { membersAt } from './object-types.ts';
import { targetAt } from './patterns.ts';
import type { ScopeNames } from './scope-names.ts';
import { typeParametersAt } from './type-parameters.ts';
import { isTypeName } from './type-words.ts';
import { referenceAt, type TypeReference } from './types.ts';

type Variables = StatementOf<'VariableDeclaration'>;
type Enum = StatementOf<'TSEnumDeclaration'>;
type EnumMember = Enum['members'][number];
type Interface = StatementOf<'TSInterfaceDeclaration'>;
export type DeclarationNode = Variables | Enum | Interface | StatementOf<'TSTypeAliasDeclaration'>;

/** Parses a declaration; returns undefined if none starts here. */
export function declarationAt(code: Code, names: ScopeNames): DeclarationNode | undefined {
  if (code.word === 'const' || code.word === 'let') return variablesAt(code, code.word, names);
  if (code.word === 'enum') return enumAt(code, names);
  if (code.word === 'interface') return interfaceAt(code, names);
  return code.word === 'type' ? aliasAt(code, names) : undefined;
}

function variablesAt(code: Code, kind: 'const' | 'let', names: ScopeNames): Variables {
  const { start } = code;
  code.next();
  const declarations = [declaratorAt(code, kind, names)];
  while (code.eat(',')) declarations.push(declaratorAt(code, kind, names));
  code.endStatement();
  return { type: 'VariableDeclaration', start, end: code.before, declarations, kind };
}

function declaratorAt(code: Code, kind: 'const' | 'let', names: ScopeNames): Declarator {
  const { start } = code;
  const id = targetAt(code, names.declare);
  if (kind === 'let' && id.type === 'Identifier' && !code.is('=')) {
    return { type: 'VariableDeclarator', start, end: code.before, id, init: null };
  }
  code.expect('=');
  const init = code.expression();
  return { type: 'VariableDeclarator', start, end: code.before, id, init };
}

function aliasAt(code: Code, names: ScopeNames): StatementOf<'TSTypeAliasDeclaration'> {
  const { start } = code;
  const id = typeNameAt(code, names);
  const typeParameters = typeParametersAt(code);
  code.expect('=');
  const typeAnnotation = code.type();
  code.endStatement();
  const given = typeParameters && { typeParameters };
  return { type: 'TSTypeAliasDeclaration', start, end: code.before, id, ...given, typeAnnotation };
}

function interfaceAt(code: Code, names: ScopeNames): Interface {
  const { start } = code;
  const id = typeNameAt(code, names);
  const typeParameters = typeParametersAt(code);
  const given = typeParameters && { typeParameters };
  const inherited = code.eatWord('extends') ? inheritedAt(code) : undefined;
  const from = code.start;
  code.expect('{');
  const members = membersAt(code);
  const body = { type: 'TSInterfaceBody', start: from, end: code.before, body: members } as const;
  return {
    type: 'TSInterfaceDeclaration',
    start,
    end: code.before,
    id,
    ...given,
    ...(inherited && { extends: inherited }),
    body,
  };
}

function inheritedAt(code: Code): NonNullable<Interface['extends']> {
  const inherited = [inheritedOf(referenceAt(code))];
  while (code.eat(',')) inherited.push(inheritedOf(referenceAt(code)));
  return inherited;
}

function inheritedOf({ typeName: expression, ...reference }: TypeReference): NonNullable<Interface['extends']>[number] {
  return { expression, ...reference, type: 'TSExpressionWithTypeArguments' };
}

/** Parses the name of a type, after the keyword that declares it. */
function typeNameAt(code: Code, names: ScopeNames) {
  code.next();
  if (code.isOnNewLine || !isTypeName(code.word)) code.giveUp();
  const id = nameOf(code);
  names.declareType(id.name);
  return id;
}

function enumAt(code: Code, names: ScopeNames): Enum {
  const { start } = code;
  code.next();
  const id = nameOf(code);
  names.declare(id.name);
  names.declareType(id.name);
  code.expect('{');
  const members = code.listed('}', () => enumMemberAt(code));
  return { type: 'TSEnumDeclaration', start, end: code.before, id, members };
}

function enumMemberAt(code: Code): EnumMember {
  const { start } = code;
  const id = code.is('string') ? stringAt(code) : anyName(code);
  if (!code.eat('=')) return { type: 'TSEnumMember', start, end: code.before, id };
  const initializer = code.expression();
  return { type: 'TSEnumMember', start, end: code.before, id, initializer };
}
