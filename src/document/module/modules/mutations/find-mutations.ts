import { addToList } from '../../../../data/lists.ts';
import { once, onceFor } from '../../../../data/once.ts';
import { mayReferToOuterName } from '../../analysis/local-bindings.ts';
import { type FoundMutation, type Mutation, mayMutate, mutationsBy } from '../../analysis/mutations.ts';
import { iteratingMethods } from '../../analysis/object-holders.ts';
import { propertyNameOf, rootOf } from '../../syntax/member-access.ts';
import { type AnyNode, isOf, type Statement } from '../../syntax/nodes.ts';
import type { SourceFile } from '../../syntax/parse.ts';
import { type Enclosing, visitNodes } from '../../syntax/walk.ts';
import { importOf } from '../names/common-js.ts';
import type { Declaration } from '../names/declaration.ts';
import type { KnownPackages } from '../resolution/known-packages.ts';
import { mayBeMutatedByMethod } from './mutating-methods.ts';
import { MutationMarks } from './mutation-marks.ts';
import { MutationTracer } from './mutation-tracer.ts';
import { enclosingOf, type SideEffectCode, sideEffectCodeIn } from './side-effects.ts';
import { findStepwiseVariables, type StepwiseVariables } from './stepwise-variables.ts';

type Names = ReadonlyMap<string, Declaration>;

export interface ModuleMutations {
  /** The names whose values are mutated or reassigned after their declaration, including aliases. */
  readonly marks: MutationMarks;
  /** By variable: the callees of the imported functions that it is passed to. */
  readonly receivers: ReadonlyMap<string, readonly AnyNode[]>;
  /** The mutated variables whose values are known nevertheless, as running statements of the module gives them. */
  readonly stepwise?: () => ReadonlyMap<string, StepwiseVariables>;
}

/** The code of a module; or of a namespace, which has no text of its own. */
export type SearchedCode = Pick<SourceFile, 'body' | 'mutatingNodes'> & Partial<Pick<SourceFile, 'text'>>;

/** Finding all mutations of a module takes as long as searching its text for this many names. */
const maximumTextSearches = 12;

/**
 * Whether a name occurs only once in the text of a module, so that no code there can mutate its value. Used for the first few
 * names only.
 */
export function onlyDeclaredIn({ text = '' }: SearchedCode): (name: string) => boolean {
  const isReliable = once(() => text !== '' && !text.includes('\\u') && !text.includes('this'));
  let left = maximumTextSearches;
  return (name) => {
    left -= 1;
    return left >= 0 && isReliable() && text.indexOf(name) === text.lastIndexOf(name);
  };
}

/** How many blocks of a namespace may declare the same name: in further ones, all names count as mutated. */
const maximumBlocks = 16;

/** The names of a module, or of one block of a namespace. */
interface DeclaringBlock {
  readonly names: Names;
}

/** The mutations of the names of a module, or of one block of a namespace. */
export type MutationsOf = (part: DeclaringBlock) => ModuleMutations;

/** Any block of a namespace may mutate the names of the others: blocks with different names are searched together. */
export function findNamespaceMutations(
  code: SearchedCode,
  parts: readonly DeclaringBlock[],
  packages: KnownPackages,
): MutationsOf {
  const taken = new Map<string, number>();
  const groups: Map<string, Declaration>[] = [];
  const places = new Map<Names, number>();
  for (const { names } of parts) {
    let place = 0;
    for (const name of names.keys()) place = Math.max(place, taken.get(name) ?? 0);
    const shared = groups[place] ?? new Map();
    groups[place] = shared;
    for (const [name, declaration] of names) {
      taken.set(name, place + 1);
      shared.set(name, declaration);
    }
    places.set(names, place);
  }
  const changes = onceFor((names: Names) => findMutations(code, names, packages));
  return ({ names }) => {
    const place = places.get(names) ?? 0;
    if (place < maximumBlocks) return changes(groups[place] ?? names);
    const marks = new MutationMarks(names, () => false);
    marks.markAll();
    return { marks, receivers: new Map() };
  };
}

