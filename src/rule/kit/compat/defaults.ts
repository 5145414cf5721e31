import { ownOf } from '../../../data/objects.ts';
import type { Path } from '../../../data/path.ts';
import { isSame } from '../../../data/same.ts';
import { type Change, type Comparison, excerpt, type JsonSchema, type Target } from '../../index.ts';
import { isSchema } from '../../schema/schemas-within.ts';
import { propertiesOf, type SchemaPair, schemaPairsIn } from './declarations.ts';
import { whereOf } from './difference-text.ts';
import { schemaChange } from './schema-change.ts';

type DefaultChange = Change<'more' | 'default-added' | 'default-changed' | 'default-removed'>;

/**
 * Yields the properties whose default changed: that is the value of the property if it is left out. If others provide the
 * value, a required property with a default may be left out too.
 */
export function* defaultChanges(visit: Comparison<'schema'>, isGiven: boolean): Generator<DefaultChange> {
  for (const pair of schemaPairsIn(visit.before, visit.after)) {
    const fields = propertiesOf(pair.after);
    for (const [name, oldField] of Object.entries(propertiesOf(pair.before))) {
      const newField = ownOf(fields, name);
      if (!isSchema(oldField) || !isSchema(newField) || isSame(oldField.default, newField.default)) continue;
      const mayBeMissing = isGiven && oldField.default === undefined && requires(pair, name);
      const value = [...pair.value, name];
      const [base, head] = [pair.base, pair.head].map((path) => [...path, 'properties', name]);
      const place = { kind: 'unknown', base: base ?? [], head: head ?? [], value, data: { name } } as const;
      const change = mayBeMissing
        ? schemaChange('more', { ...place, reason: 'property-required' }, 'gained', visit)
        : changeOf({ oldField, newField, where: whereOf({ value, data: {} }) }, place, visit);
      yield { ...change, bump: isGiven ? 'minor' : 'patch' };
    }
  }
}

const requires = ({ before, after }: SchemaPair, name: string): boolean =>
  [before, after].every(({ required }) => Array.isArray(required) && required.includes(name));

interface FieldPair {
  readonly oldField: JsonSchema;
  readonly newField: JsonSchema;
  readonly where: string;
}

function changeOf(
  { oldField, newField, where }: FieldPair,
  { base, head }: { readonly base: Path; readonly head: Path },
  { owner, at, was }: Comparison<'schema'>,
): Omit<DefaultChange, 'bump'> {
  const data = { owner: owner.label, where, before: excerpt(oldField.default), after: excerpt(newField.default) };
  const message =
    oldField.default === undefined
      ? 'default-added'
      : newField.default === undefined
        ? 'default-removed'
        : 'default-changed';
  return { message, data, at: placeOf(at(), head, newField), was: placeOf(was(), base, oldField) };
}

const placeOf = (root: Target, path: Path, schema: JsonSchema): Target => ({
  path: [...root.path, ...path, ...(schema.default === undefined ? [] : ['default'])],
  on: 'value',
});
