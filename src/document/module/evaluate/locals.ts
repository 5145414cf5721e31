import { onceFor } from '../../../data/once.ts';
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
    const local = localsIn(owner).get(name);
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
  return changesIn(node).some((change) => !isContained(change));
}

/** What a function has for itself: there may be many changes in one, and its code is gone through once. */
const localsIn = onceFor(({ params, body }: FunctionNode): ReadonlyMap<string, Local> => {
  const locals = new Map<string, Local>();
  const add = (name: string, local: Local) => locals.has(name) || locals.set(name, local);
  for (const parameter of params) for (const name of namesOf(parameter)) add(name, 'given');
  const open: AnyNode[] = [body];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const [name, local] of declaredBy(node)) add(name, local);
    if (node !== body && isFunction(node)) continue;
    for (const child of childrenOf(node)) open.push(child);
  }
  return locals;
});

function* declaredBy(node: AnyNode): Generator<readonly [string, Local]> {
  if (isOf(node, 'FunctionDeclaration', 'ClassDeclaration') && node.id) yield [node.id.name, 'other'];
  if (!isOf(node, 'VariableDeclaration')) return;
  for (const { id, init } of node.declarations) {
    const made = node.kind === 'const' && id.type === 'Identifier' && init && isMade(init);
    for (const name of namesOf(id)) yield [name, made ? 'made' : 'other'];
  }
}

const isMade = (init: Expression): boolean =>
  /^(?:Object|Array|New|ArrowFunction|Function)Expression$|Literal$/.test(unwrap(init).type);
