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

/** The precedence of operators. */
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

/** Characters that the lexer returns as single tokens, as they are not operators everywhere. */
const singles: ReadonlySet<string> = new Set('<>/');

/** The characters that end an expression. */
const closing: ReadonlySet<string> = new Set(',)]}');

/** The precedence of `as` and `satisfies`. */
const assertion = 7;

const isLogical = (operator: string): boolean => operator === '??' || operator === '||' || operator === '&&';

/** True if an operand is invalid without parentheses, which would change its start. */
const isMixed = (operator: string, operand: Expression, start: number): boolean =>
  operand.type === 'LogicalExpression' &&
  operand.start === start &&
  (operand.operator === '??') !== (operator === '??');

/** Parses the expressions that definitions consist of. */
export class ExpressionParser extends Code {
  override expression(): Expression {
    // Half of all expressions are a single string literal.
    if (this.kind === 'string' && closing.has(this.text[this.end] ?? '')) return stringAt(this);
    return this.within(() => this.#yielded() ?? arrowAt(this) ?? this.#assigned());
  }

  override type(): TypeNode {
    return typeAt(this);
  }

  override block(names?: ScopeNames): StatementOf<'BlockStatement'> {
    return blockAt(this, names);
  }

  /** Parses a `yield` expression; returns undefined if there is none. */
  #yielded(): Expression | undefined {
    if (this.word !== 'yield' || !this.around.isGenerator) return undefined;
    const { start } = this;
    this.next();
    if (this.isOnNewLine) this.giveUp();
    const delegate = this.eat('*');
    const argument = this.expression();
    return { type: 'YieldExpression', start, end: this.before, delegate, argument };
  }

  /** Parses an expression that may be an assignment to a variable or a property. */
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
    // The colon before a return type could be the one of the conditional expression.
    if (this.returnTypes > returnTypes) this.giveUp();
    return { type: 'ConditionalExpression', start, end: this.before, test, consequent, alternate };
  }

  /** Parses operands joined by operators with a precedence above `weakest`. */
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
    // The operator is one of `strengths`.
    return { type, start, end: this.before, left, operator, right } as Binary | Logical;
  }

  /** Returns the operator at the current token; the token itself if it is not one. */
  #operator(): string {
    if (this.kind === 'word') return this.word;
    if (!singles.has(this.kind)) return this.kind;
    const next = this.text[this.start + 1];
    const isEqual = next === '=';
    if (next === this.kind || (isEqual && this.kind === '/')) this.giveUp();
    // It could close type arguments.
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

  /** Parses the operand of a unary operator. */
  #operand(): Expression {
    this.next();
    return this.within(() => this.#signed());
  }
}
