import type { EntityName } from '../../syntax/nodes.ts';
import { isUndefined } from '../../value/make.ts';
import type { Value } from '../../value/value.ts';
import { memberOf } from '../expressions/members.ts';
import type { Scope } from '../scope.ts';

/** Evaluates the right side of `import Name = Other.Part`. If it names a type, it has no value and comes to an opaque one. */
export function evaluateImportAlias(node: EntityName, scope: Scope): Value {
  if (node.type === 'Identifier') return scope.lookup(node.name) ?? scope.opaque(node, `\`${node.name}\` is not known`);
  const { name } = node.right;
  const value = memberOf(evaluateImportAlias(node.left, scope), name, scope.origin(node.right), scope.evaluator);
  return isUndefined(value) ? scope.opaque(node, `\`${name}\` may be a type`) : value;
}
