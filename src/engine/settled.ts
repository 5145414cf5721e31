import type { Path } from '../data/path.ts';
import { pointerOf } from '../data/pointer.ts';
import type { Document, Target } from '../document/document.ts';
import type { Rule } from '../rule/rule.ts';
import type { ModelCheck } from './model/check.ts';
import type { Plan } from './plan.ts';

/** Where a rule says nothing: of what is settled, what is not the author's, and what the author's SDK has no way to say. */
export const silencing =
  (document: Document, isSettled: (path: Path) => boolean, canSay: (place: Target) => boolean) =>
  ({ wording }: Rule, { at, absent }: Told): boolean => {
    const isForeign = (place: Target) => wording === true && document.isForeign?.(place) === true;
    const isTold = (place: Target) => (place.on === 'value' && isSettled(place.path)) || isForeign(place);
    return [at, ...absent].some(isTold) || (absent.length > 0 && !absent.some(canSay));
  };

/** Where a problem stands, and what it misses. */
interface Told {
  readonly at: Target;
  readonly absent: readonly Target[];
}

/** Where rules keep silent: the model has spoken already and is heard, or what is there is not known. */
export function settledPlaces(model: ModelCheck, plan: Plan): (path: Path) => boolean {
  const unheard = model.findings.filter(({ id }) => plan.severityOf(`model/${id}`) === 'off');
  const pointers = new Set(unheard.map(({ about }) => pointerOf(about)));
  return (path) => model.uncertain(path) || (model.spoken(path) && !pointers.has(pointerOf(path)));
}
