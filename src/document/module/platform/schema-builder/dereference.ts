import { opaque, stringOf, whyOf } from '../../value/make.ts';
import type { Value } from '../../value/value.ts';
import { asValue, mapParts, rebuilding } from './build.ts';
import type { NamedValues } from './fields.ts';
import { isSchema, type SchemaKind } from './schema.ts';

/** Kinds without inner schemas: only these keep their identity. */
const single: ReadonlySet<SchemaKind> = new Set<SchemaKind>([
  'string',
  'number',
  'bigint',
  'boolean',
  'date',
  'any',
  'unknown',
  'never',
  'void',
  'null',
  'undefined',
  'symbol',
  'nan',
  'literal',
  'enum',
  'nativeEnum',
]);

/** Returns the schema with each `z.ref(name)` replaced by the schema of that name, if there is one. */
export function dereference(value: Value, named: NamedValues): Value {
  if (!isSchema(value)) return value;
  const node = value.schema;
  if (node.kind === 'ref') return referent(node.given, named) ?? value;
  if (single.has(node.kind)) return value;
  const parts = rebuilding(node, () => mapParts(node, (part) => dereference(part, named)));
  return asValue({ ...node, parts }, value.origin);
}

function referent(given: Value, { entries, rest }: NamedValues): Value | undefined {
  const name = stringOf(given);
  if (name === undefined) return opaque(whyOf(given, 'this reference has no name'), given.origin);
  return entries.get(name)?.value ?? (rest === undefined ? undefined : opaque(rest, given.origin));
}
