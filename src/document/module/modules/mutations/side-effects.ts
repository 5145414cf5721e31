import { onceFor } from '../../../../data/once.ts';
import { mutationsBy } from '../../analysis/mutations.ts';
import { requiredSpecifierOf } from '../../analysis/require-calls.ts';
import { isMemberAccess, isNamed, propertyNameOf } from '../../syntax/member-access.ts';
import { type AnyNode, type Call, type ClassNode, isOf, type Statement } from '../../syntax/nodes.ts';
import { childrenOf, type Enclosing, isFunction, unwrap } from '../../syntax/walk.ts';

/** Code that runs for its side effects: it may mutate everything that it names. */
export interface SideEffectCode {
  readonly code: AnyNode;
  readonly within: Enclosing | undefined;
  /** The top-level statement that contains it. */
  readonly statement: Statement;
}

export const sideEffectCodeIn = (body: readonly Statement[]): readonly SideEffectCode[] =>
  body.flatMap((statement) =>
    sideEffectCodeOf(statement, enclosingOf(statement)).map(({ code, within }) => ({ code, within, statement })),
  );

const compound = /^(?:Block|If|For|ForIn|ForOf|While|DoWhile|Try|Switch|Labeled)Statement$|^SwitchCase$|^CatchClause$/;

/** Whether a statement contains other statements. */
export const isCompound = ({ type }: AnyNode): boolean => compound.test(type);

/** The scope of the variables inside a top-level statement; undefined if it can have none. */
export const enclosingOf = (statement: Statement): Enclosing | undefined =>
  isCompound(statement) ? enclosingOfCompound(statement) : undefined;

const enclosingOfCompound = onceFor((statement: Statement): Enclosing => {
  const block = { type: 'StaticBlock', body: [statement] };
  return { node: block, outer: undefined };
});

type Part = Omit<SideEffectCode, 'statement'>;

function sideEffectCodeOf(node: AnyNode, within: Enclosing | undefined): readonly Part[] {
  if (isOf(node, 'ExpressionStatement')) return sideEffectCodeOfExpression(unwrap(node.expression), within);
  if (isOf(node, 'ClassDeclaration')) return staticBlocksOf(node).map((code) => ({ code, within }));
  if (isOf(node, 'ExportNamedDeclaration', 'ExportDefaultDeclaration'))
    return node.declaration ? sideEffectCodeOf(node.declaration, within) : [];
  return isCompound(node) ? childrenOf(node).flatMap((child) => sideEffectCodeOf(child, within)) : [];
}

const staticBlocksOf = ({ body }: ClassNode): readonly AnyNode[] =>
  body.body.filter(({ type }) => type === 'StaticBlock');

function sideEffectCodeOfExpression(expression: AnyNode, within: Enclosing | undefined): readonly Part[] {
  // Assignments, and calls that are known to mutate something, are handled more precisely.
  if (isOf(expression, 'AssignmentExpression', 'UpdateExpression')) return [];
  if (!isOf(expression, 'CallExpression', 'OptionalCallExpression')) return [{ code: expression, within }];
  if (
    isHarmless(expression) ||
    requiredSpecifierOf(expression) !== undefined ||
    mutationsBy(expression, within).length > 0
  )
    return [];
  const callback = eachCallbackOf(expression);
  if (callback === undefined) return [{ code: expression, within }];
  return childrenOf(callback).flatMap((part) => sideEffectCodeOf(part, { node: callback, outer: within }));
}

/** The function in `list.forEach(() => { … })`. */
function eachCallbackOf({ callee, arguments: [first] }: Call): AnyNode | undefined {
  const isEach = isMemberAccess(callee) && propertyNameOf(callee) === 'forEach';
  return isEach && first && isFunction(first) && 'body' in first && isBlock(first.body) ? first : undefined;
}

const isBlock = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'type' in node && node.type === 'BlockStatement';

function isHarmless({ callee }: Call): boolean {
  if (!isMemberAccess(callee)) return false;
  const name = propertyNameOf(callee) ?? '';
  return isNamed(callee.object, 'console') || (isNamed(callee.object, 'Object') && /^(?:freeze|seal)$/.test(name));
}
