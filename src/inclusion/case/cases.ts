import type { Data } from '../../data/objects.ts';
import { type Conjunct, conjunctionOf, subschemasIn, type UnknownPart } from '../conjunction.ts';
import type { Context } from '../context.ts';
import type { PlacedSchema } from '../node.ts';
import { anyType, typesOf, valueTypesOf } from '../types.ts';

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
  readonly conjuncts: readonly Conjunct[];
  readonly types: number;
  readonly unknownParts: readonly UnknownPart[];
  /** The canonical numbers of the schemas in the conjunction, and of the variants that were taken. */
  readonly satisfied: ReadonlySet<number>;
  /** For each `oneOf`, the canonical numbers of the variants that were not taken: values of the case satisfy none of them. */
  readonly excluded: readonly ReadonlySet<number>[];
}

interface OpenCase extends SchemaCase {
  readonly choices: readonly Choice[];
}

/** An `anyOf` or `oneOf`: at least one, or exactly one, of its variants must be satisfied. */
export interface Choice {
  /** The schema that contains it. */
  readonly parent: Conjunct;
  readonly keyword: 'anyOf' | 'oneOf';
  readonly variants: readonly PlacedSchema[];
  /** The variant that it is nested in. */
  readonly outerVariant?: PlacedSchema | undefined;
}

/**
 * Yields the cases of a conjunction. Cases that no type satisfies are left out. Each accepted value belongs to at least one
 * case.
 */
export function* casesOf({ nodes, home }: Subject, context: Context): Generator<SchemaCase> {
  const start: OpenCase = {
    home,
    conjuncts: [],
    types: anyType,
    unknownParts: [],
    satisfied: new Set(),
    excluded: [],
    choices: [],
  };
  const first = narrowCase(start, nodes, context);
  const open = first ? [first] : [];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const [choice, ...choices] = one.choices;
    if (choice === undefined) {
      const { choices: _, ...closed } = one;
      yield closed;
      continue;
    }
    const before = { ...one, choices };
    const next = choice.variants.map((variant) => {
      const inner = narrowCase(excludeOtherVariants(before, choice, variant, context), [variant], context, variant);
      return inner && one.variant === choice.outerVariant ? { ...inner, variant } : inner;
    });
    open.push(...next.filter((each) => each !== undefined).reverse());
  }
}

function excludeOtherVariants(
  before: OpenCase,
  { variants, keyword }: Choice,
  taken: PlacedSchema,
  context: Context,
): OpenCase {
  // Skipped for a long list: comparing each variant with each other one is quadratic.
  if (keyword === 'anyOf' || variants.length > 500) return before;
  context.budget.spend(variants.length);
  const others = new Set(context.numbersOf(variants.filter((variant) => variant !== taken)));
  return { ...before, excluded: [...before.excluded, others] };
}

function narrowCase(
  before: OpenCase,
  nodes: readonly PlacedSchema[],
  context: Context,
  outerVariant?: PlacedSchema,
): OpenCase | undefined {
  // Everything that is copied below costs a step.
  context.budget.spend(
    1 + before.conjuncts.length + before.satisfied.size + before.excluded.length + before.choices.length,
  );
  const { conjuncts, never, unknownParts } = conjunctionOf(nodes, context.budget);
  const types = conjuncts.reduce((all, { schema }) => all & valueTypesOf(schema), before.types);
  if (never || types === 0) return undefined;
  return {
    home: before.home,
    variant: before.variant,
    conjuncts: [...before.conjuncts, ...conjuncts.map(withoutApplicators).filter((conjunct) => conjunct !== undefined)],
    types,
    unknownParts: [...before.unknownParts, ...unknownParts],
    satisfied: new Set([...before.satisfied, ...context.numbersOf(nodes)]),
    excluded: before.excluded,
    choices: [...conjuncts.flatMap((conjunct) => choicesOf(conjunct, outerVariant)), ...before.choices],
  };
}

export const choicesOf = (conjunct: Conjunct, outerVariant?: PlacedSchema): readonly Choice[] =>
  (['anyOf', 'oneOf'] as const)
    .filter((keyword) => Object.hasOwn(conjunct.schema, keyword))
    .map((keyword) => ({ parent: conjunct, keyword, variants: subschemasIn(conjunct, keyword), outerVariant }));

const applicatorFree = new WeakMap<Data, Data>();

/** Returns a conjunct without the keywords that lead to other schemas; undefined if it has no other keywords. */
export function withoutApplicators(conjunct: Conjunct): Conjunct | undefined {
  const { schema } = conjunct;
  if (!['$ref', 'allOf', 'anyOf', 'oneOf'].some((keyword) => Object.hasOwn(schema, keyword))) return conjunct;
  const { $ref, allOf, anyOf, oneOf, ...rest } = schema;
  const known = applicatorFree.get(schema) ?? rest;
  applicatorFree.set(schema, known);
  return Object.keys(known).length === 0
    ? undefined
    : { ...conjunct, schema: known, derivation: `applicator-free ${conjunct.derivation ?? ''}` };
}

/** Restricts a case to the values that also satisfy another schema: some types, or one value of a property. */
export function restrictCase(schemaCase: SchemaCase, schema: Data): SchemaCase {
  const restriction: Conjunct = { ...schemaCase.home, schema, derivation: `derived ${JSON.stringify(schema)} ` };
  return {
    ...schemaCase,
    conjuncts: [...schemaCase.conjuncts, restriction],
    types: schemaCase.types & typesOf(schema),
  };
}
