import type { Annotation, ChangingNode, Expression, StatementOf, TypeNode } from '../nodes.ts';
import type { ScopeNames } from './scope-names.ts';
import { type Checkpoint, TokenReader } from './tokens.ts';

interface PlaceInCode extends Checkpoint {
  readonly changing: number;
}

/** What the function is that code stands in, and whether it stands in a loop there. */
export interface FunctionContext {
  readonly isAsync: boolean;
  readonly isGenerator: boolean;
  readonly isLoop: boolean;
}

const plain: FunctionContext = { isAsync: false, isGenerator: false, isLoop: false };

/** The tokens of a module, with what expressions and types are made of. */
export abstract class Code extends TokenReader {
  /** How many functions of expressions say what they return, those inside of brackets left out. */
  returnTypes = 0;
  /** Every call, and whatever else may change something, each behind those inside it. */
  readonly changing: ChangingNode[] = [];
  around = plain;
  /** Whether something was taken for less than what may be types that are not read here. */
  hasUnclearTypes = false;
  /** Whether types may be found out here. */
  mayInfer = false;

  /** An expression, without commas outside of brackets. */
  abstract expression(): Expression;

  abstract type(): TypeNode;

  /** Statements in braces; `names` has what is declared for them already. */
  abstract block(names?: ScopeNames): StatementOf<'BlockStatement'>;

  /** Remembers what may change something. */
  changes<C extends ChangingNode>(node: C): C {
    this.changing.push(node);
    return node;
  }

  /** Reads what stands in a function: of what is around that, nothing counts. */
  insideFunction<T>(kind: Partial<FunctionContext>, read: () => T): T {
    return this.#inside({ ...plain, ...kind }, read);
  }

  insideLoop<T>(read: () => T): T {
    return this.#inside({ ...this.around, isLoop: true }, read);
  }

  #inside<T>(around: FunctionContext, read: () => T): T {
    const { around: before } = this;
    this.around = around;
    try {
      return read();
    } finally {
      this.around = before;
    }
  }

  override get place(): PlaceInCode {
    return { ...super.place, changing: this.changing.length };
  }

  override goBack(place: PlaceInCode): void {
    super.goBack(place);
    this.changing.length = place.changing;
  }

  /** Reads what a type is held against. */
  inferring<T>(read: () => T): T {
    const { mayInfer } = this;
    this.mayInfer = true;
    try {
      return read();
    } finally {
      this.mayInfer = mayInfer;
    }
  }

  /** A colon and the type behind it. */
  annotation(): Annotation {
    const { start } = this;
    this.expect(':');
    const typeAnnotation = this.type();
    return { type: 'TSTypeAnnotation', start, end: this.before, typeAnnotation };
  }

  /** What stands between commas up to a bracket, which is eaten. The last comma may have nothing behind it. */
  listed<T>(close: string, item: () => T): T[] {
    return this.bracketed(() => {
      const items: T[] = [];
      while (!this.eat(close)) {
        items.push(item());
        if (!this.is(close)) this.expect(',');
      }
      return items;
    });
  }

  /** Reads up to a bracket: no colon in there can be one of those outside. */
  bracketed<T>(read: () => T): T {
    const { returnTypes } = this;
    const value = read();
    this.returnTypes = returnTypes;
    return value;
  }
}
