import { isContainer } from '../../../data/objects.ts';
import { list, literal, structure } from '../../../document/module/value/make.ts';
import type { Origin, Value } from '../../../document/module/value/value.ts';

/** A value that was computed by running code has no position in the source. */
const nowhere: Origin = { file: '', start: 0, end: 0 };

/** Converts JSON to the representation of static evaluation. */
export function jsonValue(json: unknown): Value {
  if (Array.isArray(json)) return list(json.map(jsonValue), nowhere);
  if (isContainer(json)) {
    const entries = Object.entries(json).map(
      ([name, value]) => [name, { key: nowhere, value: jsonValue(value) }] as const,
    );
    return structure(new Map(entries), nowhere);
  }
  const isPlain = typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean' || json === null;
  return literal(isPlain ? json : undefined, nowhere);
}
