import fc from 'fast-check';
import * as compounds from './compounds.ts';
import { olderScalar, scalar } from './scalars.ts';
import { chain, oneOf, type Source } from './texts.ts';
import type { Target, Tie, Tied } from './tie.ts';
import { common, looked, olderWrapped, wrapped } from './wrappers.ts';

/** `names` are those of schemas that were made before. */
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
    { weight: 1, arbitrary: looked(tie) },
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
  /** Statements that give names to schemas. */
  readonly before: string;
  readonly expression: string;
  /** The expression for `toJSONSchemaOptions`. */
  readonly options: string;
}

/** Those that the SDK knows since its sixth major version. */
const options = fc.oneof(
  { weight: 3, arbitrary: fc.constant('{}') },
  { weight: 1, arbitrary: oneOf("{ unionStrategy: 'oneOf' }", "{ discriminatedUnionStrategy: 'anyOf' }") },
  { weight: 1, arbitrary: oneOf('{ discriminator: true }', '{ discriminator: false }') },
);

/** Programs that make a schema with what the target knows. */
export function programs(target: Target): fc.Arbitrary<Program> {
  const single = sources(target).schema.map((expression) => ({ before: '', expression }));
  const names = ['Part', 'Part', 'Box', 'Box.shape.id'];
  const shared = fc
    .tuple(sources(target).schema, sources(target, ['Part']).schema, sources(target, names).object)
    .map(([part, id, expression]) => ({
      before: `const Part = ${part}\nconst Box = z.object({ id: ${id}, part: Part })`,
      expression,
    }));
  const program = fc.oneof({ weight: 2, arbitrary: single }, { weight: 1, arbitrary: shared });
  return fc
    .tuple(program, target.former ? fc.constant('{}') : options)
    .map(([made, given]) => ({ ...made, options: given }));
}
