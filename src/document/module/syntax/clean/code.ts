import type { Annotation, Call, Expression, Type } from '../nodes.ts';
import { type Place, Tokens } from './tokens.ts';

interface PlaceInCode extends Place {
  readonly calls: number;
}

/** The tokens of a module, with what expressions and types are made of. */
export abstract class Code extends Tokens {
  /** How many functions of expressions say what they return, those inside of brackets left out. */
  returnTypes = 0;
  /** Every call, each behind those inside it. */
  readonly calls: Call[] = [];

  /** An expression, without commas outside of brackets. */
  abstract expression(): Expression;

  abstract type(): Type;

  /** Remembers a call. */
  called<C extends Call>(call: C): C {
    this.calls.push(call);
    return call;
  }

  override get place(): PlaceInCode {
    return { ...super.place, calls: this.calls.length };
  }

  override goBack(place: PlaceInCode): void {
    super.goBack(place);
    this.calls.length = place.calls;
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
