import { costOf, overspent } from '../../../value/cost.ts';
import { list, opaque, stringOf, structure } from '../../../value/make.ts';
import { mapValues } from '../../../value/own.ts';
import type { ArrayValue, Structure, Value, ValueEntry } from '../../../value/value.ts';
import { type ConversionBudget, newBudget, type Payer, spend } from './budget.ts';

interface Run {
  /** The resolved values, by their JSON Pointers. */
  readonly done: Map<string, Value>;
  /** The targets of references that had no sibling keywords. */
  readonly named: Set<string>;
  readonly budget: ConversionBudget;
}

/** Replaces each reference within the schema by its target: the last step of the CLI. */
export const resolveReferences = (root: Value, payer: Payer): Value =>
  hasReference(root) ? resolve(root, '#', { done: new Map(), named: new Set(), budget: newBudget(payer) }) : root;

/** True if there is any reference. Most schemas have none, and this check is faster than resolving them. */
function hasReference(root: Value): boolean {
  const seen = new Set<Structure | ArrayValue>();
  const add = (value: Value) => {
    if (hasParts(value)) seen.add(value);
  };
  const addEntry = ({ value }: ValueEntry) => add(value);
  let has = false;
  add(root);
  // Iteration over a set includes items that are added during it.
  seen.forEach((value) => {
    if (has) return;
    if (value.kind === 'array') value.items.forEach(add);
    else {
      has = value.entries.has('$ref');
      value.entries.forEach(addEntry);
    }
  });
  return has;
}

const hasParts = (value: Value): value is Structure | ArrayValue => value.kind === 'object' || value.kind === 'array';

function resolve(value: Value, place: string, run: Run): Value {
  if (!hasParts(value)) return value;
  const unpaid = overspent(run.budget.payer, 1 + costOf(value), value.origin);
  if (unpaid !== undefined) return unpaid;
  const ref = value.kind === 'object' ? stringOf(value.entries.get('$ref')?.value) : undefined;
  const resolved =
    value.kind === 'object' && (ref === '#' || ref?.startsWith('#/'))
      ? referent(value, ref, place, run)
      : withResolvedParts(value, place, run);
  run.done.set(place, resolved);
  return resolved;
}

function withResolvedParts(value: Structure | ArrayValue, place: string, run: Run): Value {
  if (value.kind === 'array') {
    const items = value.items.map((item, index) => resolve(item, `${place}/${index}`, run));
    return list(items, value.origin, value.rest);
  }
  return structure(resolvedEntries(value.entries, place, run), value.origin, value.rest);
}

const resolvedEntries = (entries: Structure['entries'], place: string, run: Run): Map<string, ValueEntry> =>
  mapValues(entries, (value, name) => resolve(value, `${place}/${name}`, run));

/** Characters that encoding in a URL or a JSON Pointer may change. */
const fragile = /[%~\t\n\r]|\s$/;

function referent({ entries, origin }: Structure, ref: string, place: string, run: Run): Value {
  if (fragile.test(ref)) return opaque('this reference may go astray', origin);
  if (`${place}/`.startsWith(`${ref}/`)) return opaque('this schema contains itself', origin);
  const found = lookUp(ref, run);
  if (found === undefined) return opaque('this refers to what comes later or does not exist', origin);
  const why = spend(run.budget, sizeOf(found, run.budget.left));
  if (why !== undefined) return opaque(why, origin);
  const company = resolvedEntries(new Map([...entries].filter(([name]) => name !== '$ref')), place, run);
  if (company.size === 0) {
    run.named.add(ref);
    return found;
  }
  if (found.kind !== 'object') return found;
  // Which keywords win depends on whether an earlier reference to the target had no sibling keywords.
  const merged = run.named.has(ref) ? [...company, ...found.entries] : [...found.entries, ...company];
  return structure(new Map(merged), found.origin, found.rest);
}

function lookUp(ref: string, { done }: Run): Value | undefined {
  const steps = ref.split('/');
  for (let length = steps.length; length > 0; length -= 1) {
    const start = done.get(steps.slice(0, length).join('/'));
    if (start !== undefined) return steps.slice(length).reduce(stepInto, start);
  }
  return undefined;
}

const stepInto = (value: Value | undefined, step: string): Value | undefined =>
  value?.kind === 'object'
    ? value.entries.get(step)?.value
    : value?.kind === 'array'
      ? value.items[Number(step)]
      : undefined;

/** Counts the values inside, up to the limit. */
function sizeOf(value: Value, limit: number): number {
  let size = 1;
  const inside =
    value.kind === 'object'
      ? [...value.entries.values()].map((entry) => entry.value)
      : value.kind === 'array'
        ? value.items
        : [];
  for (const part of inside) {
    if (size > limit) break;
    size += sizeOf(part, limit - size);
  }
  return size;
}
