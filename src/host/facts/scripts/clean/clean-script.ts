import { unlessUnclear } from '../../../../data/unclear.ts';
import { ScriptExpressions } from './expressions.ts';
import { either, kinds, type VrlKind } from './kinds.ts';

/** A sequence of statements. */
interface Block {
  readonly kind: VrlKind;
  /** Whether the last statement is a value that is not assigned: the compiler checks what becomes of it. */
  readonly hasResult: boolean;
}

/**
 * Returns whether the compiler would certainly report nothing about a script. Most scripts can be recognized as clean
 * in a hundredth of the time that the compiler needs to start. Returns false for any other script, wrong or only
 * unusual.
 */
export const isCleanScript = (text: string): boolean =>
  !text.includes('\r') && unlessUnclear(() => new Script(text).isClean) === true;

class Script extends ScriptExpressions {
  get isClean(): boolean {
    this.lineBegins();
    this.#statements(() => this.isAtEnd);
    return this.variables.areAllUsed;
  }

  #statements(isEnd: () => boolean): Block {
    for (;;) {
      const statement = this.#statement();
      const isNext = this.lineEnds();
      if (isEnd()) return statement;
      if (!isNext || statement.hasResult) this.giveUp();
    }
  }

  #statement(): Block {
    const name = this.eat(/([A-Za-z]\w*)[ \t]*=[ \t]+/y)?.[1];
    const value = this.eat(/if[ \t]+/y) ? this.#conditional() : { kind: this.expression(), hasResult: true };
    if (name === undefined) return value;
    this.variables.assign(name, value.kind);
    return { ...value, hasResult: false };
  }

  /** Parses an `if` whose keyword is consumed. */
  #conditional(): Block {
    return this.within(() => {
      if (this.expression() !== kinds.boolean) this.giveUp();
      const [first, second] = this.variables.branch<Block>(
        () => this.#block(),
        () => this.#otherwise(),
      );
      return { kind: either(first.kind, second.kind), hasResult: first.hasResult || second.hasResult };
    });
  }

  #otherwise(): Block {
    if (!this.eat(/[ \t]+else(?=[ \t])/y)) return { kind: 'vague', hasResult: false };
    return this.eat(/[ \t]+if[ \t]+/y) ? this.#conditional() : this.#block();
  }

  #block(): Block {
    // The compiler may miss the end of a list directly after the brace.
    if (!this.eat(/[ \t]+\{(?!\[)[ \t]*/y)) this.giveUp();
    this.lineEnds();
    return this.#statements(() => this.eat(/[ \t]*\}/y) !== undefined);
  }
}
