import type { Data } from '../../data/objects.ts';
import { conjunctionOf, listed, type Unit, type UnknownPart } from '../conjunction.ts';
import type { Context } from '../context.ts';
import type { PlacedSchema } from '../node.ts';
import { anyType, typesLeftBy, typesOf } from '../types.ts';

/** What has to meet some schemas at once. */
export interface Subject {
  readonly nodes: readonly PlacedSchema[];
  /** The innermost schema that has to do with it. */
  readonly home: PlacedSchema;
}

/** One of the ways to meet some schemas: what is left to be met after a variant has been taken of each choice. */
export interface SchemaCase {
  readonly home: PlacedSchema;
  /** The variant that was taken of the first choice, or of one inside of it. */
  readonly variant?: PlacedSchema | undefined;
  readonly units: readonly Unit[];
  readonly types: number;
  readonly lost: readonly UnknownPart[];
  /** The numbers of the schemas that are met, and of the variants that were taken. */
  readonly taken: ReadonlySet<number>;
  /** The numbers of the variants of each `oneOf` that were not taken: the values of the case meet none of them. */
  readonly rivals: readonly ReadonlySet<number>[];
}

interface Open extends SchemaCase {
  readonly choices: readonly Choice[];
}

/** A list of schemas of which one is to be met, or exactly one. */
export interface Choice {
  /** The schema that has it. */
  readonly unit: Unit;
  readonly keyword: 'anyOf' | 'oneOf';
  readonly variants: readonly PlacedSchema[];
  /** The variant that it is inside of. */
  readonly within?: PlacedSchema | undefined;
}

/** The cases that some schemas make; what accepts nothing by its types makes none. Each value meets one of them at least. */
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
  // For a long list the comparison of each with each would be quadratic, and is left out.
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
  // All that is met already is carried along.
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

/** A unit without what leads to others; undefined where nothing else is in it. */
export function plainOf(unit: Unit): Unit | undefined {
  const { schema } = unit;
  if (!['$ref', 'allOf', 'anyOf', 'oneOf'].some((keyword) => Object.hasOwn(schema, keyword))) return unit;
  const { $ref, allOf, anyOf, oneOf, ...rest } = schema;
  const known = plain.get(schema) ?? rest;
  plain.set(schema, known);
  return Object.keys(known).length === 0 ? undefined : { ...unit, schema: known, made: `plain ${unit.made ?? ''}` };
}

/** The values of a case that meet another schema, too: of some types, or with a value for a property. */
export function withSchema(one: SchemaCase, schema: Data): SchemaCase {
  const made: Unit = { ...one.home, schema, made: `made ${JSON.stringify(schema)} ` };
  return { ...one, units: [...one.units, made], types: one.types & typesOf(schema) };
}
