import { isSame } from '../../data/same.ts';
import { schemasHaving } from '../by-keyword.ts';
import { type Change, type Comparison, type JsonSchema, type Path, partOf } from '../index.ts';
import { keywords } from '../keywords.ts';
import { isSchema } from '../schemas-within.ts';
import { propertiesOf } from './declarations.ts';

/** An object that refuses what it does not declare, and said nothing of it before. */
interface Closing {
  /** The same in both versions. */
  readonly path: Path;
  /** How messages call it; undefined for the whole. */
  readonly name: string | undefined;
}

const closing = keywords('additionalProperties');

/**
 * What is told of objects that refuse other properties from now on. That says nothing new to who gives or takes what is
 * declared, as the SDK writes the same definition in either way, and so it asks for no more than a notation does.
 */
export function* closingChanges(visit: Comparison<'schema'>, isGiven: boolean): Generator<Change<'closed'>> {
  const { before, after, owner, at, was } = visit;
  const [first, ...others] = closingsBetween(before, after);
  if (first === undefined) return;
  const fact = isGiven ? 'other properties are no longer accepted' : 'there are no longer other properties';
  const one = first.name === undefined ? '' : ` in \`${first.name}\``;
  const said = `${fact}${others.length === 0 ? one : ` in ${others.length + 1} objects`}`;
  yield {
    message: 'closed',
    data: { owner: owner.label, said, does: isGiven ? 'gives' : 'takes' },
    bump: 'patch',
    at: { path: [...at().path, ...first.path, 'additionalProperties'], on: 'value' },
    was: { path: [...was().path, ...first.path], on: 'value' },
  };
}

const closingsBetween = (before: JsonSchema, after: JsonSchema): readonly Closing[] =>
  schemasHaving(after, closing)
    .filter(({ schema }) => refusesAll(schema.additionalProperties))
    .map(({ schema, path, name }) => ({ schema, path, name: path.length === 0 ? undefined : name }))
    .filter(({ schema, path }) => isTwin(partOf(before, path), schema, path));

const refusesAll = (others: unknown): boolean =>
  others === false || (isSchema(others) && isSchema(others.not) && Object.keys(others.not).length === 0);

/** Whether what stood in the same place was an object that said nothing of others. In lists, places may have changed. */
function isTwin(before: unknown, after: JsonSchema, path: Path): boolean {
  if (!isSchema(before) || before.additionalProperties !== undefined) return false;
  const isObject = before.type === undefined ? isSchema(before.properties) : [before.type].flat().includes('object');
  const [once, now] = [before, after].map((schema) => Object.keys(propertiesOf(schema)).sort());
  return isObject && (path.every((step) => typeof step !== 'number') || isSame(once, now));
}
