import { isSame } from '../../../data/same.ts';
import { type Change, type Comparison, type JsonSchema, type Path, partOf } from '../../index.ts';
import { schemasHaving } from '../../schema/by-keyword.ts';
import { keywords } from '../../schema/keywords.ts';
import { isSchema } from '../../schema/schemas-within.ts';
import { propertiesOf } from './declarations.ts';

/** An object that refuses what it does not declare, in one of two versions, and says nothing of it in the other. */
interface Closing {
  /** The same in both versions. */
  readonly path: Path;
  /** How messages call it; undefined for the whole. */
  readonly name: string | undefined;
}

type Message = 'closed' | 'opened';

const closing = keywords('additionalProperties');

/** What is said of whom others give values, and of who takes them. */
const facts: Readonly<Record<Message, Readonly<Record<'given' | 'taken', string>>>> = {
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
 * What is told of objects that refuse other properties from now on, or no longer do. That says nothing new to who gives or
 * takes what is declared, as the SDK writes the same definition in either way, and so it asks for no more than a notation does.
 */
export function* closingChanges(visit: Comparison<'schema'>, isGiven: boolean): Generator<Change<Message>> {
  const { before, after } = visit;
  yield* changeOf('closed', closingsBetween(before, after), visit, isGiven);
  yield* changeOf('opened', closingsBetween(after, before), visit, isGiven);
}

/** Of several objects it is told once, at the first. */
function* changeOf(
  message: Message,
  [first, ...others]: readonly Closing[],
  { owner, at, was }: Comparison<'schema'>,
  isGiven: boolean,
): Generator<Change<Message>> {
  if (first === undefined) return;
  const one = first.name === undefined ? '' : ` in \`${first.name}\``;
  const said = `${facts[message][isGiven ? 'given' : 'taken']}${others.length === 0 ? one : ` in ${others.length + 1} objects`}`;
  const place = (root: Path, isClosed: boolean) =>
    ({ path: [...root, ...first.path, ...(isClosed ? ['additionalProperties'] : [])], on: 'value' }) as const;
  yield {
    message,
    data: { owner: owner.label, said, does: isGiven ? 'gives' : 'takes' },
    bump: 'patch',
    at: place(at().path, message === 'closed'),
    was: place(was().path, message === 'opened'),
  };
}

/** The objects of `shut` that refuse other properties, where those of `open` say nothing of them. */
const closingsBetween = (open: JsonSchema, shut: JsonSchema): readonly Closing[] =>
  schemasHaving(shut, closing)
    .filter(({ schema }) => refusesAll(schema.additionalProperties))
    .map(({ schema, path, name }) => ({ schema, path, name: path.length === 0 ? undefined : name }))
    .filter(({ schema, path }) => isTwin(partOf(open, path), schema, path));

const refusesAll = (others: unknown): boolean =>
  others === false || (isSchema(others) && isSchema(others.not) && Object.keys(others.not).length === 0);

/** Whether what stands in the same place is an object that says nothing of others. In lists, places may have changed. */
function isTwin(open: unknown, shut: JsonSchema, path: Path): boolean {
  if (!isSchema(open) || open.additionalProperties !== undefined) return false;
  const isObject = open.type === undefined ? isSchema(open.properties) : [open.type].flat().includes('object');
  const [once, now] = [open, shut].map((schema) => Object.keys(propertiesOf(schema)).sort());
  return isObject && (path.every((step) => typeof step !== 'number') || isSame(once, now));
}
