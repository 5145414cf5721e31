import { bounds } from '../../../bounds.ts';
import { type ExpressionOf, isOf } from '../../syntax/nodes.ts';
import { costOf, costOfAll, textCost, tooManySteps } from '../../value/cost.ts';
import { stringOf, text, tooLong, whyOf } from '../../value/make.ts';
import type { Literal, Value } from '../../value/value.ts';
import { globalValue } from '../builtins/globals.ts';
import { type Scope, scopesInStep } from '../scope.ts';

type Written = ExpressionOf<'StringLiteral' | 'NumericLiteral' | 'BooleanLiteral'>;

const verbatim = (
  value: Literal['value'],
  node: Written | ExpressionOf<'NullLiteral' | 'TemplateLiteral'>,
  scope: Scope,
) => ({ kind: 'literal', value, origin: scope.origin(node), verbatim: true }) as const;

const textIn = (value: Value): string => stringOf(value) ?? '';

export const literals = {
  StringLiteral(node: ExpressionOf<'StringLiteral'>, scope: Scope): Value {
    const value = verbatim(node.value, node, scope);
    return node.value.includes('${') ? { ...value, declares: (name) => declares(name, scope) } : value;
  },
  NumericLiteral: (node: ExpressionOf<'NumericLiteral'>, scope: Scope): Value => verbatim(node.value, node, scope),
  BooleanLiteral: (node: ExpressionOf<'BooleanLiteral'>, scope: Scope): Value => verbatim(node.value, node, scope),
  NullLiteral: (node: ExpressionOf<'NullLiteral'>, scope: Scope): Value => verbatim(null, node, scope),

  RegExpLiteral: (node: ExpressionOf<'RegExpLiteral'>, scope: Scope): Value => ({
    kind: 'regexp',
    source: node.pattern,
    flags: node.flags,
    origin: scope.origin(node),
  }),

  TaggedTemplateExpression({ tag, quasi, ...node }: ExpressionOf<'TaggedTemplateExpression'>, scope: Scope): Value {
    const why = 'a template is tagged';
    const known = isOf(tag, 'Identifier', 'MemberExpression') ? scope.evaluate(tag) : undefined;
    if (known?.kind !== 'function' || known.tag === undefined) return scope.opaque(node, why);
    const between = quasi.expressions.map((expression) => scope.evaluate(expression));
    for (const value of between) scope.evaluator.consume(value);
    const unclear = between.find((value) => stringOf(value) === undefined);
    if (unclear !== undefined) return scope.opaque(node, whyOf(unclear, why));
    const length = (quasi.end ?? 0) - (quasi.start ?? 0);
    if (!scope.evaluator.spend(textCost(length) + costOfAll(between))) return scope.opaque(node, tooManySteps);
    const raw = quasi.quasis.map(({ value }) => value.raw);
    const made = known.tag(raw, between.map(textIn));
    return made === undefined ? scope.opaque(node, why) : text(made, scope.origin(node));
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
      cooked += String(value.value);
      if (!scope.evaluator.spend(costOf(value))) return scope.opaque(node, tooManySteps);
      if (cooked.length > bounds.length) return scope.opaque(node, tooLong);
    }
    return node.expressions.length === 0 ? verbatim(cooked, node, scope) : text(cooked, scope.origin(node));
  },
};

/** Whether a name is declared in the scope of a string, by the module or the functions around it. */
const declares = (name: string, scope: Scope): boolean =>
  scope.evaluator.spend(1 + Math.floor(scope.depth / scopesInStep)) &&
  globalValue(name, scope) === undefined &&
  scope.lookup(name) !== undefined;
