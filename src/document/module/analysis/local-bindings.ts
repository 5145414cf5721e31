import { onceFor } from '../../../data/once.ts';
import { type Mutation, mutationsIn } from '../analysis/mutations.ts';
import { type AccessPath, holdersOf } from '../analysis/object-holders.ts';
import { namesOf } from '../syntax/binding-names.ts';
import { type AnyNode, type FunctionNode, isOf, type StatementOf } from '../syntax/nodes.ts';
import { childrenOf, type Enclosing, isFunction } from '../syntax/walk.ts';
import { nameUsesIn } from './name-uses.ts';

/** The binding of a local name of a function. */
export type LocalBinding =
  /** A parameter, or a name in a parameter's pattern, which may have a default. */
  | { readonly kind: 'parameter'; readonly position: number; readonly pattern: AnyNode }
  /** The value of an expression, or the part of it at a path. */
  | { readonly kind: 'value'; readonly expression: AnyNode; readonly path: AccessPath }
  | { readonly kind: 'other' };

interface FunctionBindings {
  readonly place: Enclosing;
  readonly bindings: readonly LocalBinding[];
}

/** All local bindings that a name may refer to in the functions around it; unless `isComplete`, it may also refer to an outer one. */
export function findLocalBindings(
  name: string,
  within: Enclosing | undefined,
): { readonly found: readonly FunctionBindings[]; readonly isComplete: boolean } {
  const found: FunctionBindings[] = [];
  for (let place = within; place !== undefined; place = place.outer) {
    // What encloses code is a function of some kind.
    const node = place.node as FunctionNode;
    const own = bindingsIn(node).get(name);
    if (own === undefined) continue;
    found.push({ place, bindings: own.bindings });
    if (shadowsOuterName(name, own, node)) return { found, isComplete: true };
  }
  return { found, isComplete: false };
}

/** Whether a name may refer to a binding outside of all functions. */
export const mayReferToOuterName = (name: string, within: Enclosing | undefined): boolean =>
  !findLocalBindings(name, within).isComplete;

/** Whether a mutation only affects an object that the same function has created. */
function mutatesOwnObject({ holder, rebinds, within }: Mutation): boolean {
  if (rebinds) return true;
  if ('code' in holder || holder.path?.length !== 0) return false;
  const [first] = findLocalBindings(holder.name, within).found;
  const isNew = (local: LocalBinding) =>
    local.kind === 'value' && local.path?.length === 0 && createsObject(local.expression);
  return first?.bindings.every(isNew) === true;
}

/** Whether a function may mutate an object that existed before the call. */
export function mutatesOuterObjects(node: FunctionNode): boolean {
  return mutationsIn(node).some((change) => !mutatesOwnObject(change));
}

/** The bindings of one name in a function. Those of different blocks are not told apart. */
interface NameBindings {
  readonly bindings: LocalBinding[];
  /** The blocks that declare them; undefined for the function as a whole. */
  readonly blocks: Set<AnyNode | undefined>;
}

const blockTypes = /^(?:Block|For|ForIn|ForOf|Switch)Statement$|^CatchClause$/;

/** The local bindings of a function, by name. Cached: a function may have many mutations, each of which asks for them. */
const bindingsIn = onceFor(({ params = [], body }: Partial<FunctionNode>): ReadonlyMap<string, NameBindings> => {
  const all = new Map<string, NameBindings>();
  const add = (name: string, local: LocalBinding, place?: AnyNode) => {
    const own = all.get(name) ?? { bindings: [], blocks: new Set() };
    own.bindings.push(local);
    own.blocks.add(place);
    all.set(name, own);
  };
  for (const [position, parameter] of params.entries())
    for (const name of namesOf(parameter)) add(name, { kind: 'parameter', position, pattern: parameter });
  const isReassigned = (name: string) => reassignedNames(body ?? {}).has(name);
  const open = bodyOf(body).map((node): [AnyNode, AnyNode | undefined] => [node, undefined]);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, place] = next;
    for (const [name, local] of bindingsDeclaredBy(node, isReassigned))
      add(name, local, blockTypes.test(node.type) ? node : place);
    if (node !== body && isFunction(node)) continue;
    const inside = node !== body && blockTypes.test(node.type) ? node : place;
    for (const child of childrenOf(node)) if (!isLoopVariable(child, node)) open.push([child, inside]);
  }
  return all;
});

/** A static block of a class has no parameters, and its body is a list of statements. */
const bodyOf = (body: Partial<FunctionNode>['body']): readonly AnyNode[] =>
  [body].flat().filter((node) => node !== undefined);

/** The number of names per function for which all of its code is searched for uses outside of their blocks. */
const maximumSearchedNames = 5;
const searchedNames = onceFor((_: FunctionNode) => new Map<string, boolean>());

/** Whether the name cannot refer to any other variable in the function. */
function shadowsOuterName(name: string, { blocks }: NameBindings, node: FunctionNode): boolean {
  if (blocks.has(undefined)) return true;
  const known = searchedNames(node);
  const answer = known.get(name) ?? (known.size < maximumSearchedNames && !isUsedOutsideBlocks(name, blocks, node));
  known.set(name, answer);
  return answer;
}

function isUsedOutsideBlocks(name: string, blocks: NameBindings['blocks'], { body }: FunctionNode): boolean {
  const inBlocks = new Set([...blocks].filter((place) => place !== undefined));
  for (const code of bodyOf(body))
    for (const named of nameUsesIn(code, undefined, inBlocks)) if (named.name === name) return true;
  return false;
}

/** Whether a node is the variable of a `for … of` loop: `declaredBy` handles it with the loop. */
const isLoopVariable = (node: AnyNode, parent: AnyNode): boolean =>
  isOf(parent, 'ForOfStatement') && parent.left === node;

type CatchClause = NonNullable<StatementOf<'TryStatement'>['handler']>;

const isCatchClause = (node: AnyNode): node is CatchClause => node.type === 'CatchClause';

/** The names that code assigns to, in functions inside it as well. */
const reassignedNames = onceFor((body: object): ReadonlySet<string> => {
  const rebinding = bodyOf(body as FunctionNode['body'])
    .flatMap(mutationsIn)
    .filter(({ rebinds }) => rebinds);
  return new Set(rebinding.flatMap(({ holder }) => ('name' in holder ? [holder.name] : [])));
});

function* bindingsDeclaredBy(
  node: AnyNode,
  isReassigned: (name: string) => boolean,
): Generator<readonly [string, LocalBinding]> {
  // A caught value may be anything that was thrown.
  if (isCatchClause(node) && node.param) for (const name of namesOf(node.param)) yield [name, { kind: 'other' }];
  if (isOf(node, 'FunctionDeclaration', 'ClassDeclaration') && node.id) yield [node.id.name, { kind: 'other' }];
  if (isOf(node, 'ForOfStatement') && node.left.type === 'VariableDeclaration') {
    const local: LocalBinding = { kind: 'value', expression: node.right, path: undefined };
    for (const { id } of node.left.declarations) for (const name of namesOf(id)) yield [name, local];
  }
  if (!isOf(node, 'VariableDeclaration')) return;
  for (const { id, init } of node.declarations) {
    const path = id.type === 'Identifier' ? [] : undefined;
    for (const name of namesOf(id)) {
      const isConstant = init && (node.kind === 'const' || (node.kind === 'let' && !isReassigned(name)));
      yield [name, isConstant ? { kind: 'value', expression: init, path } : { kind: 'other' }];
    }
  }
}

/** Whether an expression creates a new object. */
export const createsObject = (init: AnyNode): boolean => holdersOf(init, []).length === 0;
