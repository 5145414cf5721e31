import type { ScriptToken } from './tokens.ts';

/** An open bracket, and the fields read inside it. */
interface Frame {
  readonly opening: string;
  readonly fields: Set<string>;
}

const closing: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/**
 * The request fields that a script reads, directly, through its variables, and through functions that parse JSON, queries and
 * the like: with `body = parse_json!(.body)`, `body.user.id` is `.body.user.id`.
 */
export function fieldsOf(tokens: readonly ScriptToken[]): readonly string[] {
  const reader = new Reader(tokens);
  let at = 0;
  while (at < tokens.length) at = reader.read(at);
  return withoutPrefixes(reader.touched).sort();
}

/** A variable whose assignment is being read. */
interface Assigned {
  readonly name: string;
  /** The index of the first token of the assigned expression. */
  readonly from: number;
  /** The number of brackets open at the assignment. */
  readonly depth: number;
  readonly fields: Set<string>;
}

class Reader {
  readonly touched = new Set<string>();
  readonly #tokens: readonly ScriptToken[];
  /** The field that each variable's last value was computed from, if it was only one. */
  readonly #behind = new Map<string, string>();
  readonly #frames: Frame[] = [];
  #assigned: Assigned | undefined;

  constructor(tokens: readonly ScriptToken[]) {
    this.#tokens = tokens;
  }

  /** Reads the expression that starts at a token, and returns the index of the next token. */
  read(at: number): number {
    const token = this.#tokens[at] as ScriptToken;
    if (token.startsLine) this.#settle(at);
    const root = rootAt(this.#tokens, at, this.#behind);
    if (root !== undefined) {
      const read = stepsFrom(this.#tokens, root.next, root.field);
      return this.#isOnlySet(read.next) ? read.next : this.#note(read);
    }
    if (isAssignment(this.#tokens, at)) {
      this.#settle(at, 0);
      this.#assigned = { name: token.value, from: at + 2, depth: this.#frames.length, fields: new Set() };
      return at + 2;
    }
    if (token.kind !== 'sign') return at + 1;
    if (/[([{]/.test(token.value)) this.#frames.push({ opening: token.value, fields: new Set() });
    const opening = closing[token.value];
    return opening !== undefined && this.#frames.at(-1)?.opening === opening ? this.#close(at) : at + 1;
  }

  /**
   * Whether the field that ends before a token is only assigned, alone or with an error variable. `|=` and `??=` also read it.
   */
  #isOnlySet(next: number): boolean {
    if (setsAt(this.#tokens, next)) return true;
    const isInList = /[([]/.test(this.#frames.at(-1)?.opening ?? '');
    return !isInList && this.#tokens[next]?.value === ',' && isAssignment(this.#tokens, next + 1);
  }

  #note({ field, next }: Read): number {
    this.touched.add(field);
    this.#frames.at(-1)?.fields.add(field);
    this.#assigned?.fields.add(field);
    return next;
  }

  /** Ends an assignment at the end of a line, unless a bracket is open or the expression has not started yet. */
  #settle(at: number, least = this.#frames.length): void {
    const { name, from, depth, fields } = this.#assigned ?? {};
    if (name === undefined || fields === undefined || at === from || least > (depth ?? 0)) return;
    const field = onlyOf(fields);
    if (field !== undefined) this.#behind.set(name, field);
    this.#assigned = undefined;
  }

  /** A path after a call on a single field selects a part of that field. */
  #close(at: number): number {
    const { opening, fields } = this.#frames.pop() as Frame;
    for (const field of fields) this.#frames.at(-1)?.fields.add(field);
    const field = opening === '(' ? onlyOf(fields) : undefined;
    if (field === undefined) return at + 1;
    const inside = stepsFrom(this.#tokens, at + 1, field);
    return inside.next > at + 1 ? this.#note(inside) : at + 1;
  }
}

/** A field, and the index of the token after it. */
interface Read {
  readonly field: string;
  readonly next: number;
}

function onlyOf(fields: Iterable<string>): string | undefined {
  const [field, ...others] = withoutPrefixes(fields);
  return others.length === 0 ? field : undefined;
}

/** The expression that starts at a token: a request field, or a variable that holds one. */
function rootAt(tokens: readonly ScriptToken[], at: number, behind: ReadonlyMap<string, string>) {
  const { kind, value, start, end } = tokens[at] as ScriptToken;
  const next = tokens[at + 1];
  if (kind === 'sign' && (value === '.' || value === '%')) {
    const mark = value === '%' ? '%' : '';
    if (next?.start !== end || next.kind === 'sign' || continues(tokens[at - 1], start)) return undefined;
    // The name after `%` directly follows it, as a name follows a dot.
    return value === '.' ? { field: mark, next: at } : { field: mark + written(next), next: at + 2 };
  }
  const field = kind === 'name' && !isAssignment(tokens, at) ? behind.get(value) : undefined;
  return field === undefined || tokens[at - 1]?.value === '.' ? undefined : { field, next: at + 1 };
}

/** Whether a token continues the expression before it. */
const continues = (before: ScriptToken | undefined, start: number): boolean =>
  before?.end === start && (before.kind !== 'sign' || closing[before.value] !== undefined);

/** Extends a field by the path segments that follow: `.name`, `."name"`, `[0]`. */
function stepsFrom(tokens: readonly ScriptToken[], from: number, field: string): Read {
  let [at, whole] = [from, field];
  for (;;) {
    const [sign, name, end] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    const isBeside =
      sign !== undefined && (at === from || sign.start === tokens[at - 1]?.end) && name?.start === sign.end;
    if (!isBeside || sign.kind !== 'sign') return { field: whole, next: at };
    if (sign.value === '.' && (name.kind === 'name' || name.kind === 'text')) {
      whole += `.${written(name)}`;
      at += 2;
    } else if (sign.value === '[' && name.kind === 'number' && end?.value === ']') {
      whole += `[${name.value}]`;
      at += 3;
    } else return { field: whole, next: at };
  }
}

const written = ({ kind, value }: ScriptToken): string => (kind === 'text' ? JSON.stringify(value) : value);

/** Whether `name =` is at a token, and not `name ==`. */
const isAssignment = (tokens: readonly ScriptToken[], at: number): boolean =>
  tokens[at]?.kind === 'name' && tokens[at - 1]?.value !== '.' && setsAt(tokens, at + 1);

/** Whether `=` is at a token, and not `==`. */
function setsAt(tokens: readonly ScriptToken[], at: number): boolean {
  const [sign, after] = [tokens[at], tokens[at + 1]];
  return sign?.kind === 'sign' && sign.value === '=' && !(after?.value === '=' && after.start === sign.end);
}

/** Leaves out each field that is a prefix of another one. */
function withoutPrefixes(fields: Iterable<string>): string[] {
  const all = [...fields];
  return all.filter(
    (field) =>
      !all.some((other) => other !== field && /^[.[]/.test(other.slice(field.length)) && other.startsWith(field)),
  );
}
