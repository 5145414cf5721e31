import type { Call, MemberAccess } from '../syntax/nodes.ts';
import { isNullish, literal } from '../value/make.ts';
import type { Literal, Origin, Value } from '../value/value.ts';

/** Whether a link of an optional chain is passed over: `.b` and `.c` in `a?.b.c` where `a` is missing, `.c` not where `b` is. */
export function isPassedOver({ type, optional }: MemberAccess | Call, owner: Value): boolean {
  if (!type.startsWith('Optional') || owner.kind !== 'literal' || !isNullish(owner)) return false;
  return optional === true || owner.endsChain === true;
}

/** What a link comes to that is passed over, as are all behind it. */
export const chainEnd = (place: Origin): Literal => ({ ...literal(undefined, place), endsChain: true });

/** What a link comes to that is not passed over; another chain may have ended with that value. */
export const reached = (value: Value): Value =>
  value.kind === 'literal' && value.endsChain ? { ...value, endsChain: false } : value;
