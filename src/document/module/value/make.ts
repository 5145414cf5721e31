import { bounds } from '../../bounds.ts';
import type {
  ArrayValue,
  Callable,
  Literal,
  Namespace,
  Opaque,
  Origin,
  Structure,
  Value,
  ValueEntry,
} from './value.ts';

/** Constructors and basic queries of values. */

export const literal = (value: Literal['value'], origin: Origin): Literal => ({
  kind: 'literal',
  value,
  origin,
  verbatim: false,
});

export const opaque = (why: string, origin: Origin): Opaque => ({ kind: 'opaque', why, origin });

/** The reason why a string that would be too long is unknown. */
export const tooLong = 'the string is too long';

/** Returns a string built from others: its length is limited, as repeated doubling would fill any memory. */
export const text = (value: string, origin: Origin): Value =>
  value.length > bounds.length ? opaque(tooLong, origin) : literal(value, origin);

export const list = (items: readonly Value[], origin: Origin, rest?: string): ArrayValue =>
  rest === undefined ? { kind: 'array', items, origin } : { kind: 'array', items, origin, rest };

export const structure = (entries: ReadonlyMap<string, ValueEntry>, origin: Origin, rest?: string): Structure =>
  rest === undefined ? { kind: 'object', entries, origin } : { kind: 'object', entries, origin, rest };

/** Returns an entry without a key in the source: it has the origin of its value. */
export const entryOf = (value: Value): ValueEntry => ({ key: value.origin, value });

export const callable = (origin: Origin, call: Callable['call']): Callable => ({ kind: 'function', call, origin });

/** Returns a value with members whose names are not all known, such as a built-in object or a package that is not read. */
export function openNamespace(origin: Origin, member: (name: string, place: Origin) => Value): Namespace {
  const get: Namespace['get'] = (name, place) => ({ key: place, value: member(name, place) });
  return { kind: 'namespace', get, names: () => undefined, origin };
}

export const isNullish = (value: Value): boolean =>
  value.kind === 'literal' && (value.value === undefined || value.value === null);

/** True if spreading it certainly adds no entries. */
export const isEmpty = (value: Value): boolean =>
  (value.kind === 'literal' && typeof value.value !== 'string') ||
  (value.kind === 'function' && value.statics === undefined);

export const isUndefined = (value: Value | undefined): boolean =>
  value === undefined || (value.kind === 'literal' && value.value === undefined);

export const stringOf = (value: Value | undefined): string | undefined =>
  value?.kind === 'literal' && typeof value.value === 'string' ? value.value : undefined;

export const numberOf = (value: Value | undefined): number | undefined =>
  value?.kind === 'literal' && typeof value.value === 'number' ? value.value : undefined;

/** Returns whether a value is truthy; undefined if unknown. */
export function truthOf(value: Value): boolean | undefined {
  if (value.kind === 'literal') return Boolean(value.value);
  return value.kind === 'opaque' ? undefined : true;
}

/** Returns the property name for a computed key. */
export const keyOf = (value: Value): string | undefined => (value.kind === 'literal' ? String(value.value) : undefined);

/** Returns why a value, or part of it, is unknown; the fallback if it is known, but of an unsuitable kind. */
export function whyOf(value: Value, fallback: string): string {
  if (value.kind === 'opaque') return value.why;
  return (value.kind === 'namespace' && value.names() === undefined && value.whyIncomplete?.()) || fallback;
}

/** True if a name is an array index. The first character is tested first, as few names begin with a digit. */
export const isIndex = (name: string) =>
  name.charCodeAt(0) < 0x3a && /^(?:0|[1-9]\d{0,9})$/.test(name) && Number(name) < 2 ** 32 - 1;

function hasIndex(entries: ReadonlyMap<string, unknown>): boolean {
  let has = false;
  entries.forEach((_, name) => {
    has ||= isIndex(name);
  });
  return has;
}

/** Returns entries in JavaScript's enumeration order: array indices first. */
export function inOrder<T>(entries: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
  if (!hasIndex(entries)) return entries;
  const indices = [...entries].filter(([name]) => isIndex(name)).sort(([a], [b]) => Number(a) - Number(b));
  return new Map([...indices, ...[...entries].filter(([name]) => !isIndex(name))]);
}
