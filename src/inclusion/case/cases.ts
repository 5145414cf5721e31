import type { Data } from '../../data/objects.ts';
import { conjunctionOf, listed, type Unit, type UnknownPart } from '../conjunction.ts';
import type { Context } from '../context.ts';
import type { PlacedSchema } from '../node.ts';
import { anyType, typesLeftBy, typesOf } from '../types.ts';

/** Schemas that a value must satisfy together. */
export interface Subject {
  readonly nodes: readonly PlacedSchema[];
  /** The innermost schema that they belong to. */
  readonly home: PlacedSchema;
}

/** One alternative of a conjunction: the schemas that remain to be satisfied after one variant of each choice was taken. */
export interface SchemaCase {
  readonly home: PlacedSchema;
  /** The variant that was taken of the first choice, or of a choice nested in it. */
  readonly variant?: PlacedSchema | undefined;
  readonly units: readonly Unit[];
  readonly types: number;
  readonly lost: readonly UnknownPart[];
  /** The canonical numbers of the schemas in the conjunction, and of the variants that were taken. */
  readonly taken: ReadonlySet<number>;
  /** For each `oneOf`, the canonical numbers of the variants that were not taken: values of the case satisfy none of them. */
  readonly rivals: readonly ReadonlySet<number>[];
}

interface Open extends SchemaCase {
  readonly choices: readonly Choice[];
}

/** An `anyOf` or `oneOf`: at least one, or exactly one, of its variants must be satisfied. */
export interface Choice {
  /** The schema that contains it. */
  readonly unit: Unit;
  readonly keyword: 'anyOf' | 'oneOf';
  readonly variants: readonly PlacedSchema[];
  /** The variant that it is nested in. */
  readonly within?: PlacedSchema | undefined;
}

/**
 * Yields the cases of a conjunction. Cases that no type satisfies are left out. Each accepted value belongs to at least one
 * case.
 */
export function* casesOf({ nodes, home }: Subject, context: Context): Generator<SchemaCase> {
  const start: Open = { home, units: [], types: anyType, lost: [], taken: new Set(), rivals: [], choices: [] };
  const first = narrowed(start, nodes, context);
  const open = first ? [first] : [];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const [choice, ...choices] = one.choices;
    if (choice === undefined) {
      const { choices: _, ...taken } = one;
      yield taken;
      continue;
    }
    const before = { ...one, choices };
    const next = choice.variants.map((variant) => {
      const inner = narrowed(withRivals(before, choice, variant, context), [variant], context, variant);
      return inner && one.variant === choice.within ? { ...inner, variant } : inner;
    });
    open.push(...next.filter((each) => each !== undefined).reverse());
  }
}

function withRivals(before: Open, { variants, keyword }: Choice, taken: PlacedSchema, context: Context): Open {
  // Skipped for a long list: comparing each variant with each other one is quadratic.
  if (keyword === 'anyOf' || variants.length > 500) return before;
  context.budget.spend(variants.length);
  const others = new Set(context.numbersOf(variants.filter((variant) => variant !== taken)));
  return { ...before, rivals: [...before.rivals, others] };
}

function narrowed(
  before: Open,
  nodes: readonly PlacedSchema[],
  context: Context,
  within?: PlacedSchema,
): Open | undefined {
  // Everything that is copied below costs a step.
  context.budget.spend(1 + before.units.length + before.taken.size + before.rivals.length + before.choices.length);
  const { units, never, lost } = conjunctionOf(nodes, context.budget);
  const types = units.reduce((all, { schema }) => all & typesLeftBy(schema), before.types);
  if (never || types === 0) return undefined;
  return {
    home: before.home,
    variant: before.variant,
    units: [...before.units, ...units.map(plainOf).filter((unit) => unit !== undefined)],
    types,
    lost: [...before.lost, ...lost],
    taken: new Set([...before.taken, ...context.numbersOf(nodes)]),
    rivals: before.rivals,
    choices: [...units.flatMap((unit) => choicesOf(unit, within)), ...before.choices],
  };
}

export const choicesOf = (unit: Unit, within?: PlacedSchema): readonly Choice[] =>
  (['anyOf', 'oneOf'] as const)
    .filter((keyword) => Object.hasOwn(unit.schema, keyword))
    .map((keyword) => ({ unit, keyword, variants: listed(unit, keyword), within }));

const plain = new WeakMap<Data, Data>();

/** Returns a unit without the keywords that lead to other schemas; undefined if it has no other keywords. */
export function plainOf(unit: Unit): Unit | undefined {
  const { schema } = unit;
  if (!['$ref', 'allOf', 'anyOf', 'oneOf'].some((keyword) => Object.hasOwn(schema, keyword))) return unit;
  const { $ref, allOf, anyOf, oneOf, ...rest } = schema;
  const known = plain.get(schema) ?? rest;
  plain.set(schema, known);
  return Object.keys(known).length === 0 ? undefined : { ...unit, schema: known, made: `plain ${unit.made ?? ''}` };
}

/** Restricts a case to the values that also satisfy another schema: some types, or one value of a property. */
export function withSchema(one: SchemaCase, schema: Data): SchemaCase {
  const made: Unit = { ...one.home, schema, made: `made ${JSON.stringify(schema)} ` };
  return { ...one, units: [...one.units, made], types: one.types & typesOf(schema) };
}
