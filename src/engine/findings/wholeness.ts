import type { Path } from '../../data/path.ts';
import type { Document, Target } from '../../document/document.ts';
import type { ModelCheck } from '../model/check.ts';

/** Paths in a manifest, as a tree of their steps. */
interface Places {
  readonly below: Map<string, Places>;
}

/** Returns a check whether everything at a path is known and the model finds no fault with it. */
export function wholeness(
  { unknowns }: Document,
  { findings }: Pick<ModelCheck, 'findings'>,
): (place: Pick<Target, 'path'>) => boolean {
  // A container of such a path is not whole either: each step to it is in the tree.
  const unsure: Places = { below: new Map() };
  const paths = [...unknowns.map(({ path }) => path), ...findings.map(({ about }) => about)];
  if (paths.length === 0) return () => true;
  for (const path of paths) addTo(unsure, path);
  return ({ path }) => {
    let place: Places | undefined = unsure;
    for (let at = 0; at < path.length && place !== undefined; at += 1) place = place.below.get(String(path[at]));
    return place === undefined;
  };
}

function addTo(places: Places, path: Path): void {
  let place = places;
  for (const step of path) {
    const next: Places = place.below.get(String(step)) ?? { below: new Map() };
    place.below.set(String(step), next);
    place = next;
  }
}
