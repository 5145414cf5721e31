import type { AnyNode, Expression, StatementOf } from '../../syntax/nodes.ts';
import { nameOf } from '../../syntax/static-names.ts';
import { commonExportName, isModuleExports } from './common-js.ts';
import type { Declaration, DeclarationsDraft, Export } from './declaration.ts';
import { addName, declarationsBy } from './declared.ts';

export function addExport(draft: DeclarationsDraft, statement: StatementOf<'ExportNamedDeclaration'>): void {
  if (statement.exportKind === 'type') return;
  if (statement.declaration) {
    for (const [name, declaration] of declarationsBy(statement.declaration)) {
      const exported: Export = { kind: 'local', name, at: declaration.at };
      // Merged declarations are one export.
      if (draft.names.has(name)) draft.exports.set(name, exported);
      else addExported(draft, name, exported);
      addName(draft, name, declaration);
    }
  }
  const source = statement.source?.value;
  for (const specifier of statement.specifiers) {
    if (specifier.type === 'ExportDefaultSpecifier') continue;
    const at = specifier.exported;
    const exported = nameOf(at);
    if (specifier.type === 'ExportNamespaceSpecifier') {
      addExported(draft, exported, { kind: 'from', source: source ?? '', name: '*', at, named: at });
    } else if (specifier.exportKind !== 'type') {
      // The parser allows a string as the local name only in a re-export.
      const name = nameOf(specifier.local as Parameters<typeof nameOf>[0]);
      addExported(
        draft,
        exported,
        source === undefined ? { kind: 'local', name, at } : { kind: 'from', source, name, at, named: specifier.local },
      );
    }
  }
}

function addExported({ exports, repeated }: DeclarationsDraft, name: string, exported: Export, at = exported.at): void {
  const other = exports.get(name);
  if (other !== undefined) repeated.push({ name, at, both: [other, exported] });
  exports.set(name, exported);
}

export function addDefault(draft: DeclarationsDraft, statement: StatementOf<'ExportDefaultDeclaration'>): void {
  // An interface or an overload may be the default export in addition to a value.
  if (isForTypes(statement.declaration) && draft.exports.has('default')) return;
  addExported(draft, 'default', defaultOf(draft, statement.declaration), statement);
}

/** Whether a declaration has no value: an interface, or an overload of a function. */
export const isForTypes = ({ type }: AnyNode): boolean =>
  type === 'TSDeclareFunction' || type === 'TSInterfaceDeclaration';

function defaultOf(draft: DeclarationsDraft, node: StatementOf<'ExportDefaultDeclaration'>['declaration']): Export {
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
    const declaration: Declaration =
      node.type === 'FunctionDeclaration' ? { kind: 'function', node, at: node } : { kind: 'class', node, at: node };
    if (!node.id) return { kind: 'declaration', declaration, at: node };
    addName(draft, node.id.name, declaration);
    return { kind: 'local', name: node.id.name, at: node.id };
  }
  return { kind: 'expression', node, at: node };
}

/** Adds an export of a CommonJS module: `module.exports = …`, `exports.name = …`. */
export function addCommonExport(draft: DeclarationsDraft, node: Expression): void {
  const name = node.type === 'AssignmentExpression' ? commonExportName(node.left) : undefined;
  if (node.type !== 'AssignmentExpression' || name === undefined) return;
  draft.exports.set(name, { kind: 'expression', node: node.right, at: node.left });
  draft.common = true;
  if (isModuleExports(node.left)) draft.whole = true;
}
