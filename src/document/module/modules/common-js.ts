import { type AnyNode, isOf } from '../syntax/nodes.ts';

/** Under which name a CommonJS module exports what is assigned to this; undefined where it is something else. */
export function commonExportName(left: AnyNode): string | undefined {
  if (isModuleExports(left)) return 'default';
  const { object, name } = memberIn(left);
  return object !== undefined && (nameIn(object) === 'exports' || isModuleExports(object)) ? name : undefined;
}

/** `module.exports` */
export function isModuleExports(node: AnyNode): boolean {
  const { object, name } = memberIn(node);
  return object !== undefined && nameIn(object) === 'module' && name === 'exports';
}

function memberIn(node: AnyNode): { readonly object?: AnyNode; readonly name?: string | undefined } {
  if (!isOf(node, 'MemberExpression') || node.computed) return {};
  return { object: node.object, name: nameIn(node.property) };
}

const nameIn = (node: AnyNode): string | undefined => (isOf(node, 'Identifier') ? node.name : undefined);
