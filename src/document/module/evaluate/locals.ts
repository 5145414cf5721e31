import { namesOf } from '../syntax/binding-names.ts';
import { type AnyNode, type Expression, type FunctionNode, isOf } from '../syntax/nodes.ts';
import { childrenOf, type Enclosing, isFunction, unwrap } from '../syntax/walk.ts';
import { type Change, changesIn } from './changes.ts';

/** What a name stands for inside a function: what it is given, what it makes itself, or something else of its own. */
type Local = 'given' | 'made' | 'other';

/** The function that has a variable of that name for itself, and what it is there. */
export function localOf({ name, within }: Change): { readonly owner: FunctionNode; readonly local: Local } | undefined {
  for (let place: Enclosing | undefined = within; place !== undefined; place = place.outer) {
    // What encloses code is a function of some kind.
    const owner = place.node as FunctionNode;
    const local = localIn(owner, name);
    if (local !== undefined) return { owner, local };
  }
  return undefined;
}

/** Whether a change stays inside the function that makes the object which is changed. */
export function isContained(change: Change): boolean {
  return change.rebinds || (localOf(change)?.local === 'made' && change.path.length === 0);
}

/** Whether a function may change something that was there before it was called. */
export function reachesOut(node: FunctionNode): boolean {
  for (const change of changesIn([node])) if (!isContained(change)) return true;
  return false;
}

function localIn({ params, body }: FunctionNode, name: string): Local | undefined {
  if (params.some((parameter) => [...namesOf(parameter)].includes(name))) return 'given';
  const open: AnyNode[] = [body];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const local = declaredBy(node, name);
    if (local !== undefined) return local;
    if (node === body || !isFunction(node)) open.push(...childrenOf(node));
  }
  return undefined;
}

function declaredBy(node: AnyNode, name: string): Local | undefined {
  if (isOf(node, 'FunctionDeclaration', 'ClassDeclaration')) {
    return node.id?.name === name ? 'other' : undefined;
  }
  if (!isOf(node, 'VariableDeclaration')) return undefined;
  const declarator = node.declarations.find(({ id }) => [...namesOf(id)].includes(name));
  if (declarator === undefined) return undefined;
  const made =
    node.kind === 'const' && declarator.id.type === 'Identifier' && declarator.init && isMade(declarator.init);
  return made ? 'made' : 'other';
}

const isMade = (init: Expression): boolean =>
  /^(?:Object|Array|New|ArrowFunction|Function)Expression$|Literal$/.test(unwrap(init).type);
