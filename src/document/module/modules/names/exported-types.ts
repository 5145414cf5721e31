import { namesOf } from '../../syntax/binding-names.ts';
import type { Statement, StatementOf } from '../../syntax/nodes.ts';
import { nameOf } from '../../syntax/static-names.ts';

type ExportStatement = StatementOf<'ExportNamedDeclaration'>;

/** Whether a file exports a name as a type and certainly not as a value. */
export function exportsTypeOnly(body: readonly Statement[], name: string): boolean {
  const types = typeNamesIn(body);
  return body.some(
    (statement) =>
      statement.type === 'ExportNamedDeclaration' &&
      (typeIn(statement) === name || typesListedIn(statement, types).includes(name)),
  );
}

/** Whether a file exports a name as a type, or may do so: `export type * from` does not list the names it exports. */
export function exportsType(body: readonly Statement[], name: string): boolean {
  const types = typeNamesIn(body);
  return body.some((statement) => {
    if (isTypeStar(statement)) return true;
    if (statement.type !== 'ExportNamedDeclaration') return false;
    return typesListedIn(statement, types).includes(name) || [...typesDeclaredIn(statement)].includes(name);
  });
}

/** Whether a statement is `export type * from '…'`. */
export const isTypeStar = (statement: Statement): boolean =>
  statement.type === 'ExportAllDeclaration' && statement.exportKind === 'type';

/** The names in `export type { … }`, after `type` in `export { type … }`, and those of the file's own `types` in `export { … }`. */
const typesListedIn = (
  { specifiers, exportKind, source }: ExportStatement,
  types: ReadonlySet<string>,
): readonly string[] =>
  specifiers.flatMap((specifier) => {
    if (specifier.type !== 'ExportSpecifier') return [];
    const isOwn = !source && types.has(specifier.local.name);
    return isOwn || exportKind === 'type' || specifier.exportKind === 'type' ? [nameOf(specifier.exported)] : [];
  });

/** The names that a file declares or imports as types. */
export const typeNamesIn = (body: readonly Statement[]): ReadonlySet<string> =>
  new Set(
    body.flatMap((statement) => {
      if (statement.type === 'ImportDeclaration') return typesImportedBy(statement);
      return typeIn(statement) ?? [];
    }),
  );

const typesImportedBy = ({ specifiers, importKind }: StatementOf<'ImportDeclaration'>): readonly string[] =>
  specifiers.flatMap((specifier) => {
    const isType = specifier.type === 'ImportSpecifier' && specifier.importKind === 'type';
    return isType || importKind === 'type' ? [specifier.local.name] : [];
  });

/** The names that `export type …`, `export interface …` or `export declare …` declares. */
function* typesDeclaredIn({ declaration, exportKind }: ExportStatement): Generator<string> {
  if (exportKind !== 'type' || !declaration) return;
  if (declaration.type === 'VariableDeclaration') for (const { id } of declaration.declarations) yield* namesOf(id);
  else if ('id' in declaration && declaration.id?.type === 'Identifier') yield declaration.id.name;
}

/** The type that a statement declares, exported or not. */
export function typeIn(statement: Statement): string | undefined {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declaration?.type === 'TSInterfaceDeclaration' || declaration?.type === 'TSTypeAliasDeclaration'
    ? declaration.id.name
    : undefined;
}
