import { varsIn } from '../../analysis/hoisting.ts';
import type { Statement, StatementOf } from '../../syntax/nodes.ts';
import { nameOf } from '../../syntax/static-names.ts';
import { isCompound } from '../mutations/side-effects.ts';
import type { Declaration, Declarations, DeclarationsDraft } from './declaration.ts';
import { addName, declarationsBy } from './declared.ts';
import { typeNamesIn } from './exported-types.ts';
import { addCommonExport, addDefault, addExport } from './exports.ts';

export function declarationsOf(body: readonly Statement[]): Declarations {
  const draft: DeclarationsDraft = {
    names: new Map(),
    exports: new Map(),
    stars: [],
    common: false,
    whole: false,
    repeated: [],
  };
  const undeclared: [exported: string, name: string][] = [];
  for (const statement of body) add(draft, statement);
  for (const [exported, one] of draft.exports)
    if (one.kind === 'local' && !draft.names.has(one.name)) undeclared.push([exported, one.name]);
  if (undeclared.length > 0) removeTypes(draft, undeclared, body);
  return draft;
}

/** Removes exports whose names stand for types: `export { … }` need not say which of them do. */
function removeTypes(
  { exports }: DeclarationsDraft,
  undeclared: readonly (readonly [exported: string, name: string])[],
  body: readonly Statement[],
): void {
  const types = typeNamesIn(body);
  for (const [exported, name] of undeclared) if (types.has(name)) exports.delete(exported);
}

function add(draft: DeclarationsDraft, statement: Statement): void {
  switch (statement.type) {
    case 'ImportDeclaration':
      addImport(draft, statement);
      break;
    case 'ExportNamedDeclaration':
      addExport(draft, statement);
      break;
    case 'ExportDefaultDeclaration':
      addDefault(draft, statement);
      break;
    case 'ExportAllDeclaration':
      if (statement.exportKind !== 'type') draft.stars.push(statement.source.value);
      break;
    case 'TSExportAssignment':
      draft.exports.set('default', { kind: 'expression', node: statement.expression, at: statement });
      draft.common = true;
      draft.whole = true;
      break;
    case 'TSImportEqualsDeclaration':
      addEquals(draft, statement);
      break;
    case 'ExpressionStatement':
      addCommonExport(draft, statement.expression);
      break;
    default:
      for (const [name, declaration] of declarationsBy(statement)) addName(draft, name, declaration);
      if (isCompound(statement)) markRepeated(draft, statement);
  }
}

/** A `var` inside a block, a branch or a loop is the variable of the module that has its name. */
function markRepeated({ names }: DeclarationsDraft, statement: Statement): void {
  for (const name of varsIn([statement])) {
    const declaration = names.get(name);
    if (declaration?.kind === 'variable') names.set(name, { ...declaration, isRepeated: true });
  }
}

/** `import Name = require('…')` or `import Name = Other.Part`. */
function addEquals(
  draft: DeclarationsDraft,
  { id, moduleReference, importKind, isExport }: StatementOf<'TSImportEqualsDeclaration'>,
) {
  if (importKind === 'type') return;
  const declaration: Declaration =
    moduleReference.type === 'TSExternalModuleReference'
      ? { kind: 'import', source: moduleReference.expression.value, name: '*', isRequired: true, at: id, named: id }
      : { kind: 'alias', node: moduleReference, at: id };
  draft.names.set(id.name, declaration);
  if (isExport) draft.exports.set(id.name, { kind: 'local', name: id.name, at: id });
}

function addImport(draft: DeclarationsDraft, statement: StatementOf<'ImportDeclaration'>): void {
  if (statement.importKind === 'type' || statement.importKind === 'typeof') return;
  const source = statement.source.value;
  const isJson = statement.attributes?.some(({ key, value }) => nameOf(key) === 'type' && value.value === 'json');
  for (const specifier of statement.specifiers) {
    const name = importedName(specifier);
    const { local } = specifier;
    const named = specifier.type === 'ImportSpecifier' ? specifier.imported : local;
    if (name === undefined) continue;
    draft.names.set(local.name, { kind: 'import', source, name, at: local, named, ...(isJson && { isJson }) });
  }
}

function importedName(specifier: StatementOf<'ImportDeclaration'>['specifiers'][number]): string | undefined {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  return specifier.importKind === 'type' ? undefined : nameOf(specifier.imported);
}
