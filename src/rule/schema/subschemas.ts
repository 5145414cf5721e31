import type { Path } from '../../data/path.ts';
import type { Target } from '../../document/document.ts';
import type { JsonSchema } from '../nodes.ts';
import { inTurn, isEmpty, nothing } from '../problems.ts';
import type { Problem, Visit } from '../rule.ts';
import { hasKeyword, isHaving, schemasHaving } from './by-keyword.ts';
import type { Inside } from './inside.ts';
import { keywords } from './keywords.ts';
import { schemasWithin } from './schemas-within.ts';

/** A schema inside an embedded schema, or that itself. */
export interface Subschema {
  readonly schema: JsonSchema;
  /** From the embedded schema's root down. */
  readonly path: Path;
  /** How messages call it: `customer.phones[]`; `schema` is the root. */
  readonly name: string;
  /** The keyword that holds it: `properties` for a property's; undefined for the root. */
  readonly keyword: string | undefined;
  /** How many properties it is inside, itself counted. */
  readonly depth: number;
  /** The value of a keyword, or of something below it. */
  readonly at: (...steps: Path) => Target;
}

/**
 * An embedded schema and all schemas inside it, parents first; with `having`, those that have one of them. `place` is where
 * it stands.
 */
export function subschemasOf(root: JsonSchema, place: Target, having?: readonly string[]): readonly Subschema[] {
  const parts = having === undefined ? schemasWithin(root) : schemasHaving(root, keywords(...having));
  const around = () => place;
  return parts.map((part) => new Placed(part, around));
}

/** Of most, nobody asks where they stand: that is told when it is asked. */
class Placed implements Subschema {
  readonly schema: JsonSchema;
  readonly keyword: string | undefined;
  readonly depth: number;
  readonly #inside: Inside;
  readonly #around: () => Target;

  constructor(inside: Inside, around: () => Target) {
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
 * A visitor that shows a rule each schema that has one of the keywords, in an embedded schema or as that: what a rule asks
 * about one keyword, it asks of few.
 */
export function subschemaVisitor<Options, Id extends string>(
  having: readonly string[],
  check: (part: Subschema, visit: Visit<'schema', Options>) => Iterable<Problem<Id>>,
): (visit: Visit<'schema', Options>) => Iterable<Problem<Id>> {
  const wanted = keywords(...having);
  return (visit) => {
    if (!hasKeyword(visit.node, wanted)) return nothing;
    const all = schemasWithin(visit.node);
    let found: Iterable<Problem<Id>>[] | undefined;
    // Counted, and in range by the condition: a loop over a list makes an object for each step until V8 has optimized it.
    for (let at = 0; at < all.length; at += 1) {
      const part = all[at] as Inside;
      if (!isHaving(part, wanted)) continue;
      const problems = check(new Placed(part, visit.at), visit);
      if (isEmpty(problems)) continue;
      found ??= [];
      found.push(problems);
    }
    return found === undefined ? nothing : inTurn(found);
  };
}
