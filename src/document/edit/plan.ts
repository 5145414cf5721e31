import { isContainer, put } from '../../data/objects.ts';
import { onceFor } from '../../data/once.ts';
import type { Path } from '../../data/path.ts';
import type { Patch } from '../document.ts';
import { type Entry, entryAt, type List, type Mapping, type Node } from '../tree.ts';

/** The changes to one object or array. */
export interface CollectionChanges {
  readonly values: Map<Entry, unknown>;
  readonly names: Map<Entry, string>;
  readonly removed: Set<Entry>;
  /** By name, or by an index past the last item. */
  readonly added: Map<string | number, unknown>;
}

export type EditPlan = ReadonlyMap<List | Mapping, CollectionChanges>;

/**
 * Groups patches by the container they change. Returns undefined if they contradict each other, or would change more than they
 * say.
 */
export function planOf(root: Node, patches: readonly Patch[]): EditPlan | undefined {
  const planner = new Planner();
  const planned = patches.every((patch) => canBeWritten(patch) && planner.admit(root, patch));
  return planned && planner.isConsistent() ? planner.plan : undefined;
}

class Planner {
  readonly plan = new Map<List | Mapping, CollectionChanges>();
  /** Entries that are set or removed as a whole, and entries with a change inside. */
  readonly #replaced = new Set<Entry>();
  readonly #entered = new Set<Entry>();
  /** Objects that exist only because a patch sets something inside them. */
  readonly #created = new Set<unknown>();

  /** Every path refers to the text before any of the patches. */
  admit(root: Node, patch: Patch): boolean {
    let node = root;
    for (const [depth, step] of patch.path.entries()) {
      if (node.kind === 'scalar' || node.kind === 'unusable' || node.aliased) return false;
      const entry = entryAt(node, step);
      if (entry === undefined) return patch.op === 'set' && this.#add(node, patch.path.slice(depth), patch.value);
      if (entry.elsewhere) return false;
      if (depth === patch.path.length - 1) return this.#change(node, entry, patch);
      if (this.#replaced.has(entry)) return false;
      this.#entered.add(entry);
      node = entry.value;
    }
    return false;
  }

  /** True if names stay unique, and nothing removed is renamed as well. */
  isConsistent(): boolean {
    for (const [node, { names, removed, added }] of this.plan) {
      if (node.kind === 'array') continue;
      const fresh = [...names.values(), ...added.keys()].map(String);
      if (new Set(fresh).size < fresh.length || fresh.some((name) => node.members.has(name))) return false;
      if ([...names.keys()].some((entry) => removed.has(entry))) return false;
    }
    return true;
  }

  #change(node: List | Mapping, entry: Entry, patch: Patch): boolean {
    const changes = this.#changesOf(node);
    if (patch.op !== 'set' && hidesAnother(node, entry)) return false;
    if (patch.op === 'rename') {
      if (entry.key?.style === undefined || changes.names.has(entry)) return false;
      changes.names.set(entry, patch.to);
      return true;
    }
    if (this.#replaced.has(entry) || this.#entered.has(entry) || holdsAliased(entry.value)) return false;
    this.#replaced.add(entry);
    if (patch.op === 'remove') changes.removed.add(entry);
    else changes.values.set(entry, patch.value);
    return patch.op === 'remove' || entry.value.tagged !== true;
  }

  #add(node: List | Mapping, [first = '', ...rest]: Path, value: unknown): boolean {
    const { added } = this.#changesOf(node);
    if (node.kind === 'array') {
      added.set(first, value);
      return rest.length === 0 && first === node.entries.length + added.size - 1;
    }
    const name = String(first);
    if (rest.length === 0) {
      const isNew = !added.has(name);
      added.set(name, value);
      return isNew;
    }
    const holder = added.has(name) ? added.get(name) : this.#create();
    added.set(name, holder);
    return this.#addInside(holder, rest, value);
  }

  #addInside(holder: unknown, [first = '', ...rest]: Path, value: unknown): boolean {
    if (!isContainer(holder) || !this.#created.has(holder) || typeof first === 'number') return false;
    const isNew = !Object.hasOwn(holder, first);
    if (rest.length === 0) {
      put(holder, first, value);
      return isNew;
    }
    if (isNew) put(holder, first, this.#create());
    return this.#addInside(holder[first], rest, value);
  }

  #create(): Record<string, unknown> {
    const object = {};
    this.#created.add(object);
    return object;
  }

  #changesOf(node: List | Mapping): CollectionChanges {
    const changes = this.plan.get(node) ?? {
      values: new Map(),
      names: new Map(),
      removed: new Set(),
      added: new Map(),
    };
    this.plan.set(node, changes);
    return changes;
  }
}

/** True if removing this entry would reveal an earlier one of the same name, or a merged one. */
const hidesAnother = (node: List | Mapping, entry: Entry): boolean =>
  node.kind === 'object' && (node.merges === true || repeatedNames(node).has(entry.key?.name ?? ''));

/** Cached: asked for each patch, computed once for each object. */
const repeatedNames = onceFor((node: Mapping): ReadonlySet<string> => {
  const seen = new Set<string>();
  const again = new Set<string>();
  for (const { key } of node.entries) {
    if (key === undefined) continue;
    (seen.has(key.name) ? again : seen).add(key.name);
  }
  return again;
});

const holdsAliased = (node: Node): boolean =>
  node.aliased === true ||
  ('entries' in node && node.entries.some((entry) => !entry.elsewhere && holdsAliased(entry.value)));

/** True for JSON data under names that fit on one line of YAML. */
function canBeWritten(patch: Patch): boolean {
  if (patch.op === 'remove') return true;
  return patch.op === 'rename' ? isName(patch.to) : patch.path.every(isName) && isJson(patch.value);
}

const isName = (step: string | number): boolean => typeof step === 'number' || step.length < 1000;

function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return value === null || /^(?:string|boolean)$/.test(typeof value);
  return Object.entries(value).every(([name, part]) => isName(name) && isJson(part));
}
