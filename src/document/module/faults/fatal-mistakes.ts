import { once } from '../../../data/once.ts';
import { findLocalBindings } from '../analysis/local-bindings.ts';
import { assignmentTarget, mayMutate } from '../analysis/mutations.ts';
import type { Module } from '../modules/module.ts';
import { enclosingOf } from '../modules/mutations/side-effects.ts';
import { namesOf } from '../syntax/binding-names.ts';
import { type AnyNode, type BindingTarget, isOf, type Statement } from '../syntax/nodes.ts';
import { type Enclosing, unwrap, visitNodes } from '../syntax/walk.ts';
import type { Mistake } from '../value/value.ts';

/** Yields the mistakes that make a module fail whenever it is imported: it throws, or the bundler refuses it. */
export function* fatalMistakesIn({ file: { path, body, mutatingNodes }, names }: Module): Generator<Mistake> {
  const constants = once(() => constantsIn(body));
  const mayAssign = mutatingNodes?.some((node) => isOf(node, 'AssignmentExpression')) ?? true;
  for (const statement of body) {
    if (isOf(statement, 'ThrowStatement')) {
      const message = 'The module throws an error here whenever it is imported.';
      yield { id: 'value-unexpected', message, at: originIn(path, statement) };
      return;
    }
    for (const { name, target } of mayAssign ? reassignmentsIn(statement) : []) {
      const declaration = names.declarations.names.get(name);
      const isConstant = declaration?.kind === 'variable' && constants().has(declaration.declarator);
      if (!isConstant && declaration?.kind !== 'import') continue;
      const message = `\`${name}\` is ${isConstant ? 'a constant' : 'imported'}: nothing can be assigned to it.`;
      yield { id: 'value-unexpected', message, at: originIn(path, target) };
    }
  }
}

const originIn = (file: string, { start, end }: AnyNode) => ({ file, start: start ?? 0, end: end ?? 0 });

interface Reassignment {
  readonly name: string;
  readonly target: AnyNode;
}

/** Returns the top-level variables that a statement, or a function in it, reassigns. */
function reassignmentsIn(statement: Statement): readonly Reassignment[] {
  const found: Reassignment[] = [];
  const visit = (node: AnyNode, within: Enclosing | undefined) => {
    if (!mayMutate(node) || isOf(node, 'UnaryExpression')) return;
    const target = assignmentTarget(node);
    if (target === undefined) return;
    // An assignment to a member reassigns no variable.
    for (const name of namesOf(unwrap(target) as BindingTarget))
      if (!isLocal(name, within)) found.push({ name, target });
  };
  // A namespace has its own variables.
  if (!isNamespace(statement)) visitNodes([statement], visit, enclosingOf(statement));
  return found;
}

const isNamespace = (statement: Statement): boolean =>
  isOf(statement, 'TSModuleDeclaration') ||
  (isOf(statement, 'ExportNamedDeclaration') && statement.declaration?.type === 'TSModuleDeclaration');

/** True if a name may refer to a local variable, or to the name of a function expression around it. */
function isLocal(name: string, within: Enclosing | undefined): boolean {
  if (findLocalBindings(name, within).found.length > 0) return true;
  for (let place = within; place !== undefined; place = place.outer)
    if (isOf(place.node, 'FunctionExpression') && place.node.id?.name === name) return true;
  return false;
}

/** Returns the declarators of top-level constants. */
const constantsIn = (body: readonly Statement[]): ReadonlySet<AnyNode> =>
  new Set(
    body.flatMap((statement) => {
      const declared = isOf(statement, 'ExportNamedDeclaration') ? statement.declaration : statement;
      if (!declared || !isOf(declared, 'VariableDeclaration')) return [];
      return declared.kind === 'const' && !declared.declare ? declared.declarations : [];
    }),
  );
