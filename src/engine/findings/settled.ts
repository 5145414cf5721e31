import type { Path } from '../../data/path.ts';
import { pointerOf } from '../../data/pointer.ts';
import type { Document, Target } from '../../document/document.ts';
import type { Rule } from '../../rule/rule.ts';
import type { ModelCheck } from '../model/check.ts';
import type { Plan } from '../plan/plan.ts';

/**
 * Returns a filter for problems to leave out: those at a settled value or about one that is missing; those about wording that
 * somebody other than the author wrote; and those about values that the author's SDK cannot express.
 */
export const omissionFilter =
  (document: Document, isSettled: (path: Path) => boolean, canSay: (place: Target) => boolean) =>
  ({ wording }: Rule, { at, absent }: Places): boolean => {
    const isForeign = (place: Target) => wording === true && document.isForeign?.(place) === true;
    const isOff = (place: Target) => (place.on === 'value' && isSettled(place.path)) || isForeign(place);
    return [at, ...absent].some(isOff) || (absent.length > 0 && !absent.some(canSay));
  };

/** The target of a problem, and the targets that it misses. */
interface Places {
  readonly at: Target;
  readonly absent: readonly Target[];
}

/** Whether a value is settled: an enabled model check has reported it, or it is unknown. */
export function settledTest(model: ModelCheck, plan: Plan): (path: Path) => boolean {
  const disabled = model.findings.filter(({ id }) => plan.severityOf(`model/${id}`) === 'off');
  const pointers = new Set(disabled.map(({ about }) => pointerOf(about)));
  return (path) => model.uncertain(path) || (model.spoken(path) && !pointers.has(pointerOf(path)));
}
