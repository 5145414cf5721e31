import { onceFor } from '../../data/once.ts';
import type { Path } from '../../data/path.ts';
import { pointerOf } from '../../data/pointer.ts';
import type { JsonSchema } from '../../rule/nodes.ts';
import { referencesIn } from '../../rule/schema/references.ts';

/** Whether a path in a schema is inside another one, directly or through references. */
export type Reaches = (from: Path, place: Path) => boolean;

/** The most references to follow: real schemas have a few. */
const maxReferences = 200;

/** The references of a schema, with their paths and the paths of their targets. */
const referencesOf = onceFor((root: JsonSchema) => {
  const leads: { readonly at: Path; readonly to: Path }[] = [];
  for (const { path, target } of referencesIn(root)) {
    if (leads.length === maxReferences) break;
    if (target) leads.push({ at: path, to: target.path });
  }
  return leads;
});

/** A validator reports a fault behind a `$ref` at the path of the reference's target, not at a path through the reference. */
export function reachesIn(root: JsonSchema): Reaches {
  const known = new Map<string, readonly Path[]>();
  const startsFrom = (from: Path): readonly Path[] => {
    const starts = new Map([[pointerOf(from), from]]);
    // A `Map` iterates over entries that are added during the iteration.
    for (const start of starts.values()) {
      for (const { at, to } of referencesOf(root)) if (startsWith(at, start)) starts.set(pointerOf(to), to);
    }
    return [...starts.values()];
  };
  return (from, place) => {
    if (startsWith(place, from)) return true;
    const key = pointerOf(from);
    const starts = known.get(key) ?? startsFrom(from);
    known.set(key, starts);
    return starts.some((start) => startsWith(place, start));
  };
}

/** Whether a path starts with another one, array indices being numbers or strings. */
export const startsWith = (path: Path, start: Path): boolean =>
  start.every((step, at) => String(path[at]) === String(step));
