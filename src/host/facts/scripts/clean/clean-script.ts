import { unlessUnclear } from '../../../../data/unclear.ts';
import { ScriptExpressions } from './expressions.ts';
import { either, kinds, type VrlKind } from './kinds.ts';

/** Some statements, one after the other. */
interface Block {
  readonly kind: VrlKind;
  /** Whether the last of them is a value that nothing is named for: the compiler asks what becomes of it. */
  readonly hasResult: boolean;
}

/**
 * Whether a script is such that the compiler has nothing to say of it, which is told of most in a hundredth of the time that
 * the compiler needs to begin. False of any other, be it wrong or only unusual.
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

  /** An `if`, whose word is eaten. */
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
    // Of a list right behind the brace, the compiler may miss where it ends.
    if (!this.eat(/[ \t]+\{(?!\[)[ \t]*/y)) this.giveUp();
    this.lineEnds();
    return this.#statements(() => this.eat(/[ \t]*\}/y) !== undefined);
  }
}
