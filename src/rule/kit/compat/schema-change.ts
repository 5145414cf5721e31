import { type Change, type Comparison, partOf, type Reliant, type SchemaDifference, type Target } from '../../index.ts';
import { differenceText } from './difference-text.ts';

type Visit = Pick<Comparison<'schema'>, 'owner' | 'at' | 'was' | 'before' | 'after'>;

/** Turns a difference into a change, positioned at the property concerned if there is one. */
export function schemaChange<M extends string>(
  message: M,
  difference: SchemaDifference,
  way: 'lost' | 'gained',
  { owner, at, was, before, after }: Visit,
): Pick<Change<M>, 'message' | 'data' | 'at' | 'was'> {
  const { base, head } = difference;
  return {
    message,
    data: { owner: owner.label, difference: differenceText(difference, way) },
    at: placeOf(at(), after, head, difference),
    was: placeOf(was(), before, base, difference),
  };
}

/** Turns a difference that breaks somebody into a change, with its witness. */
export function schemaBreak<M extends 'lost' | 'gained'>(
  way: M,
  difference: SchemaDifference,
  visit: Visit,
  breaks: Reliant,
): Change<M> {
  const { witness } = difference;
  return { ...schemaChange(way, difference, way, visit), bump: 'major', breaks, ...(witness && { witness }) };
}

/** Returns the position to report: the key of the property where it is declared, rather than its name in `required`. */
function placeOf(
  root: Target,
  schema: unknown,
  path: SchemaDifference['base'],
  { data: { name } }: SchemaDifference,
): Target {
  if (name === undefined) return { path: [...root.path, ...path], on: 'value' };
  const holder = path.findLastIndex(
    (_, at) => partOf(schema, [...path.slice(0, at), 'properties', name]) !== undefined,
  );
  const steps = holder < 0 ? path : [...path.slice(0, holder), 'properties', name];
  return { path: [...root.path, ...steps], on: holder < 0 ? 'value' : 'key' };
}
