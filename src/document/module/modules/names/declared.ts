import { namesOf } from '../../syntax/binding-names.ts';
import type { Statement } from '../../syntax/nodes.ts';
import type { Declaration, DeclarationsDraft } from './declaration.ts';

/** The names that a statement declares for values. */
export function* declarationsBy(statement: Statement): Generator<[string, Declaration]> {
  if ('declare' in statement && statement.declare) return;
  if (statement.type === 'VariableDeclaration') {
    for (const declarator of statement.declarations) {
      for (const name of namesOf(declarator.id))
        yield [name, { kind: 'variable', declarator, keyword: statement.kind, at: declarator.id }];
    }
  } else if (statement.type === 'FunctionDeclaration' && statement.id) {
    yield [statement.id.name, { kind: 'function', node: statement, at: statement.id }];
  } else if (statement.type === 'ClassDeclaration' && statement.id) {
    yield [statement.id.name, { kind: 'class', node: statement, at: statement.id }];
  } else if (statement.type === 'TSEnumDeclaration') {
    yield [statement.id.name, { kind: 'enum', node: statement, at: statement.id }];
  } else if (statement.type === 'TSModuleDeclaration' && statement.id.type === 'Identifier') {
    yield [statement.id.name, { kind: 'namespace', node: statement, at: statement.id }];
  }
}

/** The names that a statement at the top of a module declares, exported or not. */
export function topLevelDeclarationsBy(statement: Statement): Iterable<[string, Declaration]> {
  const isExport = statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration';
  const { declaration } = isExport ? statement : {};
  const inside = declaration && /Declaration$/.test(declaration.type) ? (declaration as Statement) : undefined;
  return declarationsBy(inside ?? statement);
}

export function addName({ names }: DeclarationsDraft, name: string, declaration: Declaration): void {
  const other = names.get(name);
  names.set(name, other === undefined ? declaration : mergeDeclarations(other, declaration));
}

const isValue = ({ kind }: Declaration): boolean => kind === 'variable' || kind === 'import' || kind === 'alias';

/** Merges two declarations of one name, as TypeScript does with enums and namespaces. */
function mergeDeclarations(first: Declaration, second: Declaration): Declaration {
  // A namespace that contains only types may share its name with a value.
  if (second.kind === 'namespace' && isValue(first)) return first;
  if (second.kind === 'namespace' || (second.kind === 'enum' && first.kind === 'enum'))
    return { ...first, parts: [...(first.parts ?? []), second.node] };
  if (second.kind === 'variable' && (first.kind === 'variable' || first.kind === 'function'))
    return { ...second, isRepeated: true };
  if (first.kind !== 'namespace' || isValue(second)) return second;
  return { ...second, parts: [first.node, ...(first.parts ?? [])] };
}
