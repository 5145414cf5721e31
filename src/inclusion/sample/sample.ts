import { type Data, put } from '../../data/objects.ts';
import { type Case, casesOf, type Subject } from '../case/cases.ts';
import { isEmpty, valuesIn } from '../case/empty.ts';
import { itemIn, namesIn, othersIn, propertyIn } from '../case/inside.ts';
import { itemCountsOf, propertyCountsOf, requiredOf } from '../case/ranges.ts';
import type { Context } from '../context.ts';
import { accepts } from '../evaluate/accepts.ts';
import { every, type Verdict } from '../evaluate/verdict.ts';
import { keyOf, type SchemaNode } from '../node.ts';
import { dependenciesOf } from '../parts.ts';
import { bits, numeric, typesIn } from '../types.ts';
import { numbersFor, textsOf } from './scalars.ts';

const most = { depth: 12, cases: 20, tries: 60, count: 1000 } as const;

export const meets = (nodes: readonly SchemaNode[], value: unknown, context: Context): Verdict =>
  every(nodes.map((node) => accepts(node, value, context)));

type Sample = { readonly value: unknown } | undefined;

/** A value that meets some schemas; undefined where none was found. */
export function sampleOf(subject: Subject, context: Context, depth = 0): Sample {
  const key = subject.nodes.map(keyOf).join(' ');
  const known = context.samples.get(key);
  if (typeof known === 'object') return known;
  if (known !== undefined && known <= depth) return undefined;
  const sample = searched(subject, context, depth, () => true);
  context.samples.set(key, sample ?? depth);
  return sample;
}

/** A value that meets some schemas, and what else is asked of it. */
export function searched(
  subject: Subject,
  context: Context,
  depth: number,
  isWanted: (value: unknown) => boolean,
): Sample {
  if (depth > most.depth) return undefined;
  let cases = 0;
  for (const one of casesOf(subject, context)) {
    if (isEmpty(one, context)) continue;
    cases += 1;
    if (cases > most.cases) return undefined;
    const found = firstOf(candidatesOf(one, context, depth), (value) => {
      return meets(subject.nodes, value, context) === true && isWanted(value);
    });
    if (found) return found;
  }
  return undefined;
}

/** The first of a few values that is accepted. */
export function firstOf(values: Iterable<unknown>, isAccepted: (value: unknown) => boolean): Sample {
  let tries = 0;
  for (const value of values) {
    tries += 1;
    if (isAccepted(value)) return { value };
    if (tries >= most.tries) return undefined;
  }
  return undefined;
}

/** Values of a case that are worth a try, plain ones first. */
export function* candidatesOf(one: Case, context: Context, depth = 0): Generator<unknown> {
  const values = valuesIn(one, context);
  if (values) {
    yield* values;
    return;
  }
  for (const type of typesIn(one.types)) yield* ofType({ ...one, types: type }, context, depth);
}

function* ofType(one: Case, context: Context, depth: number): Generator<unknown> {
  switch (one.types) {
    case bits.null:
      yield null;
      return;
    case bits.boolean:
      yield* [true, false];
      return;
    case bits.string:
      yield* unlike(textsOf(one));
      return;
    case bits.array:
      for (const more of [0, 1]) {
        const items = arrayOf(one, context, { depth, more });
        if (items) yield items;
      }
      return;
    case bits.object:
      for (const more of [0, 1]) {
        const object = objectOf(one, context, { depth, more });
        if (object) yield object;
      }
      return;
    default:
      if ((one.types & numeric) !== 0) yield* unlike(numbersFor(one));
  }
}

function* unlike<T>(values: Iterable<T>): Generator<T> {
  const seen = new Set<T>();
  for (const value of values) {
    if (seen.has(value)) continue;
    seen.add(value);
    yield value;
  }
}

interface Wish {
  readonly depth?: number;
  /** So many more properties or items than have to be. */
  readonly more?: number;
  readonly given?: ReadonlyMap<string | number, unknown>;
  readonly without?: string;
}

/** An object of a case with given values of properties, or without one; the others that have to be there are added. */
export function objectOf(one: Case, context: Context, wish: Wish): Data | undefined {
  const { depth = 0, more = 0, given = new Map(), without } = wish;
  const object: Record<string, unknown> = {};
  const add = (name: string): boolean => {
    if (Object.hasOwn(object, name)) return true;
    const sample = given.has(name) ? { value: given.get(name) } : sampleOf(propertyIn(one, name), context, depth + 1);
    if (sample) put(object, name, sample.value);
    return sample !== undefined;
  };
  const required = new Set([...requiredOf(one), ...[...given.keys()].map(String)]);
  if (without !== undefined) required.delete(without);
  for (const name of required) if (!add(name)) return undefined;
  for (const { name, names } of one.units.flatMap(dependenciesOf)) {
    if (Object.hasOwn(object, name))
      for (const needed of names) if (needed === without || !add(needed)) return undefined;
  }
  const count = Math.min(Math.max(propertyCountsOf(one).min, required.size + more), most.count);
  const spare = [...namesIn(one), ...newNames(one, context, count)].filter((name) => name !== without);
  let held = Object.keys(object).length;
  for (const name of spare) {
    if (held >= count) break;
    if (!Object.hasOwn(object, name) && add(name)) held += 1;
  }
  return object;
}

/** Names that no side declares, where a case says that there may be others, or asks for more than it has names for. */
function* newNames(one: Case, context: Context, count: number): Generator<string> {
  const mayBeSent = othersIn(one).isDeclared || context.options.undeclared === 'any';
  if (!mayBeSent && propertyCountsOf(one).min <= namesIn(one).length) return;
  for (let index = 1; index <= count; index += 1) yield `other${index}`;
}

/** An array of a case with given items; the others that have to be there are added. */
export function arrayOf(one: Case, context: Context, wish: Wish): readonly unknown[] | undefined {
  const { depth = 0, more = 0, given = new Map() } = wish;
  const { min, max } = itemCountsOf(one);
  const least = Math.max(min, ...[...given.keys()].map((index) => Number(index) + 1));
  const count = Math.min(least + more, max, most.count);
  if (count < least) return undefined;
  const isUnique = one.units.some(({ schema }) => schema.uniqueItems === true);
  const items: unknown[] = [];
  for (let index = 0; index < count; index += 1) {
    const isNew = (value: unknown) => !isUnique || !context.isIn([...items, ...given.values()], value);
    const found = given.has(index)
      ? { value: given.get(index) }
      : searched(itemIn(one, index), context, depth + 1, isNew);
    if (!found) return undefined;
    items.push(found.value);
  }
  return items;
}
