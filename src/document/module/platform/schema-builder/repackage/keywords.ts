import { isUndefined } from '../../../value/make.ts';
import type { Structure, Value, ValueEntry } from '../../../value/value.ts';

/** Returns the entry of a keyword in a JSON Schema, unless its value is `undefined`. */
export function keywordOf({ entries }: Structure, keyword: string): ValueEntry | undefined {
  const entry = entries.get(keyword);
  return entry === undefined || isUndefined(entry.value) ? undefined : entry;
}

export const valueAt = (schema: Structure, keyword: string): Value | undefined => keywordOf(schema, keyword)?.value;
