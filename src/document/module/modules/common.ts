import type { AnyNode, Expression } from '../syntax/nodes.ts';

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

function memberIn(any: AnyNode): { readonly object?: AnyNode; readonly name?: string | undefined } {
  // Only the type of an expression is asked for; anything else is no such thing.
  const node = any as Expression;
  if (node.type !== 'MemberExpression' || node.computed) return {};
  return { object: node.object, name: nameIn(node.property) };
}

const nameIn = (any: AnyNode): string | undefined => {
  const node = any as Expression;
  return node.type === 'Identifier' ? node.name : undefined;
};
