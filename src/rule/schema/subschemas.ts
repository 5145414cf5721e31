import type { Path } from '../../data/path.ts';
import type { Target } from '../../document/document.ts';
import type { JsonSchema } from '../nodes.ts';
import { concat, isEmpty, nothing } from '../problems.ts';
import type { Problem, Visit } from '../rule.ts';
import { hasKeyword, isHaving, schemasHaving } from './by-keyword.ts';
import type { EmbeddedSchema } from './embedded-schema.ts';
import { keywords } from './keywords.ts';
import { schemasWithin } from './schemas-within.ts';

/** An embedded schema or one of its subschemas. */
export interface Subschema {
  readonly schema: JsonSchema;
  /** Path from the root of the embedded schema. */
  readonly path: Path;
  /** How messages refer to it: `customer.phones[]`; the root is `schema`. */
  readonly name: string;
  /** The keyword of the parent that holds it, such as `properties`; undefined for the root. */
  readonly keyword: string | undefined;
  /** The number of enclosing properties, including itself if it is one. */
  readonly depth: number;
  /** Builds the position of a keyword's value, or of a part of it. */
  readonly at: (...steps: Path) => Target;
}

/**
 * Returns an embedded schema and all its subschemas, parents first. `place` is the position of the embedded schema. With
 * `having`, only those that have one of these keywords.
 */
export function subschemasOf(root: JsonSchema, place: Target, having?: readonly string[]): readonly Subschema[] {
  const parts = having === undefined ? schemasWithin(root) : schemasHaving(root, keywords(...having));
  const around = () => place;
  return parts.map((part) => new Placed(part, around));
}

/** Computes the position only on access, because most subschemas are never reported. */
class Placed implements Subschema {
  readonly schema: JsonSchema;
  readonly keyword: string | undefined;
  readonly depth: number;
  readonly #inside: EmbeddedSchema;
  readonly #around: () => Target;

  constructor(inside: EmbeddedSchema, around: () => Target) {
    this.schema = inside.schema;
    this.keyword = inside.keyword;
    this.depth = inside.depth;
    this.#inside = inside;
    this.#around = around;
  }

  get at(): Subschema['at'] {
    return (...steps) => ({ path: this.#around().path.concat(this.#inside.path, steps), on: 'value' });
  }

  get path(): Path {
    return this.#inside.path;
  }

  get name(): string {
    return this.#inside.name;
  }
}

/**
 * Builds a `schema` visitor that calls `check` for the embedded schema and each subschema that has one of the keywords in
 * `having`. A rule about one keyword then looks at few schemas.
 *
 * ```ts
 * schema: subschemaVisitor(['enum'], function* ({ schema, at }) {
 *   if (Array.isArray(schema.enum) && schema.enum.length === 0) yield { message: 'empty', at: at('enum') };
 * }),
 * ```
 */
export function subschemaVisitor<Options, const Id extends string>(
  having: readonly string[],
  check: (part: Subschema, visit: Visit<'schema', Options>) => Iterable<Problem<Id>>,
): (visit: Visit<'schema', Options>) => Iterable<Problem<Id>> {
  const wanted = keywords(...having);
  return (visit) => {
    if (!hasKeyword(visit.node, wanted)) return nothing;
    const all = schemasWithin(visit.node);
    let found: Iterable<Problem<Id>>[] | undefined;
    // An index loop: V8 allocates an object per step of a `for…of` loop until the function is optimized.
    for (let at = 0; at < all.length; at += 1) {
      const part = all[at] as EmbeddedSchema;
      if (!isHaving(part, wanted)) continue;
      const problems = check(new Placed(part, visit.at), visit);
      if (isEmpty(problems)) continue;
      found ??= [];
      found.push(problems);
    }
    return found === undefined ? nothing : concat(found);
  };
}
