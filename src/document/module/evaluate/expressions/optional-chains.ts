import type { Call, MemberAccess } from '../../syntax/nodes.ts';
import { isNullish, literal } from '../../value/make.ts';
import type { Literal, Origin, Value } from '../../value/value.ts';

/** Whether an optional chain skips a link: in `a?.b.c`, both `.b` and `.c` if `a` is nullish, but not `.c` if only `b` is. */
export function isSkipped({ type, optional }: MemberAccess | Call, owner: Value): boolean {
  if (!type.startsWith('Optional') || owner.kind !== 'literal' || !isNullish(owner)) return false;
  return optional === true || owner.endsChain === true;
}

/** The value of a skipped link; all links behind it are skipped as well. */
export const chainEnd = (place: Origin): Literal => ({ ...literal(undefined, place), endsChain: true });

/** The value of a link that is not skipped: without the mark that it may have got at the end of another chain. */
export const withoutChainEnd = (value: Value): Value =>
  value.kind === 'literal' && value.endsChain ? { ...value, endsChain: false } : value;
