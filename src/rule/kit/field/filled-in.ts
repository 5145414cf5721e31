import { ownOf } from '../../../data/objects.ts';
import { type Path, partOf } from '../../../data/path.ts';
import type { Manifest, OwnerKind, SchemaOwner } from '../../nodes.ts';
import type { Visit } from '../../rule.ts';
import { isSchema, keywordsTo } from '../../schema/schemas-within.ts';

type Field = Pick<Visit<'field'>, 'depth' | 'manifest' | 'owner'>;

/** The length of the path to a schema, by its owner. */
const schemaDepths: Readonly<Record<SchemaOwner, number>> = {
  configuration: 2,
  'named-configuration': 3,
  state: 3,
  event: 3,
  entity: 3,
  'action-input': 4,
  'action-output': 4,
  message: 5,
};

/** Keywords whose subschemas only test a value; the fields to fill in are elsewhere. */
const testKeywords = new Set(['not', 'if', 'then', 'else', 'contains', 'propertyNames']);

/** Whether a rule checks a field: only top-level fields, or every field that somebody fills in. */
export const isInDepth = (wanted: 'top' | 'all', path: Path, { depth, manifest, owner }: Field): boolean =>
  wanted === 'top' ? depth <= 1 && path.at(-3) === 'schema' : isFilledIn(manifest, path, owner.kind);

/** Whether somebody fills in the field: no keyword on its path only tests a value. */
function isFilledIn(manifest: Manifest, path: Path, owner: OwnerKind): boolean {
  const depth = ownOf<number>(schemaDepths, owner) ?? 0;
  const schema = partOf(manifest, path.slice(0, depth));
  return !isSchema(schema) || !keywordsTo(schema, path.slice(depth)).some((keyword) => testKeywords.has(keyword));
}
