import { isSame } from '../../../data/same.ts';
import { type Change, type Comparison, type JsonSchema, type Path, partOf } from '../../index.ts';
import { schemasHaving } from '../../schema/by-keyword.ts';
import { keywords } from '../../schema/keywords.ts';
import { isSchema } from '../../schema/schemas-within.ts';
import { propertiesOf } from './declarations.ts';

/** An object schema with `additionalProperties: false` in one version and no `additionalProperties` in the other. */
interface Closing {
  /** The same path in both versions. */
  readonly path: Path;
  /** How messages refer to it; undefined for the whole schema. */
  readonly name: string | undefined;
}

type Message = 'closed' | 'opened';

const additionalKeyword = keywords('additionalProperties');

/**
 * The message texts: for schemas whose values others provide (`given`), and for schemas whose values others receive
 * (`taken`).
 */
const messageTexts: Readonly<Record<Message, Readonly<Record<'given' | 'taken', string>>>> = {
  closed: {
    given: 'other properties are no longer accepted',
    taken: 'there are no longer other properties',
  },
  opened: {
    given: 'other properties are now accepted',
    taken: 'there can now be other properties',
  },
};

/**
 * Yields a change if object schemas start or stop refusing undeclared properties. This affects nobody who uses only declared
 * properties, and the SDK may write the same definition either way, so it requires only a patch.
 */
export function* closingChanges(visit: Comparison<'schema'>, isGiven: boolean): Generator<Change<Message>> {
  const { before, after } = visit;
  yield* changeOf('closed', findClosings(before, after), visit, isGiven);
  yield* changeOf('opened', findClosings(after, before), visit, isGiven);
}

/** Yields one change for all of the objects, at the position of the first. */
function* changeOf(
  message: Message,
  [first, ...others]: readonly Closing[],
  { owner, at, was }: Comparison<'schema'>,
  isGiven: boolean,
): Generator<Change<Message>> {
  if (first === undefined) return;
  const location = first.name === undefined ? '' : ` in \`${first.name}\``;
  const difference = `${messageTexts[message][isGiven ? 'given' : 'taken']}${others.length === 0 ? location : ` in ${others.length + 1} objects`}`;
  const place = (root: Path, isClosed: boolean) =>
    ({ path: [...root, ...first.path, ...(isClosed ? ['additionalProperties'] : [])], on: 'value' }) as const;
  yield {
    message,
    data: { owner: owner.label, difference, does: isGiven ? 'gives' : 'takes' },
    bump: 'patch',
    at: place(at().path, message === 'closed'),
    was: place(was().path, message === 'opened'),
  };
}

/** Returns the objects that refuse other properties in `shut` and do not mention them in `open`. */
const findClosings = (open: JsonSchema, closed: JsonSchema): readonly Closing[] =>
  schemasHaving(closed, additionalKeyword)
    .filter(({ schema }) => refusesAll(schema.additionalProperties))
    .map(({ schema, path, name }) => ({ schema, path, name: path.length === 0 ? undefined : name }))
    .filter(({ schema, path }) => isSameOpenObject(partOf(open, path), schema, path));

const refusesAll = (others: unknown): boolean =>
  others === false || (isSchema(others) && isSchema(others.not) && Object.keys(others.not).length === 0);

/**
 * Whether the schema at the same path is an object that does not mention other properties. In lists, schemas may have moved,
 * so the property names must match as well.
 */
function isSameOpenObject(open: unknown, closed: JsonSchema, path: Path): boolean {
  if (!isSchema(open) || open.additionalProperties !== undefined) return false;
  const isObject = open.type === undefined ? isSchema(open.properties) : [open.type].flat().includes('object');
  const [openNames, closedNames] = [open, closed].map((schema) => Object.keys(propertiesOf(schema)).sort());
  return isObject && (path.every((step) => typeof step !== 'number') || isSame(openNames, closedNames));
}
