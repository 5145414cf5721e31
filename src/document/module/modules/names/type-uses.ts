import { allChildrenOf } from '../../syntax/children.ts';
import { type AnyNode, isOf, type Statement } from '../../syntax/nodes.ts';

/** TypeScript expressions that contain values. */
export const valueNodeTypes =
  /^TS(?:As|Satisfies|NonNull|Instantiation)\w*$|^TSTypeAssertion$|^TSEnum\w+$|^TSExportAssignment$/;

/** The names that a file uses in type positions, or re-exports without indicating whether they are types. */
export function namesUsedAsTypes(body: readonly Statement[]): ReadonlySet<string> {
  const names = new Set<string>();
  const open: AnyNode[] = [...body];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const mayBeType = (/^TS/.test(node.type) && !valueNodeTypes.test(node.type)) || node.type === 'ExportSpecifier';
    for (const child of allChildrenOf(node)) {
      if (mayBeType && isOf(child, 'Identifier')) names.add(child.name);
      open.push(child);
    }
  }
  return names;
}
