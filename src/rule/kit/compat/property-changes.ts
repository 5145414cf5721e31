import { named } from '../../../data/in-code.ts';
import { isSame } from '../../../data/same.ts';
import { type Change, type Comparison, type Noun, partOf, type Target } from '../../index.ts';
import { whereDifferent } from './where-different.ts';

type Visit = Pick<Comparison, 'change' | 'before' | 'after' | 'key' | 'owner' | 'at' | 'was' | 'isWhole'>;

/** A visitor that tells which properties of a noun are not what they were. Whatever they say, nothing relies on them. */
export const propertyChanges = (noun: Noun, properties: readonly string[]) =>
  function* (visit: Visit): Generator<Change<'added' | 'removed' | 'changed'>> {
    const { change, before, after, at, isWhole } = visit;
    if (change !== 'changed') return;
    for (const property of properties) {
      const [once, now] = [partOf(before, [property]), partOf(after, [property])];
      const places = { at: below(at(), property), was: below(visit.was(), property) };
      if (isSame(said(once), said(now)) || !isWhole(places)) continue;
      const message = once === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
      const became =
        message === 'changed' ? becameOf(once, now) : `${property.endsWith('s') ? 'were' : 'was'} ${message}`;
      const data = { property, thing: nameOf(noun, visit), said: became };
      yield { message, data, bump: 'patch', ...places };
    }
  };

/** What is false or empty says no more than what is not there, though it is there to be changed. */
const said = (value: unknown): unknown =>
  value === false || (typeof value === 'object' && Object.keys(Object(value)).length === 0) ? undefined : value;

/** How a message goes on about what changed: with what it is and what it was, where that is short enough to be read. */
function becameOf(once: unknown, now: unknown): string {
  if (!isShort(once) || !isShort(now)) return 'changed';
  const [before = '', after = ''] = whereDifferent(String(once), String(now));
  return `is now ${named(after)}; it was ${named(before)}`;
}

/** UTF-16 units: no text that the platform takes is longer, and only code is. */
const longest = 2_000;

const isShort = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' ? value.length <= longest : typeof value === 'number' || typeof value === 'boolean';

const below = ({ path }: Target, property: string): Target => ({ path: [...path, property], on: 'value' });

/** How messages call it: "action `sendMessage`". */
function nameOf(noun: Noun, { key, owner }: Visit): string {
  if (noun === 'integration') return 'the integration';
  if (noun === 'configuration') return owner.label;
  return `${noun} ${named(key)}${owner.kind === 'integration' ? '' : ` of ${owner.label}`}`;
}
