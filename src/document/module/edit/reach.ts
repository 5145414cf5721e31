import { entriesOf } from '../value/own.ts';
import type { Origin, Value } from '../value/value.ts';

/** From how many places of the manifest a piece of source is reached: what is reached from two cannot be edited for one. */
export interface Reach {
  value(origin: Origin): number;
  key(origin: Origin): number;
}

const idOf = ({ file, start, end }: Origin): string => `${file}\0${start}\0${end}`;

export function reachOf(root: Value): Reach {
  const values = new Map<string, number>();
  const keys = new Map<string, number>();
  const count = (counts: Map<string, number>, origin: Origin) =>
    counts.set(idOf(origin), (counts.get(idOf(origin)) ?? 0) + 1);
  const open: Value[] = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    count(values, value.origin);
    if (value.kind === 'array') open.push(...value.items);
    else if (value.kind === 'object' || value.kind === 'namespace') {
      for (const entry of entriesOf(value)?.entries.values() ?? []) {
        count(keys, entry.key);
        open.push(entry.value);
      }
    }
  }
  return {
    value: (origin) => values.get(idOf(origin)) ?? 0,
    key: (origin) => keys.get(idOf(origin)) ?? 0,
  };
}
