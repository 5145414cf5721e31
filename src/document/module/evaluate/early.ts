import { onceFor } from '../../../data/once.ts';
import { namesOf } from '../syntax/binding-names.ts';
import { type AnyNode, isOf, type StatementOf } from '../syntax/nodes.ts';
import { childrenOf } from '../syntax/walk.ts';

/** Why a name has no value before the place where it is declared. */
export const whyUsedBeforeDeclared = (name: string): string => `\`${name}\` is used before it is declared`;

type Body = StatementOf<'BlockStatement'>;

/** The names that `var` declares anywhere in a function: they are there from its beginning. */
export const hoistedVars: (body: Body) => readonly string[] = onceFor((body: Body) => {
  const names: string[] = [];
  const open: AnyNode[] = [...body.body];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isOf(node, 'VariableDeclaration')) {
      if (node.kind === 'var') names.push(...node.declarations.flatMap(({ id }) => [...namesOf(id)]));
    } else if (mayHoldStatements(node)) open.push(...childrenOf(node));
  }
  return names;
});

/** Whether it may hold statements of the same function. */
const mayHoldStatements = ({ type }: AnyNode): boolean => /(?:Statement|^SwitchCase|^CatchClause)$/.test(type);
