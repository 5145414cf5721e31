import { named } from '../../../data/in-code.ts';
import { isSame } from '../../../data/same.ts';
import { type Change, type Comparison, type Noun, partOf, type Target } from '../../index.ts';

type Visit = Pick<Comparison, 'change' | 'before' | 'after' | 'key' | 'owner' | 'at' | 'was' | 'isWhole'>;

/** A visitor that tells which properties of a noun are not what they were. Whatever they say, nothing relies on them. */
export const propertyChanges = (noun: Noun, properties: readonly string[]) =>
  function* (visit: Visit): Generator<Change<'added' | 'removed' | 'changed'>> {
    const { change, before, after, at, was, isWhole } = visit;
    if (change !== 'changed') return;
    for (const property of properties) {
      const [once, now] = [partOf(before, [property]), partOf(after, [property])];
      const places = { at: below(at(), property), was: below(was(), property) };
      if (isSame(said(once), said(now)) || !isWhole(places)) continue;
      const message = once === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
      const data = { property, thing: nameOf(noun, visit) };
      yield { message, data, bump: 'patch', ...places };
    }
  };

/** What is false or empty says no more than what is not there, though it is there to be changed. */
const said = (value: unknown): unknown =>
  value === false || (typeof value === 'object' && Object.keys(Object(value)).length === 0) ? undefined : value;

const below = ({ path }: Target, property: string): Target => ({ path: [...path, property], on: 'value' });

/** How messages call it: "action `sendMessage`". */
function nameOf(noun: Noun, { key, owner }: Visit): string {
  if (noun === 'integration') return 'the integration';
  if (noun === 'configuration') return owner.label;
  return `${noun} ${named(key)}${owner.kind === 'integration' ? '' : ` of ${owner.label}`}`;
}
