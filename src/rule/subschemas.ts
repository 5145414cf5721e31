import type { Path } from '../data/path.ts';
import type { Target } from '../document/document.ts';
import { schemasHaving } from './by-keyword.ts';
import type { Inside } from './inside.ts';
import type { JsonSchema } from './nodes.ts';
import { inTurn, isEmpty } from './problems.ts';
import type { Problem, Visit } from './rule.ts';
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
 * An embedded schema and all schemas inside it, parents first; with `keywords`, those that have one of them. `place` is where
 * it stands.
 */
export function subschemasOf(root: JsonSchema, place: Target, keywords?: readonly string[]): readonly Subschema[] {
  const parts = keywords === undefined ? schemasWithin(root) : schemasHaving(root, keywords);
  const around = () => place.path;
  return parts.map((part) => new Placed(part, around));
}

/** Of most, nobody asks where they stand: that is told when it is asked. */
class Placed implements Subschema {
  readonly schema: JsonSchema;
  readonly keyword: string | undefined;
  readonly depth: number;
  readonly at: Subschema['at'];
  readonly #inside: Inside;

  constructor(inside: Inside, around: () => Path) {
    this.schema = inside.schema;
    this.keyword = inside.keyword;
    this.depth = inside.depth;
    this.at = (...steps) => ({ path: around().concat(inside.path, steps), on: 'value' });
    this.#inside = inside;
  }

  get path(): Path {
    return this.#inside.path;
  }

  get name(): string {
    return this.#inside.name;
  }
}

const none: readonly never[] = [];

/**
 * A visitor that shows a rule each schema that has one of the keywords, in an embedded schema or as that: what a rule asks
 * about one keyword, it asks of few.
 */
export function subschemaVisitor<Options, Id extends string>(
  keywords: readonly string[],
  check: (part: Subschema, visit: Visit<'schema', Options>) => Iterable<Problem<Id>>,
): (visit: Visit<'schema', Options>) => Iterable<Problem<Id>> {
  return (visit) => {
    const parts = schemasHaving(visit.node, keywords);
    if (parts.length === 0) return none;
    const around = () => visit.at().path;
    const found = parts.map((part) => check(new Placed(part, around), visit)).filter((problems) => !isEmpty(problems));
    return found.length === 0 ? none : inTurn(found);
  };
}
