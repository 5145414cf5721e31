import type { NamespaceNode, Statement } from '../../syntax/nodes.ts';
import type { Declaration } from './declaration.ts';

/** The namespaces that add to what is declared under their name. */
export const namespacesIn = ({ parts = [] }: Declaration): readonly NamespaceNode[] =>
  parts.filter((part) => part.type === 'TSModuleDeclaration');

/** The statements of a namespace; `namespace Outer.Inner { … }` is one that exports another. */
export function statementsIn({ body }: NamespaceNode): readonly Statement[] {
  if (body.type === 'TSModuleBlock') return body.body;
  const { start = null, end = null } = body;
  return [{ type: 'ExportNamedDeclaration', start, end, declaration: body, specifiers: [], exportKind: 'value' }];
}
