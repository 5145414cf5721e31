import { closest, didYouMean } from '../../../data/closest.ts';
import { costOf } from './cost.ts';
import type { AskedProperty, Caller, Literal, Mistake, Value } from './value.ts';

type Payer = Pick<Caller, 'spend'>;

/** What is wrong with a value that is missing because its name is nearly another of the same object. */
export const misspelt = (value: Value, payer: Payer): Mistake | undefined =>
  isAsked(value) ? missed(value, payer) : undefined;

/** The same where the value may be missing on purpose: only what is one slip away, and no plural of it, was meant. */
export function surelyMisspelt(value: Value, payer: Payer): Mistake | undefined {
  if (!isAsked(value)) return undefined;
  const { name } = value.asked;
  const isOther = (one: string) => !one.startsWith(name) && !name.startsWith(one);
  // In a short name a slip makes another word; where only the case is another, it is the same one.
  return missed(value, payer, { isOther, most: name.length < 4 ? 0 : 1 });
}

/**
 * Takes note of a part of a manifest that is missing because its name is misspelt: that is told, and not that it is
 * missing. Returns why it is not known, where it is.
 */
export function misspeltPart(value: Value, caller: Caller): string | undefined {
  const mistake = surelyMisspelt(value, caller);
  if (mistake === undefined) return undefined;
  const why = 'its name is misspelt';
  caller.note({ ...mistake, why });
  return why;
}

type Missing = Literal & { readonly asked: AskedProperty };

const isAsked = (value: Value): value is Missing => value.kind === 'literal' && value.asked !== undefined;

interface Meant {
  readonly isOther: (name: string) => boolean;
  readonly most: number;
}

/** Going through the names is paid for, whatever becomes of them. */
function missed({ asked, origin }: Missing, payer: Payer, { isOther, most }: Partial<Meant> = {}): Mistake | undefined {
  const { name, owner } = asked;
  if (!payer.spend(costOf(owner))) return undefined;
  const names = [...owner.entries.keys()];
  const meant = closest(name, isOther ? names.filter(isOther) : names, most);
  if (meant === undefined) return undefined;
  const message = `There is no \`${name}\` here.${didYouMean(meant)}`;
  return { id: 'member-missing', message, at: origin };
}
