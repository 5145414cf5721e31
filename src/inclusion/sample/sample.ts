import { type Data, isObject, put } from '../../data/objects.ts';
import { casesOf, type SchemaCase, type Subject } from '../case/cases.ts';
import { enumeratedValuesIn, isEmptyCase } from '../case/empty.ts';
import { itemSchemasIn, propertySchemasIn } from '../case/members.ts';
import { dependenciesIn, itemCountRangeOf, propertyCountRangeOf, requiredNamesOf } from '../case/ranges.ts';
import type { Context } from '../context.ts';
import { accepts } from '../evaluate/accepts.ts';
import { keyOf, subschemaAt } from '../node.ts';
import { bits, numeric, splitTypes } from '../types.ts';
import { findAccepted, type Sample, satisfiesAll } from './find-accepted.ts';
import { candidateNames } from './names.ts';
import type { Requirements } from './requirements.ts';
import { candidateNumbers, candidateTextsIn, distinct } from './scalars.ts';

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
  for (const schemaCase of casesOf(subject, context)) {
    if (isEmptyCase(schemaCase, context)) continue;
    cases += 1;
    if (cases > limits.cases) break;
    const { sure, guess: other } = findAccepted(candidatesOf(schemaCase, context, depth), (value) => {
      const verdict = satisfiesAll(subject.nodes, value, context);
      return verdict !== false && isWanted(value) ? verdict : false;
    });
    if (sure) return sure;
    if (context.options.guesses) guess ??= other;
  }
  return guess;
}

/** Yields candidate values of a case, simple ones first. */
export function* candidatesOf(schemaCase: SchemaCase, context: Context, depth = 0): Generator<unknown> {
  const values = enumeratedValuesIn(schemaCase, context);
  if (values) {
    yield* values;
    return;
  }
  for (const type of splitTypes(schemaCase.types))
    yield* candidatesOfType({ ...schemaCase, types: type }, context, depth);
}

function* candidatesOfType(schemaCase: SchemaCase, context: Context, depth: number): Generator<unknown> {
  switch (schemaCase.types) {
    case bits.null:
      yield null;
      return;
    case bits.boolean:
      yield* [true, false];
      return;
    case bits.string:
      yield* distinct(candidateTextsIn(schemaCase));
      return;
    case bits.array:
    case bits.object:
      for (const extra of [0, 1]) {
        const requirements: Requirements = { depth, extra };
        const value = (schemaCase.types === bits.array ? buildArray : buildObject)(schemaCase, context, requirements);
        if (value) yield value;
      }
      return;
    default:
      if ((schemaCase.types & numeric) !== 0) yield* distinct(candidateNumbers(schemaCase));
  }
}

/** Builds an object of a case with the given properties, or without one, and adds the other required ones. */
export function buildObject(schemaCase: SchemaCase, context: Context, requirements: Requirements): Data | undefined {
  const { depth = 0, extra = 0, given = new Map(), omitted } = requirements;
  const required = new Set([...requiredNamesOf(schemaCase), ...[...given.keys()].map(String)]);
  if (omitted !== undefined) required.delete(omitted);
  const dependencies = dependenciesIn(schemaCase);
  context.budget.spend(1 + required.size + dependencies.length);
  const object: Record<string, unknown> = {};
  const add = (name: string): boolean => {
    if (Object.hasOwn(object, name)) return true;
    const sample = given.has(name)
      ? { value: given.get(name) }
      : sampleOf(propertySchemasIn(schemaCase, name, context), context, depth + 1);
    if (sample) put(object, name, sample.value);
    return sample !== undefined;
  };
  for (const name of required) if (!add(name)) return undefined;
  for (const { name, names } of dependencies) {
    if (Object.hasOwn(object, name))
      for (const needed of names) if (needed === omitted || !add(needed)) return undefined;
  }
  const count = Math.min(Math.max(propertyCountRangeOf(schemaCase).min, required.size + extra), limits.count);
  let held = Object.keys(object).length;
  for (const name of held < count ? candidateNames(schemaCase, context, count) : []) {
    if (held >= count) break;
    context.budget.spend();
    if (name !== omitted && !Object.hasOwn(object, name) && add(name)) held += 1;
  }
  return object;
}

/** Builds an array of a case with the given items, and adds the other required ones. */
export function buildArray(
  schemaCase: SchemaCase,
  context: Context,
  requirements: Requirements,
): readonly unknown[] | undefined {
  const { depth = 0, extra = 0 } = requirements;
  const isUnique = schemaCase.conjuncts.some(({ schema }) => schema.uniqueItems === true);
  const differsFrom = (others: readonly unknown[]) => (value: unknown) => !isUnique || !context.isIn(others, value);
  const given = withContained(schemaCase, context, requirements, differsFrom);
  const { min, max } = itemCountRangeOf(schemaCase);
  const least = Math.max(min, ...[...given.keys()].map((index) => Number(index) + 1));
  const count = Math.min(least + extra, max, limits.count);
  if (count < least) return undefined;
  const items: unknown[] = [];
  for (let index = 0; index < count; index += 1) {
    context.budget.spend();
    const item = itemSchemasIn(schemaCase, index);
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
  schemaCase: SchemaCase,
  context: Context,
  { depth = 0, given }: Requirements,
  differsFrom: (others: readonly unknown[]) => (value: unknown) => boolean,
): ReadonlyMap<string | number, unknown> {
  const items = new Map(given);
  for (const conjunct of schemaCase.conjuncts) {
    if (conjunct.schema.contains === undefined) continue;
    const { minContains = 1 } = conjunct.schema;
    const wanted = subschemaAt(conjunct, 'contains');
    const isContained = (value: unknown) => accepts(wanted, value, context) === true;
    let left = Math.min(Number(minContains), limits.count) - [...items.values()].filter(isContained).length;
    for (let index = 0; left > 0; index += 1) {
      if (items.has(index)) continue;
      const { nodes, home } = itemSchemasIn(schemaCase, index);
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
  for (const schemaCase of casesOf(subject, context)) {
    for (const name of Object.keys(value)) {
      const withOther = (other: unknown) => {
        const copy: Record<string, unknown> = { ...value };
        put(copy, name, other);
        return copy;
      };
      const found = searchSample(propertySchemasIn(schemaCase, name, context), context, depth, (other) =>
        isWanted(withOther(other)),
      );
      if (found) return { value: withOther(found.value) };
    }
  }
  return undefined;
}
