import { opaque } from './make.ts';
import type { Caller, Mistake, Opaque, Origin } from './value.ts';

/** Reports a mistake. Returns the opaque value that takes the place of what is unknown because of it. */
export function reportMistake(
  mistake: Mistake & { readonly why: string },
  caller: Pick<Caller, 'report'>,
  origin: Origin = mistake.at,
): Opaque {
  caller.report(mistake);
  return opaque(mistake.why, origin);
}
