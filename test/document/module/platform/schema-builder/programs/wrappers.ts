import fc from 'fast-check';
import { fallback } from './scalars.ts';
import { data, filled, oneOf, params, type Source, telling } from './texts.ts';
import type { Target, Tie } from './tie.ts';

/** Members that may be read from a schema just built. */
export const looked = (tie: Tie): Source =>
  fc.oneof(
    filled('z.object({ id: §, name: § }).shape.id', tie('schema'), tie('schema')),
    filled('§.keyof()', tie('object')),
    filled('z.object({}).catchall(§).additionalProperties()', tie('schema')),
    filled('z.object({}).§().additionalProperties()', oneOf('strict', 'passthrough', 'nonstrict')),
    filled('(z.object(§).additionalProperties() ?? z.null())', tie('shape')),
    filled('z.array(§).element', tie('schema')),
    filled('z.record(§).valueSchema', tie('schema')),
    filled('z.union([§, §]).options[1]', tie('schema'), tie('schema')),
    filled('z.string().describe(§.description)', tie('schema')),
    filled('z.any().metadata(§.ui)', filled('z.string()§', telling)),
    filled('z.literal(§.isOptional())', tie('schema')),
    filled('z.literal(§.isNullable())', tie('schema')),
  );

export const common = fc.oneof(
  { weight: 6, arbitrary: telling },
  { weight: 4, arbitrary: oneOf('.optional()', '.nullable()', '.nullish()') },
  { weight: 3, arbitrary: fallback },
  { weight: 2, arbitrary: oneOf('.readonly()', '.mandatory()', '.clone()', '.naked()') },
  { weight: 1, arbitrary: filled('.dereference({ ticket: z.number().min(1), ferry: z.string()§ })', telling) },
);

export const wrapped = (tie: Tie): Source =>
  fc.oneof(
    filled('z.§(§)', oneOf('optional', 'nullable', 'readonly'), tie('schema')),
    filled('z.§(§, §)', oneOf('optional', 'nullable', 'readonly'), tie('schema'), params),
    filled('z.default(§, §)', tie('schema'), data),
    filled('§.optional().unwrap()', tie('schema')),
    filled('§.default(§).removeDefault()', tie('schema'), data),
  );

/** Functions and the like, which only the older converter supports. */
export const olderWrapped = (tie: Tie, { former }: Target): Source =>
  fc.oneof(
    filled('§.§', tie('schema'), oneOf('brand()', "brand('Id')", 'promise()', "catch('x')", 'refine(() => true)')),
    filled('§.§', tie('schema'), oneOf('transform(() => 1)', 'superRefine(() => {})', 'refine(Boolean)')),
    filled('§.pipe(§)', tie('schema'), tie('schema')),
    filled('z.promise(§)', tie('schema')),
    filled('z.lazy(() => §)', tie('schema')),
    filled('z.lazy(() => §).schema', tie('schema')),
    filled('z.preprocess(() => 1, §)', tie('schema')),
    filled('z.pipeline(§, §)', tie('schema'), tie('schema')),
    filled('z.map(§, §)', tie('schema'), tie('schema')),
    filled('§.transform(String).innerType()', tie('schema')),
    filled('z.promise(§).unwrap()', tie('schema')),
    ...(former
      ? [
          filled('z.§(§, { type: "refinement", refinement: Boolean })', oneOf('effect', 'transformer'), tie('schema')),
          filled('§.refinement(Boolean, "No.")', tie('schema')),
        ]
      : [
          filled('z.§(§, 3)', oneOf('branded', 'catch'), tie('schema')),
          filled("z.downstream(§, (value) => ({ status: 'valid', value }))", tie('schema')),
          filled("z.upstream((value) => ({ status: 'valid', value }), §)", tie('schema')),
          filled('§.downstream((value) => ({ status: "valid", value }))', tie('schema')),
        ]),
  );
