import type { Shape } from '../../../schemas/shape.ts';
import { listed } from '../../data/listed.ts';
import { isObject, ownOf } from '../../data/objects.ts';
import type { Path } from '../../data/path.ts';
import { isType } from '../../rule/schema/types.ts';
import type { ModelFinding } from './finding.ts';
import { entryName, quoted, subject } from './label.ts';
import { violatedKeyword } from './violated-keyword.ts';

type Data = Readonly<Record<string, unknown>>;

/** JSON Schema keywords that identify a schema, and those that often come with them. */
const schemaKeywords: ReadonlySet<string> = new Set([
  'properties',
  'additionalProperties',
  'items',
  'anyOf',
  'oneOf',
  'allOf',
  '$ref',
]);
const accompanyingKeywords: ReadonlySet<string> = new Set([
  'type',
  'required',
  'enum',
  '$schema',
  '$defs',
  'definitions',
  'x-zui',
]);

/** The finding for a manifest that is nested in another object: the properties it seems to lack are in there. */
export function wrappedManifest({ properties = {} }: Shape, value: Data): ModelFinding | undefined {
  const [name = '', ...more] = Object.keys(value).filter((key) => key !== '$schema');
  const part = value[name];
  if (more.length > 0 || ownOf(properties, name) !== undefined || ![part].flat().some(isManifest)) return undefined;
  return {
    id: 'unknown-property',
    messageId: 'wrapped',
    message: `The integration is inside ${quoted(name)}; expected its properties at the top of the file.`,
    at: { path: [name], on: 'key' },
    about: [],
  };
}

const isManifest = (part: unknown): boolean =>
  isObject(part) && typeof part.name === 'string' && typeof part.version === 'string';

/** The names in an object that belong one level deeper, in its missing `schema`. */
export function schemaNames({ properties = {} }: Shape, value: Data): readonly string[] {
  if (ownOf(properties, 'schema') === undefined || Object.hasOwn(value, 'schema')) return [];
  const names = Object.keys(value).filter((name) => {
    const shape = ownOf(properties, name);
    return (
      (schemaKeywords.has(name) || accompanyingKeywords.has(name)) &&
      (shape === undefined || violatedKeyword(value[name], shape) !== undefined)
    );
  });
  const isSchema = names.some((name) => schemaKeywords.has(name) || (name === 'type' && isType(value[name])));
  return isSchema ? names : [];
}

/** The finding for an object that is itself the schema that it should contain. */
export const unwrappedSchema = (path: Path, names: readonly string[]): ModelFinding => ({
  id: 'unknown-property',
  messageId: 'schema-level',
  message: `${subject(path)} has ${quotedList(names)} of a schema itself; expected a \`schema\` with ${names.length === 1 ? 'it' : 'them'}.`,
  at: { path: [...path, names[0] ?? ''], on: 'key' },
  about: [...path, 'schema'],
});

/**
 * The finding for a single entry in place of a map: every name is a property of an entry, with a valid value, and at least one
 * of the values cannot be an entry itself.
 */
export function entryForMap(entry: Shape, value: Data, path: Path): ModelFinding | undefined {
  const { properties } = entry;
  const noun = entryName(path);
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  if (properties === undefined || noun === undefined || names.length < 2) return undefined;
  const isProperty = (name: string) => {
    const shape = ownOf(properties, name);
    return shape !== undefined && violatedKeyword(value[name], shape) === undefined;
  };
  const mayBeEntry = (name: string) => {
    const one = value[name];
    return isObject(one) && (name !== 'schema' || schemaNames(entry, one).length === 0);
  };
  if (!names.every(isProperty) || names.every(mayBeEntry)) return undefined;
  const single = path.at(-1) === 'configurations' ? '; the one without a name is `configuration`' : '';
  return {
    id: 'type',
    messageId: 'entry',
    message: `${subject(path)} has ${quotedList(names)} of a single ${noun}; expected one or more by name${single}.`,
    at: { path, on: 'key' },
    about: path,
  };
}

const quotedList = (names: readonly string[]): string => listed(names.map(quoted), 'and');
