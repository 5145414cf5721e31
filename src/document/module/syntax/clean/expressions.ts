import type { Expression, ExpressionOf, StatementOf, TypeNode } from '../nodes.ts';
import { arrowAt } from './arrows.ts';
import { blockAt } from './blocks.ts';
import { Code } from './code.ts';
import { stringAt } from './literals.ts';
import { operandAt } from './operands.ts';
import type { ScopeNames } from './scope-names.ts';
import { assertedAt, typeAt } from './types.ts';

type Binary = ExpressionOf<'BinaryExpression'>;
type Logical = ExpressionOf<'LogicalExpression'>;

/** How strongly operators bind. */
const strengths: ReadonlyMap<string, number> = new Map(
  Object.entries({
    '??': 1,
    '||': 1,
    '&&': 2,
    '==': 6,
    '!=': 6,
    '===': 6,
    '!==': 6,
    '<': 7,
    '>': 7,
    '<=': 7,
    '>=': 7,
    in: 7,
    instanceof: 7,
    '+': 9,
    '-': 9,
    '*': 10,
    '/': 10,
    '%': 10,
  }),
);

/** Marks that are tokens by themselves, as they are no operators everywhere. */
const singles: ReadonlySet<string> = new Set('<>/');

/** What ends an expression. */
const closing: ReadonlySet<string> = new Set(',)]}');

/** How strongly `as` and `satisfies` bind. */
const assertion = 7;

const isLogical = (operator: string): boolean => operator === '??' || operator === '||' || operator === '&&';

/** Whether an operand would need parentheses, which would start before it does. */
const isMixed = (operator: string, operand: Expression, start: number): boolean =>
  operand.type === 'LogicalExpression' &&
  operand.start === start &&
  (operand.operator === '??') !== (operator === '??');

/** Code whose expressions are what definitions are made of. */
export class ExpressionParser extends Code {
  override expression(): Expression {
    // Half of them are a text, with nothing behind it.
    if (this.kind === 'string' && closing.has(this.text[this.end] ?? '')) return stringAt(this);
    return this.within(() => this.#yielded() ?? arrowAt(this) ?? this.#assigned());
  }

  override type(): TypeNode {
    return typeAt(this);
  }

  override block(names?: ScopeNames): StatementOf<'BlockStatement'> {
    return blockAt(this, names);
  }

  /** What a generator hands out; undefined where it does not. */
  #yielded(): Expression | undefined {
    if (this.word !== 'yield' || !this.around.isGenerator) return undefined;
    const { start } = this;
    this.next();
    if (this.isOnNewLine) this.giveUp();
    const delegate = this.eat('*');
    const argument = this.expression();
    return { type: 'YieldExpression', start, end: this.before, delegate, argument };
  }

  /** An expression, which may be given to a variable or a property. */
  #assigned(): Expression {
    const { start } = this;
    const left = this.#conditional();
    if (!this.is('=')) return left;
    if (left.type !== 'Identifier' && left.type !== 'MemberExpression') this.giveUp();
    this.next();
    const right = this.expression();
    return this.changes({ type: 'AssignmentExpression', start, end: this.before, operator: '=', left, right });
  }

  #conditional(): Expression {
    const { start } = this;
    const test = this.#joined(0);
    if (!this.eat('?')) return test;
    const { returnTypes } = this;
    const consequent = this.expression();
    this.expect(':');
    const alternate = this.expression();
    // The colon in front of what a function returns could be the one that is looked for.
    if (this.returnTypes > returnTypes) this.giveUp();
    return { type: 'ConditionalExpression', start, end: this.before, test, consequent, alternate };
  }

  /** Operands, joined by operators that bind more strongly than some other. */
  #joined(weakest: number): Expression {
    const { start } = this;
    let left = this.#signed();
    for (;;) {
      const joined = this.#asserted(start, left, weakest) ?? this.#operated(start, left, weakest);
      if (joined === undefined) return left;
      left = joined;
    }
  }

  #operated(start: number, left: Expression, weakest: number): Binary | Logical | undefined {
    const operator = this.#operator();
    const strength = strengths.get(operator) ?? 0;
    if (strength <= weakest) return undefined;
    this.continueAt(this.start + operator.length);
    const rightStart = this.start;
    const right = this.#joined(strength);
    const type = isLogical(operator) ? 'LogicalExpression' : 'BinaryExpression';
    if (isLogical(operator) && (isMixed(operator, left, start) || isMixed(operator, right, rightStart))) this.giveUp();
    // The operator is one of those above.
    return { type, start, end: this.before, left, operator, right } as Binary | Logical;
  }

  /** What joins operands, if the token does. */
  #operator(): string {
    if (this.kind === 'word') return this.word;
    if (!singles.has(this.kind)) return this.kind;
    const next = this.text[this.start + 1];
    const isEqual = next === '=';
    if (next === this.kind || (isEqual && this.kind === '/')) this.giveUp();
    // It could be the bracket behind types.
    if (this.kind === '>' && !isEqual && this.hasUnclearTypes) this.giveUp();
    return isEqual ? `${this.kind}=` : this.kind;
  }

  #asserted(start: number, expression: Expression, weakest: number): Expression | undefined {
    if (assertion <= weakest || this.isOnNewLine) return undefined;
    if (this.word === 'as') {
      this.next();
      const typeAnnotation = assertedAt(this);
      return { type: 'TSAsExpression', start, end: this.before, expression, typeAnnotation };
    }
    if (this.word !== 'satisfies') return undefined;
    this.next();
    const typeAnnotation = this.type();
    return { type: 'TSSatisfiesExpression', start, end: this.before, expression, typeAnnotation };
  }

  #signed(): Expression {
    const { start, kind } = this;
    if (this.word === 'await' && this.around.isAsync) {
      const argument = this.#operand();
      return { type: 'AwaitExpression', start, end: this.before, argument };
    }
    const operator = this.word === 'typeof' ? 'typeof' : kind;
    if (operator !== '!' && operator !== '-' && operator !== 'typeof') return operandAt(this);
    const argument = this.#operand();
    return { type: 'UnaryExpression', start, end: this.before, operator, prefix: true, argument };
  }

  /** What stands behind a sign. */
  #operand(): Expression {
    this.next();
    return this.within(() => this.#signed());
  }
}
