import type { Path } from '../data/path.ts';
import type { Target } from '../document/document.ts';
import { hasKeyword } from './keywords-in.ts';
import type { JsonSchema } from './nodes.ts';
import { type Inside, schemasWithin } from './schemas-within.ts';

/** A schema inside an embedded schema, or that itself. */
export interface Subschema extends Inside {
  /** The value of a keyword, or of something below it. */
  readonly at: (...steps: Path) => Target;
}

/** The same where a schema stands: the rules come to it one after the other. */
const placed = new WeakMap<JsonSchema, { readonly path: Path; readonly all: readonly Subschema[] }>();

const none: readonly Subschema[] = [];

/**
 * An embedded schema and all schemas inside it, parents first. `place` is where it stands. With `keywords`, none where
 * nothing in it has one of them, as in most schemas: all that a rule asks about one keyword has to look at.
 */
export function subschemasOf(
  root: JsonSchema,
  { path: place }: Target,
  keywords?: readonly string[],
): readonly Subschema[] {
  if (keywords !== undefined && !hasKeyword(root, keywords)) return none;
  const last = placed.get(root);
  if (last !== undefined && isSame(last.path, place)) return last.all;
  const all = schemasWithin(root).map(({ schema, path, name, keyword, depth }): Subschema => {
    const at = (...steps: Path): Target => ({ path: place.concat(path, steps), on: 'value' });
    return keyword === undefined ? { schema, path, name, depth, at } : { schema, path, name, keyword, depth, at };
  });
  placed.set(root, { path: place, all });
  return all;
}

const isSame = (a: Path, b: Path): boolean => a.length === b.length && a.every((step, at) => step === b[at]);
