import { type Data, isObject, put } from '../../data/objects.ts';
import { casesOf, type SchemaCase, type Subject } from '../case/cases.ts';
import { isEmptyCase, valuesIn } from '../case/empty.ts';
import { itemIn, propertyIn } from '../case/members.ts';
import { dependenciesIn, itemCountsOf, propertyCountsOf, requiredOf } from '../case/ranges.ts';
import type { Context } from '../context.ts';
import { accepts } from '../evaluate/accepts.ts';
import { below, keyOf } from '../node.ts';
import { bits, numeric, typesIn } from '../types.ts';
import { firstOf, meets, type Sample } from './first.ts';
import { spareNames } from './names.ts';
import { distinct, numbersFor, textsOf } from './scalars.ts';

const limits = { depth: 24, cases: 20, count: 1000 } as const;

/** Returns a value that satisfies the schemas; undefined if none was found. */
export function sampleOf(subject: Subject, context: Context, depth = 0): Sample {
  const key = subject.nodes.map(keyOf).join(' ');
  const known = context.samples.get(key);
  if (typeof known === 'object') return known;
  if (known !== undefined && known <= depth) return undefined;
  const sample = searchSample(subject, context, depth, () => true);
  context.samples.set(key, sample ?? depth);
  return sample;
}

/** Searches for a value that satisfies the schemas and a further condition. */
export function searchSample(
  subject: Subject,
  context: Context,
  depth: number,
  isWanted: (value: unknown) => boolean,
): Sample {
  if (depth > limits.depth) return undefined;
  let cases = 0;
  let guess: Sample;
  for (const one of casesOf(subject, context)) {
    if (isEmptyCase(one, context)) continue;
    cases += 1;
    if (cases > limits.cases) break;
    const { sure, guess: other } = firstOf(candidatesOf(one, context, depth), (value) => {
      const verdict = meets(subject.nodes, value, context);
      return verdict !== false && isWanted(value) ? verdict : false;
    });
    if (sure) return sure;
    if (context.options.guesses) guess ??= other;
  }
  return guess;
}

/** Yields candidate values of a case, simple ones first. */
export function* candidatesOf(one: SchemaCase, context: Context, depth = 0): Generator<unknown> {
  const values = valuesIn(one, context);
  if (values) {
    yield* values;
    return;
  }
  for (const type of typesIn(one.types)) yield* ofType({ ...one, types: type }, context, depth);
}

function* ofType(one: SchemaCase, context: Context, depth: number): Generator<unknown> {
  switch (one.types) {
    case bits.null:
      yield null;
      return;
    case bits.boolean:
      yield* [true, false];
      return;
    case bits.string:
      yield* distinct(textsOf(one));
      return;
    case bits.array:
    case bits.object:
      for (const more of [0, 1]) {
        const value = (one.types === bits.array ? arrayOf : objectOf)(one, context, { depth, more });
        if (value) yield value;
      }
      return;
    default:
      if ((one.types & numeric) !== 0) yield* distinct(numbersFor(one));
  }
}

/** Requirements for an object or array that is built as a sample. */
interface Wish {
  readonly depth?: number;
  /** How many properties or items to add beyond the required ones. */
  readonly more?: number;
  readonly given?: ReadonlyMap<string | number, unknown>;
  readonly without?: string;
}

