import type { Expression } from '../nodes.ts';
import { Tokens } from './tokens.ts';

/** The tokens of a module, with what all expressions are made of. */
export abstract class Code extends Tokens {
  /** An expression, without commas outside of brackets. */
  abstract expression(): Expression;

  /** What stands between commas up to a bracket, which is eaten. The last comma may have nothing behind it. */
  listed<T>(close: string, item: () => T): T[] {
    const items: T[] = [];
    while (!this.eat(close)) {
      items.push(item());
      if (!this.is(close)) this.expect(',');
    }
    return items;
  }
}
