import type { Expression, ExpressionOf, Type } from '../nodes.ts';
import { arrowAt } from './arrows.ts';
import { Code } from './code.ts';
import { operandAt } from './operands.ts';
import { assertedAt, typeAt } from './types.ts';

type Binary = ExpressionOf<'BinaryExpression'>;
type Logical = ExpressionOf<'LogicalExpression'>;

/** How strongly operators bind. */
const strengths: Readonly<Record<string, number>> = {
  '??': 1,
  '||': 1,
  '&&': 2,
  '==': 6,
  '!=': 6,
  '===': 6,
  '!==': 6,
  '+': 9,
  '-': 9,
  '*': 10,
};

/** How strongly `as` and `satisfies` bind. */
const assertion = 7;

const isLogical = (operator: string): boolean => operator === '??' || operator === '||' || operator === '&&';

/** Whether an operand would need parentheses, which would start before it does. */
const isMixed = (operator: string, operand: Expression, start: number): boolean =>
  operand.type === 'LogicalExpression' &&
  operand.start === start &&
  (operand.operator === '??') !== (operator === '??');

/** Code whose expressions are what definitions are made of. */
export class Expressions extends Code {
  override expression(): Expression {
    return this.within(() => arrowAt(this) ?? this.#conditional());
  }

  override type(): Type {
    return typeAt(this);
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
    const operator = this.kind;
    const strength = strengths[operator] ?? 0;
    if (strength <= weakest) return undefined;
    this.next();
    const rightStart = this.start;
    const right = this.#joined(strength);
    const type = isLogical(operator) ? 'LogicalExpression' : 'BinaryExpression';
    if (isLogical(operator) && (isMixed(operator, left, start) || isMixed(operator, right, rightStart))) this.giveUp();
    // The operator is one of those above.
    return { type, start, end: this.before, left, operator, right } as Binary | Logical;
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
    if (kind !== '!' && kind !== '-') return operandAt(this);
    this.next();
    const argument = this.within(() => this.#signed());
    return { type: 'UnaryExpression', start, end: this.before, operator: kind, prefix: true, argument };
  }
}
