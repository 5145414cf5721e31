import { addToList } from '../../../../data/lists.ts';
import { once, onceFor } from '../../../../data/once.ts';
import { mayReferToOuterName } from '../../analysis/local-bindings.ts';
import { type Mutation, mayMutate, mutationsBy } from '../../analysis/mutations.ts';
import { iteratingMethods } from '../../analysis/object-holders.ts';
import { propertyNameOf, rootOf } from '../../syntax/member-access.ts';
import { type AnyNode, isOf, type Statement } from '../../syntax/nodes.ts';
import type { SourceFile } from '../../syntax/parse.ts';
import { type Enclosing, visitNodes } from '../../syntax/walk.ts';
import { importOf } from '../names/common-js.ts';
import type { Declaration } from '../names/declaration.ts';
import type { KnownPackages } from '../resolution/known-packages.ts';
import { isChangeable } from './mutating-methods.ts';
import { ChangeMarks } from './mutation-marks.ts';
import { Follower } from './mutation-tracer.ts';
import { placeOf, type SideEffectCode, usedByStatements } from './side-effects.ts';

type Names = ReadonlyMap<string, Declaration>;

export interface ModuleChanges {
  /** The names whose values are mutated or reassigned after their declaration, including aliases. */
  readonly marks: ChangeMarks;
  /** By variable: the callees of the imported functions that it is passed to. */
  readonly receivers: ReadonlyMap<string, readonly AnyNode[]>;
}

/** The code of a module; or of a namespace, which has no text of its own. */
export type CodeOfNames = Pick<SourceFile, 'body' | 'mutatingNodes'> & Partial<Pick<SourceFile, 'text'>>;

/** Finding all mutations of a module takes as long as searching its text for this many names. */
const few = 12;

/**
 * Whether a name occurs only once in the text of a module, so that no code there can mutate its value. Used for the first few
 * names only.
 */
export function onlyDeclaredIn({ text = '' }: CodeOfNames): (name: string) => boolean {
  const isTelling = once(() => text !== '' && !text.includes('\\u') && !text.includes('this'));
  let left = few;
  return (name) => {
    left -= 1;
    return left >= 0 && isTelling() && text.indexOf(name) === text.lastIndexOf(name);
  };
}

/** How many blocks of a namespace may declare the same name: in further ones, all names count as mutated. */
const mostAlike = 16;

/** The names of a module, or of one block of a namespace. */
interface Declaring {
  readonly names: Names;
}

/** The mutations of the names of a module, or of one block of a namespace. */
export type ChangesIn = (part: Declaring) => ModuleChanges;

/** Any block of a namespace may mutate the names of the others: blocks with different names are searched together. */
export function changesIn(code: CodeOfNames, parts: readonly Declaring[], packages: KnownPackages): ChangesIn {
  const taken = new Map<string, number>();
  const all: Map<string, Declaration>[] = [];
  const places = new Map<Names, number>();
  for (const { names } of parts) {
    let place = 0;
    for (const name of names.keys()) place = Math.max(place, taken.get(name) ?? 0);
    const together = all[place] ?? new Map();
    all[place] = together;
    for (const [name, declaration] of names) {
      taken.set(name, place + 1);
      together.set(name, declaration);
    }
    places.set(names, place);
  }
  const changes = onceFor((names: Names) => changesOf(code, names, packages));
  return ({ names }) => {
    const place = places.get(names) ?? 0;
    if (place < mostAlike) return changes(all[place] ?? names);
    const marks = new ChangeMarks(names, () => false);
    marks.markAll();
    return { marks, receivers: new Map() };
  };
}

/** Finds the mutations of top-level names in the code of a module or of a whole namespace. */
export function changesOf(
  { body, mutatingNodes }: CodeOfNames,
  declared: Names,
  packages: KnownPackages,
): ModuleChanges {
  const names = new Map([...declared].filter(([, declaration]) => !isFixed(declaration, packages)));
  const receivers = new Map<string, AnyNode[]>();
  const marks = new ChangeMarks(names, (name) => declared.has(name) && !names.has(name));
  if (names.size === 0 && body.every(({ type }) => type !== 'ExpressionStatement')) return { marks, receivers };
  const done = usedByStatements(body);
  // The functions around a call only matter if it mutates something, and most calls do not.
  if (done.length === 0 && mutatingNodes?.every(changesNothing)) {
    for (const call of mutatingNodes) addReceivers(call, names, receivers);
  } else followChanges(body, done, marks, names, (node) => addReceivers(node, names, receivers));
  return { marks, receivers };
}

const changesNothing = (call: AnyNode): boolean => mutationsBy(call, undefined).length === 0;

function followChanges(
  body: readonly Statement[],
  done: readonly SideEffectCode[],
  marks: ChangeMarks,
  names: Names,
  alsoSee: (node: AnyNode) => void,
): void {
  const changes: (readonly [Mutation, Statement])[] = [];
  let statement: Statement;
  const see = (node: AnyNode, within: Enclosing | undefined) => {
    if (!mayMutate(node)) return;
    for (const change of mutationsBy(node, within)) {
      if (!change.isUnknownMethod || isChanged(change, names)) changes.push([change, statement]);
      else marks.suspect(change);
    }
    alsoSee(node);
  };
  for (statement of body) visitNodes([statement], see, placeOf(statement));
  if (changes.length === 0 && done.length === 0) return;
  for (const [change] of changes) marks.addAssigned(change);
  new Follower(marks).follow(changes, done, body);
}

/** Whether a method whose name is not known may mutate its object. */
const isChanged = ({ holder, within }: Mutation, names: Names): boolean =>
  'name' in holder && mayReferToOuterName(holder.name, within) && isChangeable(holder, names);

/** Exports of known packages cannot be mutated. */
const isFixed = (declaration: Declaration, packages: KnownPackages): boolean =>
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
