import { onceFor } from '../../../data/once.ts';
import { namesOf } from '../syntax/binding-names.ts';
import { type AnyNode, isOf, type Statement, type StatementOf } from '../syntax/nodes.ts';
import { pushChildren } from '../syntax/walk.ts';

/** Why a `let`, `const` or `class` has no value before its declaration (the temporal dead zone). */
export const whyUsedBeforeDeclared = (name: string): string => `\`${name}\` is used before it is declared`;

type Body = StatementOf<'BlockStatement'>;

/** The names that `var` declares anywhere in a function body: they are hoisted to its start. */
export const hoistedVars: (body: Body) => readonly string[] = onceFor((body: Body) => varsIn(body.body));

/** The names that `var` declares anywhere in statements. */
export function varsIn(statements: readonly Statement[]): readonly string[] {
  const names: string[] = [];
  const open: AnyNode[] = [...statements];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isOf(node, 'VariableDeclaration')) {
      if (node.kind === 'var') names.push(...node.declarations.flatMap(({ id }) => [...namesOf(id)]));
    } else if (mayHoldStatements(node)) pushChildren(node, open);
  }
  return names;
}

/** Whether a node may have statements inside that belong to the same function. */
const mayHoldStatements = ({ type }: AnyNode): boolean => /(?:Statement|^SwitchCase|^CatchClause)$/.test(type);
