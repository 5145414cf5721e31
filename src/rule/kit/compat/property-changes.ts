import { named } from '../../../data/in-code.ts';
import { isSame } from '../../../data/same.ts';
import { type Change, type Comparison, type Noun, partOf, type Target } from '../../index.ts';
import { excerptsAtDifference } from './difference-excerpts.ts';

type Visit = Pick<Comparison, 'change' | 'before' | 'after' | 'key' | 'owner' | 'at' | 'was' | 'isWhole'>;

/**
 * Builds a visitor that reports which of the given properties of a noun changed. Nothing depends on their values, so it is a
 * patch.
 */
export const propertyChanges = (noun: Noun, properties: readonly string[]) =>
  function* (visit: Visit): Generator<Change<'added' | 'removed' | 'changed'>> {
    const { change, before, after, at, isWhole } = visit;
    if (change !== 'changed') return;
    for (const property of properties) {
      const [oldValue, newValue] = [partOf(before, [property]), partOf(after, [property])];
      const places = { at: propertyAt(at(), property), was: propertyAt(visit.was(), property) };
      if (isSame(withoutEmpty(oldValue), withoutEmpty(newValue)) || !isWhole(places)) continue;
      const message = oldValue === undefined ? 'added' : newValue === undefined ? 'removed' : 'changed';
      const text =
        message === 'changed'
          ? changeSuffix(oldValue, newValue)
          : `${property.endsWith('s') ? 'were' : 'was'} ${message}`;
      const data = { property, thing: nameOf(noun, visit), change: text };
      yield { message, data, bump: 'patch', ...places };
    }
  };

/** Treats `false` and empty objects and arrays as absent: they mean the same. */
const withoutEmpty = (value: unknown): unknown =>
  value === false || (typeof value === 'object' && Object.keys(Object(value)).length === 0) ? undefined : value;

/** Returns the end of the message: the new and the old value, if both are short enough to read. */
function changeSuffix(oldValue: unknown, newValue: unknown): string {
  if (!isShort(oldValue) || !isShort(newValue)) return 'changed';
  const [before = '', after = ''] = excerptsAtDifference(String(oldValue), String(newValue));
  return `is now ${named(after)}; it was ${named(before)}`;
}

/** In UTF-16 units. No text that the platform accepts is longer; only code is. */
const maxLength = 2_000;

const isShort = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' ? value.length <= maxLength : typeof value === 'number' || typeof value === 'boolean';

const propertyAt = ({ path }: Target, property: string): Target => ({ path: [...path, property], on: 'value' });

/** Returns how messages refer to the node: "action `sendMessage`". */
function nameOf(noun: Noun, { key, owner }: Visit): string {
  if (noun === 'integration') return 'the integration';
  if (noun === 'configuration') return owner.label;
  return `${noun} ${named(key)}${owner.kind === 'integration' ? '' : ` of ${owner.label}`}`;
}
