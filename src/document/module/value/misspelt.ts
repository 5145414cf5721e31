import { closest, didYouMean } from '../../../data/closest.ts';
import { costOf } from './cost.ts';
import type { AskedProperty, Caller, Literal, Mistake, Value } from './value.ts';

type Payer = Pick<Caller, 'spend'>;

/** Returns the mistake of a missing property whose name is similar to that of another property of the object. */
export const misspelt = (value: Value, payer: Payer): Mistake | undefined =>
  isAsked(value) ? misspellingOf(value, payer) : undefined;

/** Returns that mistake if a property may be missing on purpose: only names that differ by one typo count, and no plurals. */
export function surelyMisspelt(value: Value, payer: Payer): Mistake | undefined {
  if (!isAsked(value)) return undefined;
  const { name } = value.asked;
  const isOther = (one: string) => !one.startsWith(name) && !name.startsWith(one);
  // With one typo, a short name is another word: only its case may differ.
  return misspellingOf(value, payer, { isOther, maximumDistance: name.length < 4 ? 0 : 1 });
}

/**
 * Reports a part of a manifest that is missing because its name is misspelt, so that it is not reported as missing. Returns why
 * it is unknown; undefined if it is not misspelt.
 */
export const reportMisspeltPart = (value: Value, caller: Caller): string | undefined =>
  reported(surelyMisspelt(value, caller), caller);

/** Reports in the same way a value whose text, `undefined`, becomes part of another text, which is never on purpose. */
export const reportMisspeltText = (value: Value, caller: Caller): string | undefined =>
  reported(misspelt(value, caller), caller);

function reported(mistake: Mistake | undefined, caller: Caller): string | undefined {
  if (mistake === undefined) return undefined;
  const why = 'its name is misspelt';
  caller.report({ ...mistake, why });
  return why;
}

type Missing = Literal & { readonly asked: AskedProperty };

const isAsked = (value: Value): value is Missing => value.kind === 'literal' && value.asked !== undefined;

interface Candidates {
  readonly isOther: (name: string) => boolean;
  readonly maximumDistance: number;
}

/** The search costs steps, whether it finds a name or not. */
function misspellingOf(
  { asked, origin }: Missing,
  payer: Payer,
  { isOther, maximumDistance }: Partial<Candidates> = {},
): Mistake | undefined {
  const { name, owner } = asked;
  if (!payer.spend(costOf(owner))) return undefined;
  const names = [...owner.entries.keys()];
  const meant = closest(name, isOther ? names.filter(isOther) : names, maximumDistance);
  if (meant === undefined) return undefined;
  const message = `There is no \`${name}\` here.${didYouMean(meant)}`;
  return { id: 'member-missing', message, at: origin };
}
