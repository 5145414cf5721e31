import { type Change, changesBy, mayChange } from '../evaluate/changes.ts';
import { isContained, localOf } from '../evaluate/locals.ts';
import { type AnyNode, type Expression, isOf, type Statement } from '../syntax/nodes.ts';
import type { SourceFile } from '../syntax/parse.ts';
import { type Enclosing, nodesIn, seeWithin, unwrap } from '../syntax/walk.ts';
import { commonExportName } from './common-js.ts';
import type { Declaration } from './declaration.ts';
import type { KnownPackages } from './known-packages.ts';

type Names = ReadonlyMap<string, Declaration>;

export interface Changes {
  /** The names whose value is not what they were declared with, under whatever name the object is at hand. */
  readonly names: ReadonlySet<string>;
  /** The imported functions that a variable is given to, as they are called. */
  readonly receivers: ReadonlyMap<string, readonly AnyNode[]>;
}

/** What declares names: the code of a module, or of a namespace. */
export type CodeOfNames = Pick<SourceFile, 'body' | 'calls'>;

/** What becomes of the names at the top of a module after they are declared. */
export function changesOf({ body, calls }: CodeOfNames, declared: Names, packages: KnownPackages): Changes {
  const names = new Map([...declared].filter(([, declaration]) => !isFixed(declaration, packages)));
  if (names.size === 0) return { names: new Set(), receivers: new Map() };
  const changed = new Set<string>();
  const receivers = new Map<string, AnyNode[]>();
  const changers = new Set<AnyNode>();
  const see = (node: AnyNode, within: Enclosing | undefined): void => {
    if (!mayChange(node)) return;
    for (const change of changesBy(node, within)) {
      if (localOf(change) === undefined) mark(change.name, change.path, names, changed);
      else if (!isContained(change)) addAround(change, changers);
    }
    addReceiver(node, names, receivers);
  };
  // Where a call stands matters to what it changes, and most code is calls that change nothing.
  if (calls?.every(changesNothing)) for (const call of calls) addReceiver(call, names, receivers);
  else seeWithin(body, see);
  markDeeply([...handedTo(changers, body, names), ...usedByStatements(body)], names, changed);
  return { names: changed, receivers };
}

const changesNothing = (call: AnyNode): boolean => changesBy(call, undefined).length === 0;

/** Adds the functions around a change; around one that is known, all are. */
function addAround({ within }: Change, changers: Set<AnyNode>): void {
  for (let place = within; place !== undefined && !changers.has(place.node); place = place.outer)
    changers.add(place.node);
}

/** What a known package exports stays what it is, whatever is done to it. */
const isFixed = (declaration: Declaration, packages: KnownPackages): boolean =>
  declaration.kind === 'import' && packages.known(declaration.source) !== undefined;

/** Marks the variable through which an object is changed, and every other that holds the same object. */
function mark(name: string, path: Change['path'], names: Names, changed: Set<string>): void {
  const declaration = names.get(name);
  if (declaration === undefined || changed.has(name)) return;
  changed.add(name);
  if (declaration.kind !== 'variable' || !declaration.declarator.init) return;
  for (const [other, way] of aliases(declaration.declarator.init, path)) mark(other, way, names, changed);
}

/** Marks variables of which any part may be changed, and all that they were made of. */
function markDeeply(roots: readonly string[], names: Names, changed: Set<string>): void {
  const open = new Set(roots);
  // What is added on the way is gone through as well.
  for (const name of open) {
    const declaration = names.get(name);
    if (declaration === undefined) continue;
    changed.add(name);
    for (const part of [nodeOf(declaration), ...(declaration.parts ?? [])])
      for (const other of identifiersIn(part)) open.add(other);
  }
}

/** What is at hand where functions of the module are called that change what they are given. */
function* handedTo(changers: ReadonlySet<AnyNode>, body: readonly Statement[], names: Names): Generator<string> {
  const called = new Set(
    [...names].filter(([, declaration]) => changers.has(nodeOf(declaration))).map(([name]) => name),
  );
  if (called.size === 0) return;
  for (const statement of body) if (callsAny(called, statement)) yield* identifiersIn(statement);
}

