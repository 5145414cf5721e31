type Pick = (below: number) => number;

/** Writes small programs like those in definitions, and others that are designed to mislead. */
export class ProgramWriter {
  readonly #pick: Pick;
  #names: string[] = [];
  /** Variables that contain an object, and those that contain an array. */
  #objects: string[] = [];
  #arrays: string[] = [];
  /** Variables that may be assigned. */
  #variables: string[] = [];
  #functions: string[] = [];

  constructor(pick: Pick) {
    this.#pick = pick;
  }

  /** Returns declarations and statements, and the names of their variables. */
  write(): { readonly text: string; readonly names: readonly string[] } {
    this.#names = [];
    this.#objects = [];
    this.#arrays = [];
    this.#variables = [];
    this.#functions = [];
    const lines = Array.from({ length: 3 + this.#pick(6) }, () => this.#statement());
    return { text: lines.map((line) => `;${line}`).join('\n'), names: this.#names };
  }

  #one<T>(...choices: readonly [T, ...T[]]): T {
    return choices[this.#pick(choices.length)] ?? choices[0];
  }

  #any(names: readonly string[], otherwise: string): string {
    return names[this.#pick(names.length)] ?? otherwise;
  }

  #statement(): string {
    const kind = this.#pick(12);
    if (kind < 6 || this.#objects.length === 0) return this.#variable();
    if (kind < 8) return this.#function();
    return kind === 8 ? this.#destructuring() : this.#change();
  }

  #variable(): string {
    const kind = this.#one('any', 'object', 'array');
    const value = kind === 'any' ? this.#expression(3) : kind === 'object' ? this.#object(3) : this.#array(3);
    const name = this.#declare();
    if (kind === 'object') this.#objects.push(name);
    if (kind === 'array') this.#arrays.push(name);
    const keyword = this.#one('const', 'const', 'let');
    if (keyword === 'let') this.#variables.push(name);
    return `${keyword} ${name} = ${value}`;
  }

  #declare(): string {
    const name = `v${this.#names.length}`;
    this.#names.push(name);
    return name;
  }

  #destructuring(): string {
    const [object, array] = [this.#object(2), this.#array(2)];
    const [first, second] = [this.#declare(), this.#declare()];
    return this.#one(
      `const { a: ${first} = ${this.#literal()}, ...${second} } = ${object}`,
      `const [${first}, ...${second}] = ${array}`,
      `const { b: ${first}, c: ${second} = ${first} } = ${object}`,
    );
  }

  #function(): string {
    const name = `f${this.#functions.length}`;
    const body = this.#expression(2, ['p', 'q']);
    const steps = this.#steps();
    const changer = this.#any(this.#functions, 'String');
    this.#functions.push(name);
    return this.#one(
      `const ${name} = (p, q = ${this.#literal()}) => (${body})`,
      `function ${name}(p, ...q) { const r = ${body}; if (p) return r; return ${this.#literal()} }`,
      `const ${name} = ({ a: p, b: q = 1 } = {}) => { if (q) { return ${body} } else return p }`,
      `function ${name}(p, q) { p.a = q; return p }`,
      `function ${name}(p, q) { ${steps} }`,
      `const ${name} = (p, q) => { ${steps} }`,
      `const ${name} = (p, q) => { const r = { ...p }; r.c = q; return r }`,
      `const ${name} = (p, q) => { const r = ${this.#object(2)}; const s = [r]; const t = ${changer}(r, q); return { r, s, t, u: ${changer}(p, s) } }`,
      `function ${name}(p, q) { for (const part of Object.values(p)) if (part) part.a = q; return q }`,
    );
  }

  /** Returns the body of a function that computes its result step by step, in `r`, `s` and `t`. */
  #steps(): string {
    const start = this.#one('{}', '{}', '{}', '{ a: p }', '{ ...p, b: q }', this.#any([...this.#objects, 'q'], '{}'));
    const steps = Array.from({ length: 2 + this.#pick(3) }, () => this.#step(2));
    const result = this.#one('r', 's', 't', '{ r, s, t }', '{ r, w, s }', '() => r', 'Object.assign(r, { c: t })');
    return `${this.#one('const', 'let')} r = ${start}; let s = [], t = ${this.#literal()}; ${steps.join('; ')}; return ${result}`;
  }

  /** A step of such a body, with others inside it up to a depth. */
  #step(depth: number): string {
    const locals = ['p', 'q', 'r', 's', 't'];
    const value = () => this.#expression(1, locals);
    const inner = () => (depth > 0 ? this.#step(depth - 1) : `t = ${value()}`);
    const key = this.#one('a', 'b', 'c');
    const loop = this.#one('i', 'k');
    return this.#one(
      () => `r.${key} = ${value()}`,
      () => `r[${value()}] = ${value()}`,
      () => `r.${key} ${this.#one('+=', '??=', '||=', '&&=')} ${value()}`,
      () => `s.push(${value()})`,
      () => `s.${this.#one('unshift(', 'sort(', 'reverse(')}${this.#one('', value())})`,
      () => `t = ${value()}`,
      () => `s.push(((x) => ({ ...x }))(r))`,
      () => `t ${this.#one('+=', '??=', '||=', '&&=', '-=')} ${value()}`,
      () => `s = [${value()}${this.#one('', '', ', r')}]`,
      () => `Object.assign(r, ${value()})`,
      () => `var w = ${this.#one('r', '{ r }', '[s]', 't', value())}`,
      () => `if (${value()}) { ${inner()} } else ${inner()}`,
      () => `if (${value()}) return ${this.#one('r', 't', '{ s }')}`,
      () => `for (const ${loop} of ${this.#array(1, locals)}) { ${inner()}; r.${key} = ${loop} }`,
      () => `for (const ${loop} of [1, 2, 3]) { if (${loop} > t) ${this.#one('break', 'continue')}; ${inner()} }`,
      () => `for (let ${loop} = 0; ${loop} < 3; ${loop}++) { ${inner()}; s.push(${this.#one(loop, `() => ${loop}`)}) }`,
      () => `for (const ${loop} in r) { ${inner()}; t = ${loop} }`,
      () => `${this.#array(1, locals)}.forEach((${loop}) => { ${inner()}; r[${loop}] = ${value()} })`,
      () => `[1, 2].forEach((${loop}) => s.push(${loop}))`,
      () => `t = [1, 2].reduce((all, ${loop}) => { all[${loop}] = ${value()}; return all }, ${this.#one('{}', 'r')})`,
      () =>
        this.#one(
          `r = { ...r, ${key}: t }`,
          `t = ['a', 'b'].map((${loop}) => { r.${key} = ${loop}; return ${value()} })`,
          `${inner()}; ${inner()}`,
          `t = Object.keys(r)`,
          `t = { ...r }`,
        ),
      () => `switch (t) { case 1: ${inner()}; break; case 'a': ${inner()}; default: ${inner()} }`,
    )();
  }

  #change(): string {
    const [object, array] = [this.#any(this.#objects, '({})'), this.#any(this.#arrays, '[]')];
    const value = this.#expression(1);
    const call = `${this.#any(this.#functions, 'String')}(${object}, ${value})`;
    return this.#one(
      `${object}.a = ${value}`,
      `if (${object}.a) ${object}.a.b = ${value}`,
      `${object}.${this.#one('a', 'd')} ${this.#one('+=', '??=', '||=')} ${value}`,
      `Object.assign(${object}, ${value})`,
      `delete ${object}.a`,
      `${array}.${this.#one('push', 'push', 'unshift')}(${value})`,
      `${array}.${this.#one('sort', 'reverse')}()`,
      `for (const part of Object.values(${object})) if (part) part.b = ${value}`,
      `Object.entries(${object}).forEach(([key, part]) => { if (part) part.c = key })`,
      `if (${value}) ${object}.b = 1`,
      `[${object}.a, ${object}.b] = [1, 2]`,
      `for (const i of ${this.#array(1)}) ${object}[i] = ${this.#expression(1, ['i'])}`,
      `for (let i = 0; i < 2; i++) { ${array}.push(i); ${object}.c = ${this.#any(this.#names, 'i')} }`,
      `['a', 'b'].forEach((i) => { ${object}[i] = ${this.#expression(1, ['i'])}; ${array}.push(i) })`,
      `if (${value}) { ${object}.a = ${value} } else ${array}.push(${object})`,
      `${this.#any(this.#variables, `${object}.c`)} = ${value}`,
      `for (const i of ${array}) ${this.#any(this.#variables, `${object}.c`)} = i`,
      call,
      `const x${this.#pick(1_000_000)} = ${call}`,
    );
  }

  #literal(): string {
    return this.#one(`'a'`, `'b c'`, `''`, '0', '1', '2.5', 'true', 'false', 'null', 'undefined', 'process.env.X');
  }

  #object(depth: number, locals: readonly string[] = []): string {
    const inner = () => this.#expression(depth - 1, locals);
    const other = () => this.#any(this.#objects, 'null');
    return this.#one(
      () => `{ a: ${inner()}, b: ${inner()} }`,
      () => `{ a: { b: ${inner()} }, c: ${inner()} }`,
      () => `{ ${this.#one('a', 'b')}: ${inner()}, ...${other()}, c: ${inner()} }`,
      () => `{ ...${other()}, [${inner()}]: ${inner()} }`,
      () => `{ a: ${inner()}, ...(${inner()} ? ${other()} : ${inner()}) }`,
      () => `{ b: ${inner()}, ...(${inner()} && ${other()}) }`,
    )();
  }

  #array(depth: number, locals: readonly string[] = []): string {
    const inner = () => this.#expression(depth - 1, locals);
    return this.#one(
      () => `[${inner()}, ...[${inner()}, ${inner()}]]`,
      () => `[...${this.#any(this.#arrays, `'ab'`)}, ${inner()}]`,
      () => `[${this.#object(depth - 1, locals)}, ${inner()}]`,
    )();
  }

  #expression(depth: number, locals: readonly string[] = []): string {
    const name = () => this.#any([...this.#names, ...locals], `'n'`);
    if (depth <= 0) return this.#pick(2) === 0 ? name() : this.#literal();
    const inner = () => this.#expression(depth - 1, locals);
    const object = () => this.#any(this.#objects, '{}');
    return this.#one(
      () => this.#literal(),
      name,
      () => this.#object(depth, locals),
      () => this.#array(depth, locals),
      () => `(${object()}).a`,
      () => `${name()}?.a?.b`,
      () => `${name()}?.[${this.#one('0', `'a'`, `'length'`)}]`,
      () => `(${inner()} ${this.#one('+', '-', '*', '===', '!==', '==', '<', '>=', '%', '||', '&&', '??')} ${inner()})`,
      () => `(${inner()} ? ${inner()} : ${inner()})`,
      () => `\`x\${${inner()}}y\``,
      () => `(${this.#one('!', '-', 'typeof ', 'void ')}${name()})`,
      () => `${this.#array(depth, locals)}.${this.#arrayMethod(locals)}`,
      () => `String(${inner()}).${this.#textMethod()}`,
      () => `Object.${this.#one('keys', 'values', 'entries')}(${object()})`,
      () => `Object.fromEntries(Object.entries(${object()}).map(([key, part]) => [key + 'x', part]))`,
      () => `Object.assign({}, ${inner()}, ${inner()})`,
      () => `Object.hasOwn(${object()}, ${this.#one(`'a'`, inner())})`,
      () => `${this.#any(this.#functions, 'String')}(${inner()}, ${inner()})`,
      () => `((p) => (${this.#expression(depth - 1, [...locals, 'p'])}))(${inner()})`,
    )();
  }

  #textMethod(): string {
    const named = `'a'`;
    return this.#one(
      'toUpperCase()',
      'trim()',
      `replace(${named}, 'x')`,
      'slice(1)',
      `split('')`,
      'repeat(2)',
      `includes(${named})`,
      'length',
      'padStart(4)',
      'at(-1)',
    );
  }

  #arrayMethod(locals: readonly string[]): string {
    const body = `(${this.#expression(1, [...locals, 'p'])})`;
    return this.#one(
      `map((p, q) => ${body})`,
      `filter((p) => ${body})`,
      'filter(Boolean)',
      `flatMap((p) => [${body}])`,
      `reduce((q, p) => ({ ...q, a: ${body} }), {})`,
      `reduce((q, p) => { q[p] = ${body}; return q }, ${this.#any([...this.#objects, ...locals], '{}')})`,
      `reduce((q, p) => Object.assign(q, { [p]: ${body} }), ${this.#any(this.#objects, '{}')})`,
      `join('-')`,
      `includes('a')`,
      `concat([${body}])`,
      `find((p) => ${body})`,
      `some((p) => ${body})`,
      `every((p) => ${body})`,
      'slice(1)',
      'flat()',
      'at(-1)',
      'toSorted()',
      `toSorted((p, q) => ${this.#expression(1, [...locals, 'p', 'q'])})`,
      `sort((p, q) => String(p).length - String(q).length)`,
      `findIndex((p) => ${body})`,
      `findLast((p) => ${body})`,
      'indexOf(1)',
      'length',
    );
  }
}
