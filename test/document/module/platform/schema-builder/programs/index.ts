import fc from 'fast-check';
import * as compounds from './compounds.ts';
import { olderScalar, scalar } from './scalars.ts';
import { chain, filled, oneOf, type Source } from './texts.ts';
import type { Target, Tie, Tied } from './tie.ts';
import { common, looked, olderWrapped, wrapped } from './wrappers.ts';

/** `names` are those of schemas defined before. */
const schemaOf = (tie: Tie, target: Target, names: readonly string[]): Source => {
  const leaf = fc.oneof(
    { weight: 8, arbitrary: scalar },
    ...(target.legacy ? [{ weight: 2, arbitrary: olderScalar }] : []),
    ...(names.length > 0 ? [{ weight: 4, arbitrary: oneOf(...names) }] : []),
  );
  const base = fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 12, arbitrary: leaf },
    { weight: 4, arbitrary: tie('object') },
    { weight: 2, arbitrary: compounds.arrays(tie) },
    { weight: 2, arbitrary: compounds.unions(tie) },
    { weight: 1, arbitrary: compounds.intersections(tie) },
    { weight: 1, arbitrary: compounds.records(tie) },
    { weight: 2, arbitrary: looked(tie) },
    { weight: 1, arbitrary: wrapped(tie) },
    ...(target.legacy ? [{ weight: 2, arbitrary: olderWrapped(tie, target) }] : []),
  );
  return chain(base, common, 3);
};

const sources = (target: Target, names: readonly string[] = []) =>
  fc.letrec<Tied>((tie: Tie) => ({
    schema: schemaOf(tie, target, names),
    shape: compounds.shape(tie),
    object: compounds.objects(tie, target, names),
  }));

export interface Program {
  /** Statements that define named schemas. */
  readonly before: string;
  readonly expression: string;
  /** The expression for `toJSONSchemaOptions`. */
  readonly options: string;
}

/** A schema beside a copy of itself: the older converter depends on the identity of a schema as well as its content. */
const named = oneOf('Box', 'Part', 'Box.shape.id');
const copying = oneOf('dereference({})', 'clone()', 'mandatory()', "title('Twin')", 'optional()', 'naked()');
const twins = filled('z.object({ one: §, two: §.§, three: § })', named, named, copying, named);

/** Options that the SDK supports since version 6. */
const options = fc.oneof(
  { weight: 3, arbitrary: fc.constant('{}') },
  { weight: 1, arbitrary: oneOf("{ unionStrategy: 'oneOf' }", "{ discriminatedUnionStrategy: 'anyOf' }") },
  { weight: 1, arbitrary: oneOf('{ discriminator: true }', '{ discriminator: false }') },
);

/** Generates programs that build a schema with what the target supports. */
export function programs(target: Target): fc.Arbitrary<Program> {
  const names = ['Part', 'Part', 'Box', 'Box.shape.id'];
  const { schema } = sources(target);
  const part = target.legacy ? fc.oneof(schema, schema, filled('z.lazy(() => §)', schema)) : schema;
  const shared = fc
    .tuple(part, sources(target, ['Part']).schema, fc.oneof(sources(target, names).object, twins, twins))
    .map(([first, id, expression]) => ({
      before: `const Part = ${first}\nconst Box = z.object({ id: ${id}, part: Part })`,
      expression,
    }));
  const single = schema.map((expression) => ({ before: '', expression }));
  const program = fc.oneof({ weight: 2, arbitrary: single }, { weight: 1, arbitrary: shared });
  return fc
    .tuple(program, target.former ? fc.constant('{}') : options)
    .map(([made, given]) => ({ ...made, options: given }));
}
