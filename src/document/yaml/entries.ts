import type { Entry, Key, Node, Range } from '../tree.ts';
import { type EntryParts, endOf } from './parts.ts';

/** Returns the entry for a value and the parts before it. */
export function entryOf(parts: EntryParts, key: Key | undefined, value: Node): Entry {
  const alias = parts.value?.type === 'alias' ? parts.value : undefined;
  return {
    start: parts.start,
    end: Math.max(alias === undefined ? value.end : endOf(alias), parts.props.end),
    key,
    value,
    announced: parts.announced,
    ...(parts.comma !== undefined && { comma: parts.comma }),
    ...(alias !== undefined && { elsewhere: true }),
  };
}

/** Returns the range from the first entry to the last. */
export const spanOf = (entries: readonly Entry[]): Range => ({
  start: entries[0]?.start ?? 0,
  end: entries.at(-1)?.end ?? 0,
});
