import { once } from '../../data/once.ts';
import type { Module } from './modules/module.ts';
import { type AnyNode, isOf, type Statement } from './syntax/nodes.ts';
import type { Mistake } from './value/value.ts';

/** The statements of a module that it does not survive: they are run, or refused by the bundler, whatever else it does. */
export function* fatalIn({ file: { path, body }, names }: Module): Generator<Mistake> {
  const constants = once(() => constantsIn(body));
  for (const statement of body) {
    if (isOf(statement, 'ThrowStatement')) {
      const message = 'The module throws an error here whenever it is imported.';
      yield { id: 'value-unexpected', message, at: originIn(path, statement) };
      return;
    }
    const target = assignedBy(statement);
    const declaration = target && names.declarations.names.get(target.name);
    if (target === undefined || declaration === undefined) continue;
    const isConstant = declaration.kind === 'variable' && constants().has(declaration.declarator);
    if (!isConstant && declaration.kind !== 'import') continue;
    const message = `\`${target.name}\` is ${isConstant ? 'a constant' : 'imported'}: nothing can be assigned to it.`;
    yield { id: 'value-unexpected', message, at: originIn(path, target) };
  }
}

const originIn = (file: string, { start, end }: AnyNode) => ({ file, start: start ?? 0, end: end ?? 0 });

/** The variable that a statement gives another value. */
function assignedBy(statement: Statement) {
  if (!isOf(statement, 'ExpressionStatement')) return undefined;
  const { expression } = statement;
  const target = isOf(expression, 'AssignmentExpression')
    ? expression.left
    : isOf(expression, 'UpdateExpression')
      ? expression.argument
      : undefined;
  return target && isOf(target, 'Identifier') ? target : undefined;
}

/** What declares constants, at the top of a module. */
const constantsIn = (body: readonly Statement[]): ReadonlySet<AnyNode> =>
  new Set(
    body.flatMap((statement) => {
      const declared = isOf(statement, 'ExportNamedDeclaration') ? statement.declaration : statement;
      if (!declared || !isOf(declared, 'VariableDeclaration')) return [];
      return declared.kind === 'const' && !declared.declare ? declared.declarations : [];
    }),
  );
