import { onceFor } from '../../data/once.ts';
import type { Path } from '../../data/path.ts';
import { pointerOf } from '../../data/pointer.ts';
import type { JsonSchema } from '../../rule/nodes.ts';
import { referencesIn } from '../../rule/schema/references.ts';

/** Whether a place in a schema is inside of another one, or of what references lead to from there. */
export type Reaches = (from: Path, place: Path) => boolean;

/** More references are not followed: real schemas have a few. */
const most = 200;

/** The references of a schema: where each stands, and where it leads. */
const leadsOf = onceFor((root: JsonSchema) => {
  const leads: { readonly at: Path; readonly to: Path }[] = [];
  for (const { path, target } of referencesIn(root)) {
    if (leads.length === most) break;
    if (target) leads.push({ at: path, to: target.path });
  }
  return leads;
});

/** A validator tells of what a reference leads to where that stands, and not by the way that led there. */
export function reachesIn(root: JsonSchema): Reaches {
  const known = new Map<string, readonly Path[]>();
  const startsFrom = (from: Path): readonly Path[] => {
    const starts = new Map([[pointerOf(from), from]]);
    // What is added while a map is gone through is gone through as well.
    for (const start of starts.values()) {
      for (const { at, to } of leadsOf(root)) if (startsWith(at, start)) starts.set(pointerOf(to), to);
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

/** Whether a path leads on from where another one ends, be its indices numbers or texts. */
export const startsWith = (path: Path, start: Path): boolean =>
  start.every((step, at) => String(path[at]) === String(step));
