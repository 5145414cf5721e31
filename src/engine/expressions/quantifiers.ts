import { type AST, visitRegExpAST } from '@eslint-community/regexpp';

/** The quantifiers of an expression, in the order of their start. */
export function quantifiersOf(pattern: AST.Pattern): readonly AST.Quantifier[] {
  const quantifiers: AST.Quantifier[] = [];
  visitRegExpAST(pattern, { onQuantifierEnter: (quantifier) => quantifiers.push(quantifier) });
  return quantifiers;
}
