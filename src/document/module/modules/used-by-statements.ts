import type { AnyNode, ClassNode, Expression, Statement } from '../syntax/nodes.ts';
import { commonExportName } from './common-js.ts';

const harmless = /^(?:Import|Export|VariableDeclaration|FunctionDeclaration|EmptyStatement|TS)/;

/** The code of statements that are there for what they do: it may change all that it names. */
export const usedByStatements = (body: readonly Statement[]): readonly AnyNode[] => body.flatMap(doneBy);

function doneBy(statement: Statement): readonly AnyNode[] {
  if (statement.type === 'ClassDeclaration') return staticBlocksOf(statement);
  if (statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration')
    return statement.declaration?.type === 'ClassDeclaration' ? staticBlocksOf(statement.declaration) : [];
  if (harmless.test(statement.type)) return [];
  const expression = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
  // What an assignment changes is told by its left side; what it assigns may be changed there.
  if (expression?.type === 'AssignmentExpression')
    return commonExportName(expression.left) === undefined ? [expression.right] : [];
  return expression !== undefined && isHarmless(expression) ? [] : [statement];
}

const staticBlocksOf = ({ body }: ClassNode): readonly AnyNode[] =>
  body.body.filter(({ type }) => type === 'StaticBlock');

function isHarmless(node: Expression): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { object, property } = node.callee;
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return false;
  return object.name === 'console' || (object.name === 'Object' && /^(?:freeze|seal)$/.test(property.name));
}
