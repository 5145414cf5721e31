import type { Value } from '../../value/value.ts';
import { asValue, build, type Fields, mapParts, once, roles, withRest } from './schema.ts';

/** The schema with the properties of all objects in it optional, as far as the platform looks for objects. */
export function deepPartial(value: Value): Value {
  if (value.kind !== 'schema') return value;
  const node = value.schema;
  const inner = () => mapParts(node, deepPartial);
  switch (node.kind) {
    case 'object':
      return asValue({ ...node, parts: once(() => mapParts(node, asOptional)) }, value.origin);
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

/** What a tuple says of further items is not kept. */
const withoutLast = ({ entries, rest }: Fields): Fields =>
  withRest(new Map([...entries].filter(([name]) => name !== 'rest')), rest);

function asOptional(part: Value): Value {
  const inner = deepPartial(part);
  return { ...build({ kind: 'optional' }, roles({ inner }), part.origin), origin: part.origin };
}
