import { type Holder, holdersOf, type Way } from '../evaluate/holders.ts';
import { localOf } from '../evaluate/locals.ts';
import { namesIn } from '../evaluate/names-in.ts';
import { type AnyNode, isOf } from '../syntax/nodes.ts';
import { unwrap } from '../syntax/walk.ts';
import type { Declaration } from './declaration.ts';
import { SeenVariables } from './seen-variables.ts';

/** Marks the names at the top of a module whose values are not what they were declared with. */
export class Marks {
  readonly changed = new Set<string>();
  readonly #names: ReadonlyMap<string, Declaration>;
  /** What is put into the variables later. */
  readonly #gains = new Map<string, AnyNode[]>();
  readonly #seen = new SeenVariables();
  readonly #code = new Set<AnyNode>();

  constructor(names: ReadonlyMap<string, Declaration>) {
    this.#names = names;
  }

  /** Takes note of what is put into a variable, or into what it holds. */
  addGains(holder: Holder, gains: readonly AnyNode[]): void {
    if (gains.length === 0 || 'code' in holder || !this.#names.has(holder.name)) return;
    const known = this.#gains.get(holder.name);
    if (known === undefined) this.#gains.set(holder.name, [...gains]);
    else known.push(...gains);
  }

  /** Marks a variable that is given another value: what it held stays as it is. */
  rebind(name: string): void {
    if (this.#names.has(name)) this.changed.add(name);
  }

  /** Marks the variable through which an object is changed, and every other that may hold the same object. */
  mark(holder: Holder): void {
    const open: Holder[] = [holder];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if ('code' in next) {
        for (const { name, within } of namesIn(next.code, undefined, this.#code))
          if (localOf(name, within) === undefined) open.push({ name, path: undefined });
        continue;
      }
      const declaration = this.#names.get(next.name);
      const at = declaration && this.#seen.unseen(next);
      if (declaration === undefined || at === undefined) continue;
      if (at.path !== undefined || !isPlain(declaration)) this.changed.add(at.name);
      for (const other of heldBy(declaration, at.path)) open.push(other);
      if (at.path?.length !== 0) for (const other of this.#gained(at.name)) open.push(other);
    }
  }

  /** What was put into a variable, once. */
  #gained(name: string): readonly Holder[] {
    const gains = this.#gains.get(name) ?? [];
    this.#gains.delete(name);
    return gains.flatMap((gain) => holdersOf(gain, undefined));
  }

  /** Marks all names: more is changed than can be followed. */
  markAll(): void {
    for (const name of this.#names.keys()) this.mark({ name, path: undefined });
  }
}

/** The variables that may hold what another does. */
function heldBy(declaration: Declaration, path: Way): readonly Holder[] {
  if (declaration.kind === 'variable') {
    const { id, init } = declaration.declarator;
    return init ? holdersOf(init, id.type === 'Identifier' ? path : undefined) : [];
  }
  if (path !== undefined || declaration.kind === 'import') return [];
  return [declaration.node, ...(declaration.parts ?? [])].map((code) => ({ code }));
}

/** Whether no part of it can be changed: a text, a number, a function. */
function isPlain(declaration: Declaration): boolean {
  if (declaration.kind === 'function') return true;
  if (declaration.kind !== 'variable' || declaration.declarator.id.type !== 'Identifier') return false;
  const init = declaration.declarator.init ? unwrap(declaration.declarator.init) : undefined;
  if (init === undefined || isOf(init, 'RegExpLiteral')) return false;
  return /Literal$|^(?:Arrow)?FunctionExpression$/.test(init.type);
}
