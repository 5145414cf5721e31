import { isContainer } from '../../../data/objects.ts';
import type { Path } from '../../../data/path.ts';
import { type SentShape, sent, sentFrom } from '../../../document/module/platform/manifest/sent.ts';
import { part } from './part.ts';

/** The JSON Schema of what has a `schema`. */
export type ConvertSchema = (owner: object, path: Path) => unknown;

/** What the platform's CLI sends of a definition, before it reads the files that are named there. */
export function manifestOf(definition: unknown, convert: ConvertSchema): Readonly<Record<string, unknown>> {
  const elsewhere = Object.entries(sentFrom).map(([name, way]) => [name, way.reduce(part, definition)]);
  return {
    ...partsOf(definition, sent.parts, [], convert),
    ...Object.fromEntries(elsewhere),
    sdkVersion: part(part(definition, 'metadata'), 'sdkVersion'),
  };
}

/** Each part in the table's order. What is undefined is not sent, as it is not in JSON. */
const partsOf = (owner: unknown, parts: Readonly<Record<string, SentShape>>, path: Path, convert: ConvertSchema) =>
  Object.fromEntries(
    Object.entries(parts).map(([name, shape]) => [
      name,
      sentOf(part(owner, name), shape, owner, [...path, name], convert),
    ]),
  );

/** What is sent of a value. What is not of the type is left for the model to say so. */
function sentOf(value: unknown, shape: SentShape, owner: unknown, path: Path, convert: ConvertSchema): unknown {
  if (shape === 'schema') return value === undefined || !isContainer(owner) ? value : convert(owner, path);
  if (typeof shape === 'string') return value;
  if ('each' in shape) return isContainer(value) ? eachOf(value, shape.each, path, convert) : value;
  if (!isContainer(value) && !shape.always) return value;
  const parts = partsOf(value, shape.parts, path, convert);
  return shape.others === 'kept' && isContainer(value) ? { ...value, ...parts } : parts;
}

/** A list in place of a map stays one, for the model to say so. */
function eachOf(map: object, shape: SentShape, path: Path, convert: ConvertSchema): unknown {
  const entries = Object.entries(map).map(
    ([name, value]) => [name, sentOf(value, shape, map, [...path, name], convert)] as const,
  );
  return Array.isArray(map) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
