import { bounds } from '../../../bounds.ts';
import { type ExpressionOf, isOf } from '../../syntax/nodes.ts';
import { costOf, costOfAll, textCost, tooManySteps } from '../../value/cost.ts';
import { stringOf, text, tooLong, whyOf } from '../../value/make.ts';
import { reportMisspeltText } from '../../value/misspelt.ts';
import type { Literal, Value } from '../../value/value.ts';
import { globalValue } from '../builtins/globals.ts';
import { type Scope, scopesInStep } from '../scope.ts';

type Written = ExpressionOf<'StringLiteral' | 'NumericLiteral' | 'BooleanLiteral'>;

const verbatimLiteral = (
  value: Literal['value'],
  node: Written | ExpressionOf<'NullLiteral' | 'TemplateLiteral'>,
  scope: Scope,
) => ({ kind: 'literal', value, origin: scope.origin(node), verbatim: true }) as const;

const textIn = (value: Value): string => stringOf(value) ?? '';

export const literals = {
  StringLiteral(node: ExpressionOf<'StringLiteral'>, scope: Scope): Value {
    const value = verbatimLiteral(node.value, node, scope);
    return node.value.includes('${') ? { ...value, declares: (name) => declares(name, scope) } : value;
  },
  NumericLiteral: (node: ExpressionOf<'NumericLiteral'>, scope: Scope): Value =>
    verbatimLiteral(node.value, node, scope),
  BooleanLiteral: (node: ExpressionOf<'BooleanLiteral'>, scope: Scope): Value =>
    verbatimLiteral(node.value, node, scope),
  NullLiteral: (node: ExpressionOf<'NullLiteral'>, scope: Scope): Value => verbatimLiteral(null, node, scope),

  RegExpLiteral: (node: ExpressionOf<'RegExpLiteral'>, scope: Scope): Value => ({
    kind: 'regexp',
    source: node.pattern,
    flags: node.flags,
    origin: scope.origin(node),
  }),

  TaggedTemplateExpression({ tag, quasi, ...node }: ExpressionOf<'TaggedTemplateExpression'>, scope: Scope): Value {
    const why = 'a template is tagged';
    const tagFunction = isOf(tag, 'Identifier', 'MemberExpression') ? scope.evaluate(tag) : undefined;
    if (tagFunction?.kind !== 'function' || tagFunction.tag === undefined) return scope.opaque(node, why);
    const substitutions = quasi.expressions.map((expression) => scope.evaluate(expression));
    for (const value of substitutions) scope.evaluator.consume(value);
    const unclear = substitutions.find((value) => stringOf(value) === undefined);
    if (unclear !== undefined) return scope.opaque(node, whyOf(unclear, why));
    const length = (quasi.end ?? 0) - (quasi.start ?? 0);
    if (!scope.evaluator.spend(textCost(length) + costOfAll(substitutions))) return scope.opaque(node, tooManySteps);
    const raw = quasi.quasis.map(({ value }) => value.raw);
    const result = tagFunction.tag(raw, substitutions.map(textIn));
    return result === undefined ? scope.opaque(node, why) : text(result, scope.origin(node));
  },

  TemplateLiteral(node: ExpressionOf<'TemplateLiteral'>, scope: Scope): Value {
    let cooked = '';
    for (const [index, quasi] of node.quasis.entries()) {
      cooked += quasi.value.cooked ?? '';
      const expression = node.expressions[index];
      if (expression === undefined) continue;
      const value = scope.evaluate(expression);
      scope.evaluator.consume(value);
      if (value.kind !== 'literal')
        return scope.opaque(node, whyOf(value, 'a template contains something other than strings'));
      const why = reportMisspeltText(value, scope.evaluator);
      if (why !== undefined) return scope.opaque(node, why);
      cooked += String(value.value);
      if (!scope.evaluator.spend(costOf(value))) return scope.opaque(node, tooManySteps);
      if (cooked.length > bounds.length) return scope.opaque(node, tooLong);
    }
    return node.expressions.length === 0 ? verbatimLiteral(cooked, node, scope) : text(cooked, scope.origin(node));
  },
};

/** Whether a name is declared in the scope of a string, by the module or the functions around it. */
const declares = (name: string, scope: Scope): boolean =>
  scope.evaluator.spend(1 + Math.floor(scope.depth / scopesInStep)) &&
  globalValue(name, scope) === undefined &&
  scope.lookup(name) !== undefined;
