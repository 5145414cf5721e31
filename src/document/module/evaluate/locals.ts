import { onceFor } from '../../../data/once.ts';
import { namesOf } from '../syntax/binding-names.ts';
import { type AnyNode, type FunctionNode, isOf } from '../syntax/nodes.ts';
import { childrenOf, type Enclosing, isFunction } from '../syntax/walk.ts';
import { type Change, changesIn } from './changes.ts';
import { holdersOf, type Way } from './holders.ts';

/** What a name stands for inside a function. */
export type Local =
  /** What the function is given, at a position, or what its pattern has for want of that. */
  | { readonly kind: 'given'; readonly position: number; readonly pattern: AnyNode }
  /** What an expression comes to, or what it has somewhere. */
  | { readonly kind: 'held'; readonly by: AnyNode; readonly inside: Way }
  | { readonly kind: 'other' };

/** The function that has a variable of that name for itself, with those around it, and what it is there. */
export function localOf(
  name: string,
  within: Enclosing | undefined,
): { readonly place: Enclosing; readonly local: Local } | undefined {
  for (let place = within; place !== undefined; place = place.outer) {
    // What encloses code is a function of some kind.
    const local = localsIn(place.node as FunctionNode).get(name);
    if (local !== undefined) return { place, local };
  }
  return undefined;
}

/** Whether a change stays inside the function that makes the object which is changed. */
export function isContained({ holder, rebinds, within }: Change): boolean {
  if (rebinds) return true;
  if ('code' in holder || holder.path?.length !== 0) return false;
  const local = localOf(holder.name, within)?.local;
  return local?.kind === 'held' && local.inside?.length === 0 && isMade(local.by);
}

/** Whether a function may change something that was there before it was called. */
export function reachesOut(node: FunctionNode): boolean {
  return changesIn(node).some((change) => !isContained(change));
}

/** What a function has for itself: there may be many changes in one, and its code is gone through once. */
const localsIn = onceFor(({ params = [], body }: Partial<FunctionNode>): ReadonlyMap<string, Local> => {
  const locals = new Map<string, Local>();
  const add = (name: string, local: Local) => locals.has(name) || locals.set(name, local);
  for (const [position, parameter] of params.entries())
    for (const name of namesOf(parameter)) add(name, { kind: 'given', position, pattern: parameter });
  // A static block is given nothing, and holds its statements itself.
  const open: AnyNode[] = [body].flat().filter((node) => node !== undefined);
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const [name, local] of declaredBy(node)) add(name, local);
    if (node !== body && isFunction(node)) continue;
    for (const child of childrenOf(node)) open.push(child);
  }
  return locals;
});

function* declaredBy(node: AnyNode): Generator<readonly [string, Local]> {
  if (isOf(node, 'FunctionDeclaration', 'ClassDeclaration') && node.id) yield [node.id.name, { kind: 'other' }];
  if (isOf(node, 'ForOfStatement') && node.left.type === 'VariableDeclaration') {
    const local: Local = { kind: 'held', by: node.right, inside: undefined };
    for (const { id } of node.left.declarations) for (const name of namesOf(id)) yield [name, local];
  }
  if (!isOf(node, 'VariableDeclaration')) return;
  for (const { id, init } of node.declarations) {
    const isHeld = node.kind === 'const' && init;
    const inside = id.type === 'Identifier' ? [] : undefined;
    const local: Local = isHeld ? { kind: 'held', by: init, inside } : { kind: 'other' };
    for (const name of namesOf(id)) yield [name, local];
  }
}

/** Whether an expression makes something new. */
export const isMade = (init: AnyNode): boolean => holdersOf(init, []).length === 0;
