import type { ScriptToken } from './tokens.ts';

/** What stands in a bracket, or in an assignment: the one field that it is made of, where there is just one. */
interface Frame {
  readonly opening: string;
  readonly fields: Set<string>;
}

const closing: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/**
 * The fields of the request that a script reads, through its variables and the functions that read JSON, queries and the
 * like: with `body = parse_json!(.body)`, `body.user.id` is `.body.user.id`.
 */
export function fieldsOf(tokens: readonly ScriptToken[]): readonly string[] {
  const reader = new Reader(tokens);
  let at = 0;
  while (at < tokens.length) at = reader.read(at);
  return longest(reader.touched).sort();
}

/** A variable while it is set. */
interface Assigned {
  readonly name: string;
  /** The first token of what it is set to. */
  readonly from: number;
  /** How many brackets are open around it. */
  readonly depth: number;
  readonly fields: Set<string>;
}

class Reader {
  readonly touched = new Set<string>();
  readonly #tokens: readonly ScriptToken[];
  /** What a variable was last made of, as far as that is one field. */
  readonly #behind = new Map<string, string>();
  readonly #frames: Frame[] = [];
  #assigned: Assigned | undefined;

  constructor(tokens: readonly ScriptToken[]) {
    this.#tokens = tokens;
  }

  /** Reads what begins at a token, and says where the next begins. */
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

  /** Whether the field that ends before a token is set, alone or with what takes an error. `|=` and `??=` read it, too. */
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

  /** At the end of a line, a variable is set, unless a bracket is open or nothing has come yet. */
  #settle(at: number, least = this.#frames.length): void {
    const { name, from, depth, fields } = this.#assigned ?? {};
    if (name === undefined || fields === undefined || at === from || least > (depth ?? 0)) return;
    const field = onlyOf(fields);
    if (field !== undefined) this.#behind.set(name, field);
    this.#assigned = undefined;
  }

  /** What stands behind a call of one field is a part of that. */
  #close(at: number): number {
    const { opening, fields } = this.#frames.pop() as Frame;
    for (const field of fields) this.#frames.at(-1)?.fields.add(field);
    const field = opening === '(' ? onlyOf(fields) : undefined;
    if (field === undefined) return at + 1;
    const inside = stepsFrom(this.#tokens, at + 1, field);
    return inside.next > at + 1 ? this.#note(inside) : at + 1;
  }
}

/** A field, and the token behind it. */
interface Read {
  readonly field: string;
  readonly next: number;
}

function onlyOf(fields: Iterable<string>): string | undefined {
  const [field, ...others] = longest(fields);
  return others.length === 0 ? field : undefined;
}

/** What begins at a token: a field of the request, or what a variable stands for. */
function rootAt(tokens: readonly ScriptToken[], at: number, behind: ReadonlyMap<string, string>) {
  const { kind, value, start, end } = tokens[at] as ScriptToken;
  const next = tokens[at + 1];
  if (kind === 'sign' && (value === '.' || value === '%')) {
    const mark = value === '%' ? '%' : '';
    if (next?.start !== end || next.kind === 'sign' || goesOn(tokens[at - 1], start)) return undefined;
    // A name right behind `%` stands as it would behind a dot.
    return value === '.' ? { field: mark, next: at } : { field: mark + written(next), next: at + 2 };
  }
  const field = kind === 'name' && !isAssignment(tokens, at) ? behind.get(value) : undefined;
  return field === undefined || tokens[at - 1]?.value === '.' ? undefined : { field, next: at + 1 };
}

/** Whether what begins at a place is a part of what stands before it. */
const goesOn = (before: ScriptToken | undefined, start: number): boolean =>
  before?.end === start && (before.kind !== 'sign' || closing[before.value] !== undefined);

/** Goes on with a field from a token: `.name`, `."name"`, `[0]`. */
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

/** `name =`, and not `name ==`. */
const isAssignment = (tokens: readonly ScriptToken[], at: number): boolean =>
  tokens[at]?.kind === 'name' && tokens[at - 1]?.value !== '.' && setsAt(tokens, at + 1);

/** Whether `=` stands at a token, and not `==`. */
function setsAt(tokens: readonly ScriptToken[], at: number): boolean {
  const [sign, after] = [tokens[at], tokens[at + 1]];
  return sign?.kind === 'sign' && sign.value === '=' && !(after?.value === '=' && after.start === sign.end);
}

/** Those that no other one begins with. */
function longest(fields: Iterable<string>): string[] {
  const all = [...fields];
  return all.filter(
    (field) =>
      !all.some((other) => other !== field && /^[.[]/.test(other.slice(field.length)) && other.startsWith(field)),
  );
}
