import type { Path } from '../data/path.ts';
import type { Target } from '../document/document.ts';
import { schemasHaving } from './by-keyword.ts';
import type { JsonSchema } from './nodes.ts';
import type { Problem, Visit } from './rule.ts';
import { type Inside, schemasWithin } from './schemas-within.ts';

/** A schema inside an embedded schema, or that itself. */
export interface Subschema extends Inside {
  /** The value of a keyword, or of something below it. */
  readonly at: (...steps: Path) => Target;
}

/**
 * An embedded schema and all schemas inside it, parents first; with `keywords`, those that have one of them. `place` is where
 * it stands.
 */
export function subschemasOf(
  root: JsonSchema,
  { path: place }: Target,
  keywords?: readonly string[],
): readonly Subschema[] {
  const parts = keywords === undefined ? schemasWithin(root) : schemasHaving(root, keywords);
  return parts.map((part) => placed(part, place));
}

function placed({ schema, path, name, keyword, depth }: Inside, place: Path): Subschema {
  const at = (...steps: Path): Target => ({ path: place.concat(path, steps), on: 'value' });
  return keyword === undefined ? { schema, path, name, depth, at } : { schema, path, name, keyword, depth, at };
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
    return parts.length === 0 ? none : inTurn(parts, visit, check);
  };
}

function* inTurn<Options, Id extends string>(
  parts: readonly Inside[],
  visit: Visit<'schema', Options>,
  check: (part: Subschema, visit: Visit<'schema', Options>) => Iterable<Problem<Id>>,
): Generator<Problem<Id>> {
  const { path } = visit.at();
  for (const part of parts) yield* check(placed(part, path), visit);
}
