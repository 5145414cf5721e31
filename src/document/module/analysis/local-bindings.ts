import { onceFor } from '../../../data/once.ts';
import { type CodeChange, changesIn } from '../analysis/mutations.ts';
import { type AccessPath, holdersOf } from '../analysis/object-holders.ts';
import { namesOf } from '../syntax/binding-names.ts';
import { type AnyNode, type FunctionNode, isOf, type StatementOf } from '../syntax/nodes.ts';
import { childrenOf, type Enclosing, isFunction } from '../syntax/walk.ts';
import { namesIn } from './name-uses.ts';

/** The binding of a local name of a function. */
export type Local =
  /** A parameter, or a name in a parameter's pattern, which may have a default. */
  | { readonly kind: 'given'; readonly position: number; readonly pattern: AnyNode }
  /** The value of an expression, or the part of it at a path. */
  | { readonly kind: 'held'; readonly by: AnyNode; readonly inside: AccessPath }
  | { readonly kind: 'other' };

interface Found {
  readonly place: Enclosing;
  readonly locals: readonly Local[];
}

/** All local bindings that a name may refer to in the functions around it; unless `isWhole`, it may also refer to an outer one. */
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

/** Whether a name may refer to a binding outside of all functions. */
export const mayBeOuterName = (name: string, within: Enclosing | undefined): boolean => !localsOf(name, within).isWhole;

/** Whether a mutation only affects an object that the same function has created. */
function isContained({ holder, rebinds, within }: CodeChange): boolean {
  if (rebinds) return true;
  if ('code' in holder || holder.path?.length !== 0) return false;
  const [first] = localsOf(holder.name, within).found;
  const isNew = (local: Local) => local.kind === 'held' && local.inside?.length === 0 && createsObject(local.by);
  return first?.locals.every(isNew) === true;
}

/** Whether a function may mutate an object that existed before the call. */
export function mutatesOuterObjects(node: FunctionNode): boolean {
  return changesIn(node).some((change) => !isContained(change));
}

/** The bindings of one name in a function. Those of different blocks are not told apart. */
interface Own {
  readonly locals: Local[];
  /** The blocks that declare them; undefined for the function as a whole. */
  readonly blocks: Set<AnyNode | undefined>;
}

const block = /^(?:Block|For|ForIn|ForOf|Switch)Statement$|^CatchClause$/;

/** The local bindings of a function, by name. Cached: a function may have many mutations, each of which asks for them. */
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

/** A static block of a class has no parameters, and its body is a list of statements. */
const codeOf = (body: Partial<FunctionNode>['body']): readonly AnyNode[] =>
  [body].flat().filter((node) => node !== undefined);

/** The number of names per function for which all of its code is searched for uses outside of their blocks. */
const mostAsked = 5;
const asked = onceFor((_: FunctionNode) => new Map<string, boolean>());

/** Whether the name cannot refer to any other variable in the function. */
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

/** Whether a node is the variable of a `for … of` loop: `declaredBy` handles it with the loop. */
const isItem = (node: AnyNode, parent: AnyNode): boolean => isOf(parent, 'ForOfStatement') && parent.left === node;

type Catch = NonNullable<StatementOf<'TryStatement'>['handler']>;

const isCatch = (node: AnyNode): node is Catch => node.type === 'CatchClause';

function* declaredBy(node: AnyNode): Generator<readonly [string, Local]> {
  // A caught value may be anything that was thrown.
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

/** Whether an expression creates a new object. */
export const createsObject = (init: AnyNode): boolean => holdersOf(init, []).length === 0;