/** Builds an object of a case with the given properties, or without one, and adds the other required ones. */
export function objectOf(one: SchemaCase, context: Context, wish: Wish): Data | undefined {
  const { depth = 0, more = 0, given = new Map(), without } = wish;
  const required = new Set([...requiredOf(one), ...[...given.keys()].map(String)]);
  if (without !== undefined) required.delete(without);
  const dependencies = dependenciesIn(one);
  context.budget.spend(1 + required.size + dependencies.length);
  const object: Record<string, unknown> = {};
  const add = (name: string): boolean => {
    if (Object.hasOwn(object, name)) return true;
    const sample = given.has(name)
      ? { value: given.get(name) }
      : sampleOf(propertyIn(one, name, context), context, depth + 1);
    if (sample) put(object, name, sample.value);
    return sample !== undefined;
  };
  for (const name of required) if (!add(name)) return undefined;
  for (const { name, names } of dependencies) {
    if (Object.hasOwn(object, name))
      for (const needed of names) if (needed === without || !add(needed)) return undefined;
  }
  const count = Math.min(Math.max(propertyCountsOf(one).min, required.size + more), limits.count);
  let held = Object.keys(object).length;
  for (const name of held < count ? spareNames(one, context, count) : []) {
    if (held >= count) break;
    context.budget.spend();
    if (name !== without && !Object.hasOwn(object, name) && add(name)) held += 1;
  }
  return object;
}

/** Builds an array of a case with the given items, and adds the other required ones. */
export function arrayOf(one: SchemaCase, context: Context, wish: Wish): readonly unknown[] | undefined {
  const { depth = 0, more = 0 } = wish;
  const isUnique = one.units.some(({ schema }) => schema.uniqueItems === true);
  const differsFrom = (others: readonly unknown[]) => (value: unknown) => !isUnique || !context.isIn(others, value);
  const given = withContained(one, context, wish, differsFrom);
  const { min, max } = itemCountsOf(one);
  const least = Math.max(min, ...[...given.keys()].map((index) => Number(index) + 1));
  const count = Math.min(least + more, max, limits.count);
  if (count < least) return undefined;
  const items: unknown[] = [];
  for (let index = 0; index < count; index += 1) {
    context.budget.spend();
    const item = itemIn(one, index);
    const next = () => {
      if (!isUnique) return sampleOf(item, context, depth + 1);
      const isNew = differsFrom([...items, ...given.values()]);
      const search = { context, depth: depth + 1, isWanted: isNew };
      return searchSample(item, context, depth + 1, isNew) ?? changeOneProperty(items.at(-1), item, search);
    };
    const found = given.has(index) ? { value: given.get(index) } : next();
    if (!found) return undefined;
    items.push(found.value);
  }
  return items;
}

/** Returns the given items of an array, with the items that `contains` requires in the first free positions. */
function withContained(
  one: SchemaCase,
  context: Context,
  { depth = 0, given }: Wish,
  differsFrom: (others: readonly unknown[]) => (value: unknown) => boolean,
): ReadonlyMap<string | number, unknown> {
  const items = new Map(given);
  for (const unit of one.units) {
    if (unit.schema.contains === undefined) continue;
    const { minContains = 1 } = unit.schema;
    const wanted = below(unit, 'contains');
    const isHeld = (value: unknown) => accepts(wanted, value, context) === true;
    let left = Math.min(Number(minContains), limits.count) - [...items.values()].filter(isHeld).length;
    for (let index = 0; left > 0; index += 1) {
      if (items.has(index)) continue;
      const { nodes, home } = itemIn(one, index);
      const subject = { nodes: [...nodes, wanted], home };
      const sample = searchSample(subject, context, depth + 1, differsFrom([...items.values()]));
      if (!sample) break;
      items.set(index, sample.value);
      left -= 1;
    }
  }
  return items;
}

interface PropertySearch {
  readonly context: Context;
  readonly depth: number;
  readonly isWanted: (value: unknown) => boolean;
}

/** Returns an object that differs from another one in one property. */
function changeOneProperty(value: unknown, subject: Subject, { context, depth, isWanted }: PropertySearch): Sample {
  if (!isObject(value)) return undefined;
  for (const one of casesOf(subject, context)) {
    for (const name of Object.keys(value)) {
      const withOther = (other: unknown) => {
        const copy: Record<string, unknown> = { ...value };
        put(copy, name, other);
        return copy;
      };
      const found = searchSample(propertyIn(one, name, context), context, depth, (other) => isWanted(withOther(other)));
      if (found) return { value: withOther(found.value) };
    }
  }
  return undefined;
}
