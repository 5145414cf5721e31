import { onceFor } from '../../../data/once.ts';
import { namesOf } from '../syntax/binding-names.ts';
import { type AnyNode, type FunctionNode, isOf, type StatementOf } from '../syntax/nodes.ts';
import { childrenOf, type Enclosing, isFunction } from '../syntax/walk.ts';
import { type CodeChange, changesIn } from './changes.ts';
import { type AccessPath, holdersOf } from './holders.ts';
import { namesIn } from './names-in.ts';

/** What a name stands for inside a function. */
export type Local =
  /** What the function is given, at a position, or what its pattern has for want of that. */
  | { readonly kind: 'given'; readonly position: number; readonly pattern: AnyNode }
  /** What an expression comes to, or what it has somewhere. */
  | { readonly kind: 'held'; readonly by: AnyNode; readonly inside: AccessPath }
  | { readonly kind: 'other' };

interface Found {
  readonly place: Enclosing;
  readonly locals: readonly Local[];
}

/** All that a name may stand for in the functions around it; without `isWhole`, for what is outside of them, too. */
export function localsOf(
  name: string,
  within: Enclosing | undefined,
): { readonly found: readonly Found[]; readonly isWhole: boolean } {
  const found: Found[] = [];
  for (let place = within; place !== undefined; place = place.outer) {
    // What encloses code is a function of some kind.
    const node = place.node as FunctionNode;
    const own = localsIn(node).get(name);
    if (own === undefined) continue;
    found.push({ place, locals: own.locals });
    if (isWhole(name, own, node)) return { found, isWhole: true };
  }
  return { found, isWhole: false };
}

/** Whether a name may stand for what is outside of all functions. */
export const mayBeOuterName = (name: string, within: Enclosing | undefined): boolean => !localsOf(name, within).isWhole;

/** Whether a change stays inside the function that makes the object which is changed. */
function isContained({ holder, rebinds, within }: CodeChange): boolean {
  if (rebinds) return true;
  if ('code' in holder || holder.path?.length !== 0) return false;
  const [first] = localsOf(holder.name, within).found;
  const isNew = (local: Local) => local.kind === 'held' && local.inside?.length === 0 && createsObject(local.by);
  return first?.locals.every(isNew) === true;
}

/** Whether a function may change something that was there before it was called. */
export function mutatesOuterObjects(node: FunctionNode): boolean {
  return changesIn(node).some((change) => !isContained(change));
}

/** Blocks of a function may have variables of the same name: they are not told apart. */
interface Own {
  readonly locals: Local[];
  /** Where they are declared; undefined for the function as a whole. */
  readonly blocks: Set<AnyNode | undefined>;
}

const block = /^(?:Block|For|ForIn|ForOf|Switch)Statement$|^CatchClause$/;

/** What a function has for itself: there may be many changes in one, and its code is gone through once. */
const localsIn = onceFor(({ params = [], body }: Partial<FunctionNode>): ReadonlyMap<string, Own> => {
  const all = new Map<string, Own>();
  const add = (name: string, local: Local, place?: AnyNode) => {
    const own = all.get(name) ?? { locals: [], blocks: new Set() };
    own.locals.push(local);
    own.blocks.add(place);
    all.set(name, own);
  };
  for (const [position, parameter] of params.entries())
    for (const name of namesOf(parameter)) add(name, { kind: 'given', position, pattern: parameter });
  const open = codeOf(body).map((node): [AnyNode, AnyNode | undefined] => [node, undefined]);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, place] = next;
    for (const [name, local] of declaredBy(node)) add(name, local, block.test(node.type) ? node : place);
    if (node !== body && isFunction(node)) continue;
    const inside = node !== body && block.test(node.type) ? node : place;
    for (const child of childrenOf(node)) if (!isItem(child, node)) open.push([child, inside]);
  }
  return all;
});

/** A static block is given nothing, and holds its statements itself. */
const codeOf = (body: Partial<FunctionNode>['body']): readonly AnyNode[] =>
  [body].flat().filter((node) => node !== undefined);

/** To see whether a name stands outside of its blocks, all of the function's code is gone through. */
const mostAsked = 5;
const asked = onceFor((_: FunctionNode) => new Map<string, boolean>());

/** Whether no other variable of that name can be meant in the function. */
function isWhole(name: string, { blocks }: Own, node: FunctionNode): boolean {
  if (blocks.has(undefined)) return true;
  const known = asked(node);
  const answer = known.get(name) ?? (known.size < mostAsked && !standsOutside(name, blocks, node));
  known.set(name, answer);
  return answer;
}

function standsOutside(name: string, blocks: Own['blocks'], { body }: FunctionNode): boolean {
  const inBlocks = new Set([...blocks].filter((place) => place !== undefined));
  for (const code of codeOf(body))
    for (const named of namesIn(code, undefined, inBlocks)) if (named.name === name) return true;
  return false;
}

/** Whether it declares what a loop gives its body, of which the loop tells. */
const isItem = (node: AnyNode, parent: AnyNode): boolean => isOf(parent, 'ForOfStatement') && parent.left === node;

type Catch = NonNullable<StatementOf<'TryStatement'>['handler']>;

const isCatch = (node: AnyNode): node is Catch => node.type === 'CatchClause';

function* declaredBy(node: AnyNode): Generator<readonly [string, Local]> {
  // What is caught may be anything that was thrown.
  if (isCatch(node) && node.param) for (const name of namesOf(node.param)) yield [name, { kind: 'other' }];
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
export const createsObject = (init: AnyNode): boolean => holdersOf(init, []).length === 0;
