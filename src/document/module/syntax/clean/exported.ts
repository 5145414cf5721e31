import type { StatementOf } from '../nodes.ts';
import type { Code } from './code.ts';
import { declarationAt } from './declarations.ts';
import { functionAt } from './functions.ts';
import type { ScopeNames } from './scope-names.ts';

type Named = StatementOf<'ExportNamedDeclaration'>;

export function namedOf(start: number, { before }: Code, exportKind: 'type' | 'value', parts: Partial<Named>): Named {
  const named = { specifiers: [], source: null, attributes: [], declaration: null, ...parts };
  return { type: 'ExportNamedDeclaration', start, end: before, exportKind, ...named };
}

/** Parses a declaration after `export`, whose node starts earlier. */
export function exportedAt(code: Code, start: number, names: ScopeNames): Named {
  const declaration = declarationAt(code, names) ?? functionAt(code, names) ?? code.giveUp();
  const { type } = declaration;
  const kind = type === 'TSTypeAliasDeclaration' || type === 'TSInterfaceDeclaration' ? 'type' : 'value';
  return namedOf(start, code, kind, { declaration });
}
