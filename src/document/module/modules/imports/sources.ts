import type { AnyNode, Statement, StatementOf } from '../../syntax/nodes.ts';

/** A module that is imported for more than its types; `at` is the specifier. */
export interface ImportSource {
  readonly specifier: string;
  readonly at: AnyNode;
  /** The import has an attribute that sets the module's type: `with { type: 'text' }`. */
  readonly hasType: boolean;
}

type Text = AnyNode & { readonly value: string };

/** The modules that a file imports, or re-exports from. */
export const sourcesIn = (body: readonly Statement[]): readonly ImportSource[] =>
  body.flatMap((statement) => {
    const source = sourceIn(statement);
    const hasType = 'attributes' in statement && (statement.attributes?.length ?? 0) > 0;
    return source ? [{ specifier: source.value, at: source, hasType }] : [];
  });

/** The module that a statement imports for more than its types, or re-exports from. */
export function sourceIn(statement: Statement): Text | null | undefined {
  switch (statement.type) {
    case 'ImportDeclaration':
      return isForTypes(statement) ? undefined : statement.source;
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return statement.exportKind === 'type' ? undefined : statement.source;
    case 'TSImportEqualsDeclaration': {
      const { moduleReference, importKind } = statement;
      return moduleReference.type === 'TSExternalModuleReference' && importKind !== 'type'
        ? moduleReference.expression
        : undefined;
    }
    default:
      return undefined;
  }
}

function isForTypes({ importKind, specifiers }: StatementOf<'ImportDeclaration'>): boolean {
  if (importKind === 'type' || importKind === 'typeof') return true;
  const named = specifiers.filter((specifier) => specifier.type === 'ImportSpecifier');
  return specifiers.length > 0 && named.length === specifiers.length && named.every((one) => one.importKind === 'type');
}
