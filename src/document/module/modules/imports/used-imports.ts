import { onceFor } from '../../../../data/once.ts';
import { mayReferToOuterName } from '../../analysis/local-bindings.ts';
import { type AnyNode, isOf, type Statement, type StatementOf } from '../../syntax/nodes.ts';
import { childrenOf, type Enclosing, isFunction } from '../../syntax/walk.ts';
import { valueNodeTypes } from '../names/type-uses.ts';

/** Whether a statement imports nothing that is used as a value: in a TypeScript file, bundlers drop it. */
export const isDroppedImport = (statement: Statement, body: readonly Statement[]): boolean =>
  statement.type === 'ImportDeclaration' &&
  statement.specifiers.length > 0 &&
  statement.specifiers.every(({ local }) => !namesUsedAsValues(body).has(local.name));

/** The names that code uses as values, other than those that its functions declare themselves. */
export const namesUsedAsValues: (body: readonly Statement[]) => ReadonlySet<string> = onceFor((body) => {
  const used = new Set<string>();
  const open: [AnyNode, Enclosing | undefined][] = body.map((statement) => [statement, undefined]);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, within] = next;
    if (isForTypes(node)) continue;
    if (isOf(node, 'Identifier') && !used.has(node.name) && mayReferToOuterName(node.name, within)) used.add(node.name);
    const inside = isFunction(node) ? { node, outer: within } : within;
    for (const child of partsOf(node)) open.push([child, inside]);
  }
  return used;
});

/** TypeScript nodes other than expressions that may contain values. */
const ofDeclarations = /^TSModule|^TSImportEquals|^TSParameterProperty|^TSQualifiedName/;

const isForTypes = (node: AnyNode): boolean =>
  (/^TS/.test(node.type) && !valueNodeTypes.test(node.type) && !ofDeclarations.test(node.type)) ||
  ('declare' in node && node.declare === true);

/** The child nodes that may name a value: not the names of members, nor exported names. */
function partsOf(node: AnyNode): readonly AnyNode[] {
  if (isOf(node, 'ExportNamedDeclaration')) return exportedBy(node);
  if (isOf(node, 'ImportDeclaration', 'ExportAllDeclaration')) return [];
  const named = 'computed' in node && node.computed === true ? undefined : nameOf(node);
  return named === undefined ? childrenOf(node) : childrenOf(node).filter((child) => child !== named);
}

function nameOf(node: AnyNode): unknown {
  if ('key' in node) return node.key;
  if ('property' in node) return node.property;
  return node.type === 'TSEnumMember' && 'id' in node ? node.id : undefined;
}

function exportedBy(statement: StatementOf<'ExportNamedDeclaration'>): readonly AnyNode[] {
  const { declaration, exportKind, source, specifiers } = statement;
  if (exportKind === 'type' || source) return [];
  if (declaration) return [declaration];
  return specifiers.flatMap((one) => (one.type === 'ExportSpecifier' && one.exportKind !== 'type' ? [one.local] : []));
}
