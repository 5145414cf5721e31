import { callResult } from './functions.ts';
import { anything, either, kinds, memberKind, type VrlKind } from './kinds.ts';
import { ScriptReader } from './source.ts';
import { Variables } from './variables.ts';

/** Reserved words, also those for later use. Source: https://vector.dev/docs/reference/vrl/expressions/#keywords */
const reserved: ReadonlySet<string> = new Set(
  (
    'abort all any array as bool boolean break continue do duration each else emit false float for forall foreach if impl in ' +
    'int integer iter let loop null object regex return self std string then this timestamp traverse true try type ' +
    'undefined unless until use walk while'
  ).split(' '),
);

/** Parses the expressions that most scripts use. Each method returns the kinds that the value may have. */
export class ScriptExpressions extends ScriptReader {
  readonly variables = new Variables();

  /** Parses a whole value. Operators need spaces around them: without these, the compiler reads some as other tokens. */
  expression(): VrlKind {
    let left = this.#all();
    while (this.eat(/[ \t]+\|\|[ \t]+/y)) left = this.#booleans(left, this.#all());
    return left;
  }

  #all(): VrlKind {
    let left = this.#compared();
    while (this.eat(/[ \t]+&&[ \t]+/y)) left = this.#booleans(left, this.#compared());
    return left;
  }

  #booleans(left: VrlKind, right: VrlKind): VrlKind {
    return left === kinds.boolean && right === kinds.boolean ? kinds.boolean : this.giveUp();
  }

  #compared(): VrlKind {
    const left = this.#sum();
    if (this.eat(/[ \t]+[=!]=[ \t]+/y)) this.#sum();
    else if (this.eat(/[ \t]+[<>]=?[ \t]+/y)) {
      if (left !== kinds.integer || this.#sum() !== kinds.integer) this.giveUp();
    } else return left;
    return kinds.boolean;
  }

  #sum(): VrlKind {
    const left = this.#operand();
    while (this.eat(/[ \t]+\+[ \t]+/y)) if (left !== kinds.string || this.#operand() !== left) this.giveUp();
    return left;
  }

  #operand(): VrlKind {
    return this.within(() => {
      if (!this.eats('!')) return this.#literal() ?? this.#path() ?? this.#named();
      return this.#operand() === kinds.boolean ? kinds.boolean : this.giveUp();
    });
  }

  #literal(): VrlKind | undefined {
    if (this.eat(/(?:0|[1-9]\d{0,14})(?![\w.])/y)) return kinds.integer;
    if (this.eats('[')) return this.#listed(']', () => void this.expression(), kinds.array);
    if (this.eats('{')) return this.#object();
    return this.#text();
  }

  /** Parses a string with the variables interpolated in it. After any backslash, braces interpolate nothing. */
  #text(): VrlKind | undefined {
    const found = this.eat(/"((?:[^"\\\n{}]|\\(?:["nt]|\\(?!\{\{))|\{(?!\{)|\}(?!\})|\{\{ ?\w+ ?\}\})*)"/y);
    if (found === undefined) return undefined;
    for (const [, name = ''] of found[1]?.matchAll(/\{\{ ?(\w+) ?\}\}/g) ?? []) {
      if (this.#variable(name) !== kinds.string) this.giveUp();
    }
    return kinds.string;
  }

  #object(): VrlKind {
    const property = () => {
      if (!this.eat(/"[^"\\\n{}]*":[ \t]*/y)) this.giveUp();
      this.expression();
    };
    return this.#listed('}', property, kinds.object);
  }

  /** Parses comma-separated items up to a closing bracket, which is consumed; items may be on lines of their own. */
  #listed(close: string, item: () => void, kind: VrlKind): VrlKind {
    this.eat(/[ \t\n]*/y);
    while (!this.eats(close)) {
      item();
      if (this.eat(comma) === undefined && this.eat(/[ \t\n]*(?=[\]}])/y) === undefined) this.giveUp();
    }
    return kind;
  }

  /** Parses a path into the event. */
  #path(): VrlKind | undefined {
    return this.eat(step) && this.#steps(anything);
  }

  #steps(kind: VrlKind): VrlKind {
    let found = kind;
    while (this.eat(step) ?? this.eat(/\[\d{1,3}\]/y)) found = memberKind(found) ?? this.giveUp();
    return found;
  }

  /** Parses an expression that starts with a name. */
  #named(): VrlKind {
    const name = this.eat(/[A-Za-z]\w*/y)?.[0] ?? this.giveUp();
    if (name === 'null') return kinds.null;
    if (name === 'true' || name === 'false') return kinds.boolean;
    const call = this.eat(/!?\([ \t]*/y);
    return this.#steps(call ? this.#call(name, call[0].startsWith('!')) : this.#variable(name));
  }

  #variable(name: string): VrlKind {
    return (reserved.has(name) ? undefined : this.variables.use(name)) ?? this.giveUp();
  }

  #call(name: string, mayAbort: boolean): VrlKind {
    if (name === 'exists') return this.#exists(mayAbort);
    const argumentKinds: VrlKind[] = [];
    while (!this.eat(/\)/y)) {
      argumentKinds.push(this.expression());
      if (!this.eat(/[ \t]*(?:,[ \t]*|(?=\)))/y)) this.giveUp();
    }
    const result = callResult(name, argumentKinds) ?? this.giveUp();
    if (result.mayFail === mayAbort) return result.kind;
    return result.mayFail && this.eat(/[ \t]*\?\?[ \t]*/y) ? this.#otherwise(result.kind) : this.giveUp();
  }

  /** Parses the fallback of a call that may fail. */
  #otherwise(kind: VrlKind): VrlKind {
    const other = this.#literal() ?? (this.eat(/null\b/y) && kinds.null) ?? this.giveUp();
    if (!this.eat(/(?=[ \t]*(?:$|[\n#]))/y)) this.giveUp();
    return either(kind, other);
  }

  /** Parses the argument of `exists`, which takes only a path. */
  #exists(mayAbort: boolean): VrlKind {
    const name = mayAbort ? this.giveUp() : this.eat(/[a-z]\w*(?=\.)/y)?.[0];
    if ((name === undefined ? this.#path() : this.eat(step) && this.#steps(this.#variable(name))) === undefined)
      this.giveUp();
    this.expect(')');
    return kinds.boolean;
  }
}

/** A comma. It may be followed by a comment, after which the compiler requires a space. */
const comma = /[ \t]*,(?:[ \t]+#[^\n"'()[\]{}]*\n[ \t]+|[ \t\n]*)/y;

/** A member access by name. */
const step = /\.(?:[A-Za-z]\w*|"[^"\\\n{}]*")/y;
