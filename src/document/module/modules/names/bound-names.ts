import { namesOf } from '../../syntax/binding-names.ts';
import { allChildrenOf } from '../../syntax/children.ts';
import { type AnyNode, type BindingTarget, isNode, type Statement } from '../../syntax/nodes.ts';

/** A node that may declare names, with the relevant properties: those that it does not have are absent. */
interface Binder extends AnyNode {
  readonly id?: unknown;
  readonly local?: unknown;
  readonly param?: unknown;
  readonly params?: readonly BindingTarget[];
}

const bindingTypes =
  /^(?:VariableDeclarator|CatchClause|TS(?!Interface|TypeAlias)\w+Declaration|TSDeclareFunction|Import\w*Specifier|Class\w+|.*Function.*|\w+Method)$/;

/** Every name that a file declares for a value, at any depth. */
export function boundNames(body: readonly Statement[]): ReadonlySet<string> {
  const names = new Set<string>();
  const open: AnyNode[] = [...body];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isForTypes(node)) continue;
    if (bindingTypes.test(node.type)) for (const name of boundBy(node)) names.add(name);
    for (const child of allChildrenOf(node)) open.push(child);
  }
  return names;
}

const isForTypes = (node: AnyNode): boolean =>
  /^Import(?:Declaration|Specifier)$/.test(node.type) && 'importKind' in node && node.importKind === 'type';

function* boundBy({ id, local, param, params = [] }: Binder): Generator<string> {
  for (const target of [id, local, param, ...params]) {
    // The node in any of these properties is a pattern, or declares no name.
    if (isNode(target)) yield* namesOf(target as BindingTarget);
  }
}
