import { ownOf } from '../../../data/objects.ts';
import { type Path, partOf } from '../../../data/path.ts';
import type { Manifest, OwnerKind, SchemaOwner } from '../../nodes.ts';
import type { Visit } from '../../rule.ts';
import { isSchema, keywordsTo } from '../../schema/schemas-within.ts';

type Field = Pick<Visit<'field'>, 'depth' | 'manifest' | 'owner'>;

/** How long the path of a schema is, by what it belongs to. */
const depths: Readonly<Record<SchemaOwner, number>> = {
  configuration: 2,
  'named-configuration': 3,
  state: 3,
  event: 3,
  entity: 3,
  'action-input': 4,
  'action-output': 4,
  message: 5,
};

/** What stands here says of a value what it is, or is not; what is filled in stands elsewhere. */
const testing = new Set(['not', 'if', 'then', 'else', 'contains', 'propertyNames']);

/** Whether a field is as deep as a rule looks: at the top of its schema, or wherever one is to be filled in. */
export const isInDepth = (wanted: 'top' | 'all', path: Path, { depth, manifest, owner }: Field): boolean =>
  wanted === 'top' ? depth <= 1 && path.at(-3) === 'schema' : isFilledIn(manifest, path, owner.kind);

/** Whether a field is one to fill in. */
function isFilledIn(manifest: Manifest, path: Path, owner: OwnerKind): boolean {
  const depth = ownOf<number>(depths, owner) ?? 0;
  const schema = partOf(manifest, path.slice(0, depth));
  return !isSchema(schema) || !keywordsTo(schema, path.slice(depth)).some((keyword) => testing.has(keyword));
}
