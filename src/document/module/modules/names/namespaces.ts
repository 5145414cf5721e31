import { addToList } from '../../../../data/lists.ts';
import type { Scope } from '../../evaluate/scope.ts';
import type { NamespaceNode, Statement } from '../../syntax/nodes.ts';
import { opaque } from '../../value/make.ts';
import type { Namespace, Value } from '../../value/value.ts';
import type { Declaration, Declarations, OwnExport } from './declaration.ts';
import { declarationsOf } from './declarations.ts';

/** The namespaces that are merged with a declaration. */
export const namespacesIn = ({ parts = [] }: Declaration): readonly NamespaceNode[] =>
  parts.filter((part) => part.type === 'TSModuleDeclaration');

/** The statements of a namespace; `namespace Outer.Inner { … }` is a namespace that exports another. */
function statementsIn({ body }: NamespaceNode): readonly Statement[] {
  if (body.type === 'TSModuleBlock') return body.body;
  const { start = null, end = null } = body;
  return [{ type: 'ExportNamedDeclaration', start, end, declaration: body, specifiers: [], exportKind: 'value' }];
}

interface PartsOfNamespace {
  /** The statements of all blocks. */
  readonly code: { readonly body: readonly Statement[] };
  readonly parts: readonly (Declarations & { readonly node: NamespaceNode })[];
}

/** Returns the declarations of the blocks of a namespace, and the code of all of them. */
export function partsIn(nodes: readonly NamespaceNode[]): PartsOfNamespace {
  const bodies = nodes.map((node) => ({ node, body: statementsIn(node) }));
  const parts = bodies.map(({ node, body }) => ({ node, ...declarationsOf(body) }));
  return { code: { body: bodies.flatMap(({ body }) => body) }, parts };
}

/** One of the blocks of a namespace; its exports are visible in the others. */
export interface NamespacePart {
  readonly exports: Declarations['exports'];
  readonly valueOf: (wanted: OwnExport) => Value;
}

/** Returns the combined exports of the blocks of a namespace. */
export function exportedBy(parts: readonly NamespacePart[], scope: Scope): Pick<Namespace, 'get' | 'names'> {
  const exporting = new Map<string, NamespacePart[]>();
  for (const part of parts) {
    for (const name of part.exports.keys()) addToList(exporting, name, part);
  }
  const get: Namespace['get'] = (name, place) => {
    const [part, another] = exporting.get(name) ?? [];
    const wanted = part?.exports.get(name);
    if (part === undefined || wanted === undefined || wanted.kind === 'from') return undefined;
    const key = scope.origin(wanted.at);
    if (another !== undefined) return { key, value: opaque(`\`${name}\` is declared in several parts`, place) };
    return { key, value: part.valueOf(wanted) };
  };
  return { get, names: () => [...exporting.keys()] };
}
