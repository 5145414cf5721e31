import { type AccessPath, isMemberAccess, propertyNameOf } from '../../evaluate/holders.ts';
import { requiredBy } from '../../evaluate/required.ts';
import { type AnyNode, type Declarator, isOf } from '../../syntax/nodes.ts';
import { unwrap } from '../../syntax/walk.ts';
import type { Declaration } from './declaration.ts';

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

/** What a name stands for of another module; `*` is all of it. */
interface Import {
  readonly source: string;
  readonly name: string;
  /** All of it is an object that can be changed. */
  readonly isRequired?: true;
}

/** What a name is imported as, or required as: `const { name } = require('…')`. Undefined for what is made here. */
export function importOf(name: string, declaration: Declaration | undefined): Import | undefined {
  if (declaration?.kind === 'import') return { source: declaration.source, name: declaration.name };
  if (declaration?.kind !== 'variable' || !declaration.declarator.init) return undefined;
  const { id } = declaration.declarator;
  const init = unwrap(declaration.declarator.init);
  const source = requiredBy(isMemberAccess(init) ? unwrap(init.object) : init);
  const member = isMemberAccess(init) ? propertyNameOf(init) : memberNamed(name, id);
  return source === undefined || member === undefined || (isMemberAccess(init) && id.type !== 'Identifier')
    ? undefined
    : { source, name: member, isRequired: true };
}

/** The member that a pattern gives a name to; `*` where the name is the whole. */
function memberNamed(name: string, id: Declarator['id']): string | undefined {
  if (id.type === 'Identifier') return '*';
  for (const property of id.type === 'ObjectPattern' ? id.properties : []) {
    if (property.type !== 'ObjectProperty' || property.computed) continue;
    const value: AnyNode = property.value.type === 'AssignmentPattern' ? property.value.left : property.value;
    if (nameIn(value) === name) return nameIn(property.key);
  }
  return undefined;
}

/** The way from what an import names to what is changed: of what is required, all may be. */
export const pathIn = ({ name, isRequired }: Import, path: AccessPath): AccessPath =>
  isRequired && name === '*' && path?.length === 0 ? undefined : path;
