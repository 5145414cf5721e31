import { once } from '../../../../data/once.ts';
import type { Value } from '../../value/value.ts';
import { asValue, build, mapParts } from './build.ts';
import { type NamedValues, roles, withRest } from './fields.ts';
import { isSchema, type SchemaNode } from './schema.ts';

/** Returns the schema with the properties of all nested objects optional, in those positions that the platform searches. */
export function deepPartial(value: Value): Value {
  if (!isSchema(value)) return value;
  const node = value.schema;
  const inner = () => mapParts(node, deepPartial);
  switch (node.kind) {
    case 'object':
      return asValue({ ...node, parts: once(() => mapParts(node, (part) => asOptional(part, node))) }, value.origin);
    case 'array':
      return asValue({ ...node, parts: once(inner) }, value.origin);
    case 'optional':
    case 'nullable':
    case 'tuple':
      return asValue({ ...node, metadata: {}, parts: once(() => withoutLast(inner())) }, value.origin);
    default:
      return value;
  }
}

/** The schema for further items of a tuple is lost. */
const withoutLast = ({ entries, rest }: NamedValues): NamedValues =>
  withRest(new Map([...entries].filter(([name]) => name !== 'rest')), rest);

function asOptional(part: Value, { host }: SchemaNode): Value {
  const inner = deepPartial(part);
  return build(host, { kind: 'optional' }, roles({ inner }), part.origin);
}
