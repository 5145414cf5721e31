import type { Annotation, Expression, Type } from '../nodes.ts';
import { Tokens } from './tokens.ts';

/** The tokens of a module, with what expressions and types are made of. */
export abstract class Code extends Tokens {
  /** How many functions of expressions say what they return, those inside of brackets left out. */
  returnTypes = 0;

  /** An expression, without commas outside of brackets. */
  abstract expression(): Expression;

  abstract type(): Type;

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
