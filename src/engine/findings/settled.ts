import type { Path } from '../../data/path.ts';
import { pointerOf } from '../../data/pointer.ts';
import type { Document, Target } from '../../document/document.ts';
import type { Rule } from '../../rule/rule.ts';
import type { ModelCheck } from '../model/check.ts';
import type { Plan } from '../plan/plan.ts';

/**
 * Whether a problem of a rule is left out: it stands at a value that is settled, or misses one there; it is about wording that
 * somebody else than the author wrote; or all that it misses is what the author's SDK has no way to write.
 */
export const silencing =
  (document: Document, isSettled: (path: Path) => boolean, canSay: (place: Target) => boolean) =>
  ({ wording }: Rule, { at, absent }: Places): boolean => {
    const isForeign = (place: Target) => wording === true && document.isForeign?.(place) === true;
    const isOff = (place: Target) => (place.on === 'value' && isSettled(place.path)) || isForeign(place);
    return [at, ...absent].some(isOff) || (absent.length > 0 && !absent.some(canSay));
  };

/** Where a problem stands, and where what it misses would be. */
interface Places {
  readonly at: Target;
  readonly absent: readonly Target[];
}

/** Whether a value is settled: the model has reported it, with a check that is on, or nobody knows what it is. */
export function settledPlaces(model: ModelCheck, plan: Plan): (path: Path) => boolean {
  const unheard = model.findings.filter(({ id }) => plan.severityOf(`model/${id}`) === 'off');
  const pointers = new Set(unheard.map(({ about }) => pointerOf(about)));
  return (path) => model.uncertain(path) || (model.spoken(path) && !pointers.has(pointerOf(path)));
}
