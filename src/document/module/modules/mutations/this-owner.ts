import type { Variable } from '../../analysis/object-holders.ts';
import { type AnyNode, isOf, type Statement } from '../../syntax/nodes.ts';
import { type Enclosing, unwrap } from '../../syntax/walk.ts';
import type { MutationMarks } from '../mutations/mutation-marks.ts';
import type { Declaration } from '../names/declaration.ts';
import { topLevelDeclarationsBy } from '../names/declared.ts';

/** Marks the top-level names whose value may be `this`. Returns the function if it may be a method of another object. */
export function markThis(
  { path }: Variable,
  within: Enclosing | undefined,
  statement: Statement,
  marks: MutationMarks,
): AnyNode | undefined {
  let place = within;
  while (place?.node.type === 'ArrowFunctionExpression') place = place.outer;
  const method = place?.node;
  // Instances of classes are opaque anyway.
  if (method && isOfInstance(method)) return undefined;
  for (const [name, declaration] of topLevelDeclarationsBy(statement)) {
    marks.mark({ name, path: method && isOwnMethod(method, declaration) ? path : undefined });
  }
  return method && isOf(method, 'FunctionDeclaration', 'FunctionExpression') ? method : undefined;
}

const isOfInstance = (node: AnyNode): boolean =>
  /^Class(?:Private)?Method$/.test(node.type) && !('static' in node && node.static === true);

/** Whether a function is a method of the object literal that a variable is initialized with. */
function isOwnMethod(method: AnyNode, declaration: Declaration): boolean {
  const init = declaration.kind === 'variable' ? declaration.declarator.init : undefined;
  const object = init ? unwrap(init) : undefined;
  if (object === undefined || !isOf(object, 'ObjectExpression')) return false;
  return object.properties.some(
    (property) => property === method || (property.type === 'ObjectProperty' && property.value === method),
  );
}
