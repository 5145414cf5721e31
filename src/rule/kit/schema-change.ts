import { type Change, type Comparison, partOf, type SchemaDifference, type Target } from '../index.ts';
import { differenceText } from './difference-text.ts';

type Visit = Comparison<'schema'>;

/** A difference as a change, at the property that it is about where there is one. */
export function schemaChange<M extends string>(
  message: M,
  difference: SchemaDifference,
  way: 'lost' | 'gained',
  { owner, at, was, before, after }: Pick<Visit, 'owner' | 'at' | 'was' | 'before' | 'after'>,
): Pick<Change<M>, 'message' | 'data' | 'at' | 'was' | 'witness'> {
  const { base, head, witness } = difference;
  const said = differenceText(difference, way);
  return {
    message,
    data: { owner: owner.label, said },
    at: placeOf(at(), after, head, difference),
    was: placeOf(was(), before, base, difference),
    ...(witness && { witness }),
  };
}

/** People write a property, where a schema has it in a list of those that are required. */
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