function addReceiver(node: AnyNode, names: Names, receivers: Map<string, AnyNode[]>): void {
  if (!isOf(node, 'CallExpression')) return;
  const { callee } = node;
  const root = rootName(callee);
  const declaration = root === undefined ? undefined : names.get(root);
  if (declaration?.kind !== 'import') return;
  for (const argument of node.arguments) {
    const name = rootName(argument);
    if (name === undefined) continue;
    const callees = receivers.get(name);
    if (callees === undefined) receivers.set(name, [callee]);
    else callees.push(callee);
  }
}

/** The variable that a chain of members starts at. */
function rootName(node: AnyNode): string | undefined {
  let at = unwrap(node);
  while (isOf(at, 'MemberExpression')) at = unwrap(at.object);
  return isOf(at, 'Identifier') ? at.name : undefined;
}

function callsAny(called: ReadonlySet<string>, statement: Statement): boolean {
  for (const node of nodesIn([statement])) {
    if (isOf(node, 'CallExpression') && node.callee.type === 'Identifier' && called.has(node.callee.name)) return true;
  }
  return false;
}

/** What a name stands for, as it is written. */
function nodeOf(declaration: Declaration): AnyNode {
  if (declaration.kind === 'import') return declaration.at;
  if (declaration.kind !== 'variable') return declaration.node;
  return declaration.declarator.init ? unwrap(declaration.declarator.init) : declaration.at;
}

const harmless = /^(?:Import|Export|VariableDeclaration|FunctionDeclaration|ClassDeclaration|EmptyStatement|TS)/;

/** A statement that is there for what it does may change all that it names. */
function* usedByStatements(body: readonly Statement[]): Generator<string> {
  for (const statement of body) {
    if (harmless.test(statement.type)) continue;
    const expression = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
    // What an assignment changes is told by its left side; what it assigns may be changed there.
    if (expression?.type === 'AssignmentExpression') {
      if (commonExportName(expression.left) === undefined) yield* identifiersIn(expression.right);
    } else if (expression === undefined || !isHarmless(expression)) yield* identifiersIn(statement);
  }
}

function isHarmless(node: Expression): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { object, property } = node.callee;
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return false;
  return object.name === 'console' || (object.name === 'Object' && /^(?:freeze|seal)$/.test(property.name));
}

function* identifiersIn(node: AnyNode): Generator<string> {
  for (const part of nodesIn([node])) if (isOf(part, 'Identifier')) yield part.name;
}

/** The variables that hold the same object as the expression does at the path. */
function* aliases(expression: AnyNode, path: Change['path']): Generator<[string, Change['path']]> {
  const node = unwrap(expression);
  const [step, ...further] = path;
  if (isOf(node, 'Identifier')) yield [node.name, path];
  else if (isOf(node, 'MemberExpression')) {
    const way: (string | undefined)[] = [];
    let owner: AnyNode = node;
    for (; isOf(owner, 'MemberExpression'); owner = unwrap(owner.object)) {
      way.push(!owner.computed && owner.property.type === 'Identifier' ? owner.property.name : undefined);
    }
    yield* aliases(owner, [...way.toReversed(), ...path]);
  } else if (isOf(node, 'ConditionalExpression')) {
    yield* aliases(node.consequent, path);
    yield* aliases(node.alternate, path);
  } else if (isOf(node, 'LogicalExpression')) {
    yield* aliases(node.left, path);
    yield* aliases(node.right, path);
  } else if (path.length > 0 && isOf(node, 'ObjectExpression')) {
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') yield* aliases(property.argument, path);
      if (property.type !== 'ObjectProperty') continue;
      const named = !property.computed && property.key.type === 'Identifier' ? property.key.name : undefined;
      if (named === undefined || step === undefined || named === step) yield* aliases(property.value, further);
    }
  } else if (path.length > 0 && isOf(node, 'ArrayExpression')) {
    for (const element of node.elements) {
      if (element === null) continue;
      yield* element.type === 'SpreadElement' ? aliases(element.argument, path) : aliases(element, further);
    }
  }
}
