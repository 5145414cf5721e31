import { type Change, changesIn, childrenOf, type Enclosing, isFunction, unwrap } from '../evaluate/changes.ts';
import { namesOf } from '../evaluate/patterns.ts';
import type { AnyNode, Expression, FunctionNode, Statement } from '../syntax/nodes.ts';
import type { Declaration } from './declarations.ts';

/**
 * The names at the top of a module whose value is not what they were declared with: those that are assigned to, and
 * those through which an object is changed, under whatever name it is at hand.
 */
export function changedNames(body: readonly Statement[], names: ReadonlyMap<string, Declaration>): ReadonlySet<string> {
  const changed = new Set<string>();
  for (const change of [...changesIn(body), ...handedOver(body)]) {
    if (names.has(change.name) && !isShadowed(change)) mark(change.name, change.path, names, changed);
  }
  return changed;
}

/** A function that is called for what it does, not for what it returns, may change what it is given. */
function* handedOver(body: readonly Statement[]): Generator<Change> {
  for (const statement of body) {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') continue;
    const { callee, arguments: given } = statement.expression;
    const object = callee.type === 'MemberExpression' ? callee.object : undefined;
    if (object?.type === 'Identifier' && (object.name === 'console' || object.name === 'Object')) continue;
    for (const argument of given) {
      if (argument.type === 'Identifier') yield { name: argument.name, path: [], within: undefined };
    }
  }
}

function mark(name: string, path: Change['path'], names: ReadonlyMap<string, Declaration>, changed: Set<string>): void {
  if (changed.has(name)) return;
  changed.add(name);
  const declaration = names.get(name);
  if (declaration?.kind !== 'variable' || !declaration.declarator.init) return;
  for (const [other, way] of aliases(declaration.declarator.init, path)) {
    if (names.has(other)) mark(other, way, names, changed);
  }
}

/** The variables that hold the same object as the expression does at the path. */
function* aliases(expression: Expression, path: Change['path']): Generator<[string, Change['path']]> {
  const node = unwrap(expression);
  const [step, ...further] = path;
  if (node.type === 'Identifier') yield [node.name, path];
  else if (node.type === 'MemberExpression') {
    const name = !node.computed && node.property.type === 'Identifier' ? node.property.name : undefined;
    yield* aliases(node.object as Expression, [name, ...path]);
  } else if (node.type === 'ConditionalExpression') {
    yield* aliases(node.consequent, path);
    yield* aliases(node.alternate, path);
  } else if (node.type === 'LogicalExpression') {
    yield* aliases(node.left, path);
    yield* aliases(node.right, path);
  } else if (path.length > 0 && node.type === 'ObjectExpression') {
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') yield* aliases(property.argument, path);
      if (property.type !== 'ObjectProperty') continue;
      const named = !property.computed && property.key.type === 'Identifier' ? property.key.name : undefined;
      if (named === undefined || step === undefined || named === step)
        yield* aliases(property.value as Expression, further);
    }
  } else if (path.length > 0 && node.type === 'ArrayExpression') {
    for (const element of node.elements) {
      if (element === null) continue;
      yield* element.type === 'SpreadElement' ? aliases(element.argument, path) : aliases(element, further);
    }
  }
}

function isShadowed({ name, within }: Change): boolean {
  for (let place: Enclosing | undefined = within; place !== undefined; place = place.outer) {
    if (declaresName(place.node as FunctionNode, name)) return true;
  }
  return false;
}

function declaresName(fn: FunctionNode, name: string): boolean {
  for (const parameter of fn.params) {
    for (const declared of namesOf(parameter)) if (declared === name) return true;
  }
  const open: AnyNode[] = [fn.body];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (declaresHere(node as Statement, name)) return true;
    if (node === fn.body || !isFunction(node)) open.push(...childrenOf(node));
  }
  return false;
}

function declaresHere(node: Statement, name: string): boolean {
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') return node.id?.name === name;
  if (node.type !== 'VariableDeclaration') return false;
  return node.declarations.some(({ id }) => [...namesOf(id)].includes(name));
}
