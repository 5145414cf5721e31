import { ownOf } from '../../../../data/objects.ts';
import { costOfAll, overspent } from '../../value/cost.ts';
import { callable, isEmpty, isNullish, keyOf, list, literal, opaque, whyOf } from '../../value/make.ts';
import { misspelt } from '../../value/misspelt.ts';
import { ObjectBuilder } from '../../value/object-builder.ts';
import { entriesOf } from '../../value/own.ts';
import { reportMistake } from '../../value/report-mistake.ts';
import type { Opaque, Origin, Tracker, Value, ValueEntry } from '../../value/value.ts';

type Static = (args: readonly Value[], origin: Origin, caller: Tracker) => Value;

const nothing = (origin: Origin) => literal(undefined, origin);

/** A function that lists something for each entry of an object. */
const listing =
  (item: (name: string, entry: ValueEntry) => Value): Static =>
  ([subject], origin) => {
    const own = subject === undefined ? undefined : entriesOf(subject);
    if (own === undefined) return opaque(whyOf(subject ?? nothing(origin), 'its entries are not known'), origin);
    const rest = own.rest ?? doubtIn(own.entries);
    return list(
      [...own.entries].map(([name, entry]) => item(name, entry)),
      origin,
      rest,
    );
  };

/** Why it is not known which of the entries are there. */
function doubtIn(entries: ReadonlyMap<string, ValueEntry>): string | undefined {
  for (const { value } of entries.values()) if (value.kind === 'opaque' && value.optional) return value.why;
  return undefined;
}

/**
 * The functions of `Object`. The origin of an entry's name is kept when the name becomes a value, and when it becomes a name
 * again.
 */
const statics: Readonly<Record<string, Static>> = {
  keys: listing((name, { key }) => literal(name, key)),
  values: listing((_, { value }) => value),
  entries: listing((name, { key, value }) => list([literal(name, key), value], value.origin)),
  fromEntries,
  assign,
  freeze: ([subject], origin) => subject ?? nothing(origin),
  hasOwn,
  seal: ([subject], origin) => subject ?? nothing(origin),
};

export function objectStatic(name: string, origin: Origin, caller: Tracker): Value {
  const known = ownOf(statics, name);
  if (known === undefined) return opaque(`\`Object.${name}\` needs the code to be run`, origin);
  const call = (args: readonly Value[], place: Origin) =>
    reportNullishArgument(name, args[0], place, caller) ?? known(args, place, caller);
  return callable(origin, (args, place) => overspent(caller, costOfAll(args), place) ?? call(args, place));
}

/** Reports that a function is called with `undefined` or `null`: all of them throw, except `freeze` and `seal`. */
function reportNullishArgument(
  name: string,
  subject: Value | undefined,
  at: Origin,
  caller: Tracker,
): Opaque | undefined {
  const given = subject ?? nothing(at);
  if (given.kind !== 'literal' || !isNullish(given) || /^(?:freeze|seal)$/.test(name)) return undefined;
  const why = `\`Object.${name}\` of \`${given.value}\` throws an error`;
  const mistake = given.because?.() ?? misspelt(given, caller);
  return reportMistake(
    { id: 'value-unexpected', message: given.absence ?? `${why}.`, at, ...mistake, why },
    caller,
    at,
  );
}

function fromEntries([subject]: readonly Value[], origin: Origin, caller: Tracker): Value {
  if (subject?.kind !== 'array') return opaque(whyOf(subject ?? nothing(origin), 'its entries are not known'), origin);
  const draft = new ObjectBuilder();
  for (const item of subject.items) {
    if (item.kind === 'literal') return opaque('what is no entry throws', origin);
    const [key, value] = item.kind === 'array' && item.rest === undefined ? item.items : [];
    const name = key === undefined ? undefined : keyOf(key);
    if (key !== undefined) caller.consume(key);
    if (key === undefined || name === undefined) draft.addUnknown(whyOf(key ?? item, 'an entry is not known'));
    else draft.set(name, { key: key.origin, value: value ?? nothing(origin) });
  }
  if (subject.rest !== undefined) draft.addUnknown(subject.rest);
  return draft.done(origin);
}

function hasOwn([subject, name]: readonly Value[], origin: Origin): Value {
  const own = subject?.kind === 'object' ? entriesOf(subject) : undefined;
  const key = name && keyOf(name);
  if (own === undefined || key === undefined) {
    const unread = own === undefined ? subject : name;
    return opaque(whyOf(unread ?? nothing(origin), 'its entries are not known'), origin);
  }
  const value = own.entries.get(key)?.value;
  const doubt = value === undefined ? own.rest : value.kind === 'opaque' && value.optional ? value.why : undefined;
  return doubt === undefined ? literal(value !== undefined, origin) : opaque(doubt, origin);
}

/** Only new objects reach this code: a variable that is the target of an assignment counts as mutated. */
function assign([target, ...sources]: readonly Value[], origin: Origin): Value {
  const given = sources.filter((source) => !isEmpty(source));
  if (target?.kind === 'array') return assignItems([target, ...given], origin);
  const own = target?.kind === 'object' ? entriesOf(target) : undefined;
  if (own === undefined) return opaque(whyOf(target ?? nothing(origin), 'its entries are not known'), origin);
  const draft = new ObjectBuilder().spread(own);
  for (const source of given) {
    const added = entriesOf(source);
    if (added === undefined) draft.addUnknown(whyOf(source, 'its entries are not known'));
    else draft.spread(added);
  }
  return draft.done(origin);
}

/** Assigns arrays to an array: the items of later ones overwrite those at the same indices. */
function assignItems(values: readonly Value[], origin: Origin): Value {
  const items: Value[] = [];
  for (const value of values) {
    if (value.kind !== 'array' || entriesOf(value) === undefined)
      return opaque(whyOf(value, 'its entries are not known'), origin);
    items.splice(0, value.items.length, ...value.items);
  }
  return list(items, origin);
}
