import type { ExpressionOf, StatementOf } from '../nodes.ts';
import type { Code } from './code.ts';
import { stringAt } from './literals.ts';
import { anyName, isReserved, nameOf } from './names.ts';

type Import = StatementOf<'ImportDeclaration'>;
type Specifier = Import['specifiers'][number];
type Declare = (name: string) => void;

export function importAt(code: Code, declare: Declare): Import {
  const { start } = code;
  code.next();
  const isForTypes = code.word === 'type';
  if (isForTypes) {
    code.next();
    if (code.is('string')) code.giveUp();
  }
  const specifiers = code.is('string') ? [] : specifiersAt(code, isForTypes, declare);
  const source = sourceAt(code);
  const importKind = isForTypes ? 'type' : 'value';
  return { type: 'ImportDeclaration', start, end: code.before, importKind, specifiers, source, attributes: [] };
}

/** Parses the source of an import or export, up to the end of the statement. */
export function sourceAt(code: Code): ExpressionOf<'StringLiteral'> {
  const source = stringAt(code);
  code.endStatement();
  return source;
}

function specifiersAt(code: Code, isForTypes: boolean, declare: Declare): Specifier[] {
  const specifiers: Specifier[] = [];
  if (code.is('word')) {
    specifiers.push(defaultAt(code, declare));
    // `import type` allows a default import or named ones, not both.
    if (code.is(',') && isForTypes) code.giveUp();
  }
  if (specifiers.length === 0 || code.eat(',')) {
    if (code.is('*')) specifiers.push(namespaceAt(code, declare));
    else specifiers.push(...namedAt(code, isForTypes, declare));
  }
  code.expectWord('from');
  return specifiers;
}

function defaultAt(code: Code, declare: Declare): Specifier {
  const { start, end } = code;
  const local = declaredAt(code, declare);
  return { type: 'ImportDefaultSpecifier', start, end, local };
}

function namespaceAt(code: Code, declare: Declare): Specifier {
  const { start } = code;
  code.next();
  code.expectWord('as');
  const local = declaredAt(code, declare);
  return { type: 'ImportNamespaceSpecifier', start, end: code.before, local };
}

function namedAt(code: Code, isForTypes: boolean, declare: Declare): Specifier[] {
  code.expect('{');
  return code.listed('}', () => specifierAt(code, isForTypes, declare));
}

function specifierAt(code: Code, isForTypes: boolean, declare: Declare): Specifier {
  const { start } = code;
  const first = anyName(code);
  const isType = first.name === 'type' && code.is('word');
  if (isType && isForTypes) code.giveUp();
  const imported = isType ? anyName(code) : first;
  const local = localOf(code, imported, declare);
  const importKind = isType ? 'type' : 'value';
  return { type: 'ImportSpecifier', start, end: code.before, imported, importKind, local };
}

function localOf(code: Code, imported: ExpressionOf<'Identifier'>, declare: Declare): ExpressionOf<'Identifier'> {
  if (code.word === 'as') {
    code.next();
    return declaredAt(code, declare);
  }
  // A reserved word must be renamed.
  if (isReserved(imported.name)) code.giveUp();
  declare(imported.name);
  return { ...imported };
}

function declaredAt(code: Code, declare: Declare): ExpressionOf<'Identifier'> {
  const name = nameOf(code);
  declare(name.name);
  return name;
}
