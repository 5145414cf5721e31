import { propertyOf } from '../../data/objects.ts';
import type { Path } from '../../data/path.ts';
import type { Unknown } from '../../document/document.ts';

/** The marks of a path in a manifest. */
interface Place {
  hidden?: true;
  rest?: true;
  spoken?: true;
  readonly below: Map<string | number, Place>;
}

/** Records which paths rules see incompletely, and which the model has a finding about. */
export interface ModelMarks {
  /** Marks that rules do not see the value at the path, or anything below it. */
  hide(path: Path): void;
  /** Marks that the model has a finding about the value at the path. */
  speak(path: Path): void;
  isUncertain(path: Path): boolean;
  isSpoken(path: Path): boolean;
}

export function marksOf(data: unknown, unknowns: readonly Unknown[]): ModelMarks {
  const root: Place = { below: new Map() };
  for (const { path, extent } of unknowns) placeAt(root, path)[extent === 'value' ? 'hidden' : 'rest'] = true;
  return {
    hide: (path) => {
      placeAt(root, path).hidden = true;
    },
    speak: (path) => {
      placeAt(root, path).spoken = true;
    },
    isUncertain: (path) => isUncertain(root, data, path),
    isSpoken: (path) => path.reduce<Place | undefined>((place, step) => place?.below.get(step), root)?.spoken === true,
  };
}

function placeAt(root: Place, path: Path): Place {
  let place = root;
  for (const step of path) {
    const next = place.below.get(step) ?? { below: new Map() };
    place.below.set(step, next);
    place = next;
  }
  return place;
}

function isUncertain(root: Place, data: unknown, path: Path): boolean {
  let place = root;
  let value = data;
  for (const step of path) {
    if (place.hidden) return true;
    value = propertyOf(value, step);
    if (place.rest && value === undefined) return true;
    const next = place.below.get(step);
    if (next === undefined) return false;
    place = next;
  }
  return place.hidden === true;
}
