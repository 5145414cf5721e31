import type { Annotation, Expression, MutatingNode, StatementOf, TypeNode } from '../nodes.ts';
import type { ScopeNames } from './scope-names.ts';
import { type Checkpoint, TokenReader } from './tokens.ts';

interface PlaceInCode extends Checkpoint {
  readonly mutatingNodes: number;
}

/** The kind of the enclosing function, and whether the code is in a loop inside it. */
export interface FunctionContext {
  readonly isAsync: boolean;
  readonly isGenerator: boolean;
  readonly isLoop: boolean;
}

const plain: FunctionContext = { isAsync: false, isGenerator: false, isLoop: false };

/** The tokens of a module, and the parsers of expressions and types. */
export abstract class Code extends TokenReader {
  /** The number of arrow functions so far with a return type, without those inside brackets. */
  returnTypes = 0;
  /** Every call and other node that may mutate something, each after those nested in it. */
  readonly mutatingNodes: MutatingNode[] = [];
  around = plain;
  /** True if a `<` was read as an operator although it may start type arguments in a syntax that is not supported here. */
  hasUnclearTypes = false;
  /** True if `infer` is allowed. */
  mayInfer = false;

  /** Parses an expression, without a comma operator. */
  abstract expression(): Expression;

  abstract type(): TypeNode;

  /** Parses statements in braces; `names` has the names that are declared already. */
  abstract block(names?: ScopeNames): StatementOf<'BlockStatement'>;

  /** Records a node that may mutate something. */
  changes<C extends MutatingNode>(node: C): C {
    this.mutatingNodes.push(node);
    return node;
  }

  /** Parses the inside of a function, which the context outside does not affect. */
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
    return { ...super.place, mutatingNodes: this.mutatingNodes.length };
  }

  override goBack(place: PlaceInCode): void {
    super.goBack(place);
    this.mutatingNodes.length = place.mutatingNodes;
  }

  /** Parses the type after the `extends` of a conditional type. */
  inferring<T>(read: () => T): T {
    const { mayInfer } = this;
    this.mayInfer = true;
    try {
      return read();
    } finally {
      this.mayInfer = mayInfer;
    }
  }

  /** Parses a colon and the type after it. */
  annotation(): Annotation {
    const { start } = this;
    this.expect(':');
    const typeAnnotation = this.type();
    return { type: 'TSTypeAnnotation', start, end: this.before, typeAnnotation };
  }

  /** Parses items between commas up to a bracket, and the bracket. A trailing comma is allowed. */
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

  /** Parses up to a bracket: a colon inside cannot belong to the code outside. */
  bracketed<T>(read: () => T): T {
    const { returnTypes } = this;
    const value = read();
    this.returnTypes = returnTypes;
    return value;
  }
}