/** Finds the mutations of top-level names in a module. */
export function findModuleMutations(code: SearchedCode, names: Names, packages: KnownPackages): ModuleMutations {
  const marksIn = (body: readonly Statement[]) => findMutations({ body }, names, packages).marks;
  return {
    ...findMutations(code, names, packages),
    stepwise: once(() => findStepwiseVariables(code.body, names, marksIn)),
  };
}

/** Finds the mutations of top-level names in the code of a module or of a whole namespace. */
function findMutations(
  { body, mutatingNodes }: SearchedCode,
  declared: Names,
  packages: KnownPackages,
): ModuleMutations {
  const names = new Map([...declared].filter(([, declaration]) => !isImmutable(declaration, packages)));
  const receivers = new Map<string, AnyNode[]>();
  const marks = new MutationMarks(names, (name) => declared.has(name) && !names.has(name));
  if (names.size === 0 && body.every(({ type }) => type !== 'ExpressionStatement')) return { marks, receivers };
  const sideEffects = sideEffectCodeIn(body);
  // The functions around a call only matter if it mutates something, and most calls do not.
  if (sideEffects.length === 0 && mutatingNodes?.every(mutatesNothing)) {
    for (const call of mutatingNodes) addReceivers(call, names, receivers);
  } else traceMutations(body, sideEffects, marks, names, (node) => addReceivers(node, names, receivers));
  return { marks, receivers };
}

const mutatesNothing = (call: AnyNode): boolean => mutationsBy(call, undefined).length === 0;

function traceMutations(
  body: readonly Statement[],
  done: readonly SideEffectCode[],
  marks: MutationMarks,
  names: Names,
  alsoVisit: (node: AnyNode) => void,
): void {
  const changes: FoundMutation[] = [];
  let statement: Statement;
  const see = (node: AnyNode, within: Enclosing | undefined) => {
    if (!mayMutate(node)) return;
    for (const change of mutationsBy(node, within)) {
      if (!change.isDynamic || mayBeMutated(change, names)) changes.push({ change, node, statement });
      else marks.suspect(change);
    }
    alsoVisit(node);
  };
  for (statement of body) visitNodes([statement], see, enclosingOf(statement));
  if (changes.length === 0 && done.length === 0) return;
  for (const { change } of changes) marks.addAssigned(change);
  new MutationTracer(marks).traceAll(changes, done, body);
}

/** Whether a method whose name is not known may mutate its object. */
const mayBeMutated = ({ holder, within }: Mutation, names: Names): boolean =>
  'name' in holder && mayReferToOuterName(holder.name, within) && mayBeMutatedByMethod(holder, names);

/** Exports of known packages cannot be mutated. */
const isImmutable = (declaration: Declaration, packages: KnownPackages): boolean =>
  declaration.kind === 'import' && packages.known(declaration.source) !== undefined;

/** Collects the variables that are passed to an imported function, directly or item by item. */
function addReceivers(node: AnyNode, names: Names, receivers: Map<string, AnyNode[]>): void {
  if (!isOf(node, 'CallExpression')) return;
  const { callee, arguments: given } = node;
  const isImported = (part: AnyNode) => {
    const name = rootOf(part) ?? '';
    return importOf(name, names.get(name)) !== undefined;
  };
  const [callback] = given;
  const add = (part: AnyNode, fn: AnyNode) => {
    const name = rootOf(part);
    if (name !== undefined) addToList(receivers, name, fn);
  };
  if (isImported(callee)) for (const part of given) add(part, callee);
  else if (
    callback &&
    isOf(callee, 'MemberExpression') &&
    iteratingMethods.has(propertyNameOf(callee)) &&
    isImported(callback)
  )
    add(callee.object, callback);
}
