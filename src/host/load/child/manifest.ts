import { isContainer } from '../../../data/objects.ts';
import type { Path } from '../../../data/path.ts';
import { type SentShape, sent, sentFrom } from '../../../document/module/platform/manifest/sent.ts';
import { memberOf } from './part.ts';

/** Returns the JSON Schema of an object with a `schema`. */
export type ConvertSchema = (owner: object, path: Path) => unknown;

/** Returns what the platform's CLI sends of a definition, before it replaces file names by file contents. */
export function manifestOf(definition: unknown, convert: ConvertSchema): Readonly<Record<string, unknown>> {
  const movedParts = Object.entries(sentFrom).map(([name, sourcePath]) => [
    name,
    sourcePath.reduce(memberOf, definition),
  ]);
  return {
    ...partsOf(definition, sent.parts, [], convert),
    ...Object.fromEntries(movedParts),
    sdkVersion: memberOf(memberOf(definition, 'metadata'), 'sdkVersion'),
  };
}

/** Returns the parts in the order of the table. `undefined` is not sent, because JSON does not have it. */
const partsOf = (owner: unknown, parts: Readonly<Record<string, SentShape>>, path: Path, convert: ConvertSchema) =>
  Object.fromEntries(
    Object.entries(parts).map(([name, shape]) => [
      name,
      sentOf(memberOf(owner, name), shape, owner, [...path, name], convert),
    ]),
  );

/** Returns what is sent of a value. A value of the wrong type is kept for the model to report. */
function sentOf(value: unknown, shape: SentShape, owner: unknown, path: Path, convert: ConvertSchema): unknown {
  if (shape === 'schema') return value === undefined || !isContainer(owner) ? value : convert(owner, path);
  if (typeof shape === 'string') return value;
  if ('each' in shape) return isContainer(value) ? eachOf(value, shape.each, path, convert) : value;
  if (!isContainer(value) && !shape.always) return value;
  const parts = partsOf(value, shape.parts, path, convert);
  return shape.others === 'kept' && isContainer(value) ? { ...value, ...parts } : parts;
}

/** Keeps a list where a map is expected, for the model to report. */
function eachOf(map: object, shape: SentShape, path: Path, convert: ConvertSchema): unknown {
  const entries = Object.entries(map).map(
    ([name, value]) => [name, sentOf(value, shape, map, [...path, name], convert)] as const,
  );
  return Array.isArray(map) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
