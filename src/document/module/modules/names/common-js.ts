import type { AccessPath } from '../../analysis/object-holders.ts';
import { requiredSpecifierOf } from '../../analysis/require-calls.ts';
import { isMemberAccess, propertyNameOf } from '../../syntax/member-access.ts';
import { type AnyNode, type Declarator, isOf } from '../../syntax/nodes.ts';
import { unwrap } from '../../syntax/walk.ts';
import type { Declaration } from './declaration.ts';

/**
 * Returns the name under which a CommonJS module exports a value that is assigned to this node; undefined if the node is
 * anything else.
 */
export function commonExportName(left: AnyNode): string | undefined {
  if (isModuleExports(left)) return 'default';
  const { object, name } = memberIn(left);
  return object !== undefined && (nameIn(object) === 'exports' || isModuleExports(object)) ? name : undefined;
}

/** Matches `module.exports`. */
export function isModuleExports(node: AnyNode): boolean {
  const { object, name } = memberIn(node);
  return object !== undefined && nameIn(object) === 'module' && name === 'exports';
}

function memberIn(node: AnyNode): { readonly object?: AnyNode; readonly name?: string | undefined } {
  if (!isOf(node, 'MemberExpression') || node.computed) return {};
  return { object: node.object, name: nameIn(node.property) };
}

const nameIn = (node: AnyNode): string | undefined => (isOf(node, 'Identifier') ? node.name : undefined);

/** The export of another module that a name refers to; `*` is the whole module. */
interface Import {
  readonly source: string;
  readonly name: string;
  /** The whole module is an object that can be mutated. */
  readonly isRequired?: true;
}

/** Returns the import or `require` that a name is bound to: `const { name } = require('…')`. Undefined for other names. */
export function importOf(name: string, declaration: Declaration | undefined): Import | undefined {
  if (declaration?.kind === 'import') return { source: declaration.source, name: declaration.name };
  if (declaration?.kind !== 'variable' || !declaration.declarator.init) return undefined;
  const { id } = declaration.declarator;
  const init = unwrap(declaration.declarator.init);
  const source = requiredSpecifierOf(isMemberAccess(init) ? unwrap(init.object) : init);
  const member = isMemberAccess(init) ? propertyNameOf(init) : memberNamed(name, id);
  return source === undefined || member === undefined || (isMemberAccess(init) && id.type !== 'Identifier')
    ? undefined
    : { source, name: member, isRequired: true };
}

/** The property that a pattern binds to a name; `*` if the name is the whole value. */
function memberNamed(name: string, id: Declarator['id']): string | undefined {
  if (id.type === 'Identifier') return '*';
  for (const property of id.type === 'ObjectPattern' ? id.properties : []) {
    if (property.type !== 'ObjectProperty' || property.computed) continue;
    const value: AnyNode = property.value.type === 'AssignmentPattern' ? property.value.left : property.value;
    if (nameIn(value) === name) return nameIn(property.key);
  }
  return undefined;
}

/** The access path from an import to the mutated object: of a required module, every object may be mutated. */
export const pathIn = ({ name, isRequired }: Import, path: AccessPath): AccessPath =>
  isRequired && name === '*' && path?.length === 0 ? undefined : path;
