import { ownOf } from '../../../../data/objects.ts';
import { costOfAll, overspent } from '../../value/cost.ts';
import { Draft } from '../../value/draft.ts';
import { callable, keyOf, list, literal, opaque, whyOf } from '../../value/make.ts';
import { entriesOf } from '../../value/own.ts';
import type { Caller, Entry, Origin, Value } from '../../value/value.ts';

type Static = (args: readonly Value[], origin: Origin) => Value;

const nothing = (origin: Origin) => literal(undefined, origin);

/** The items that an object gives, one for each of its entries. */
const listing =
  (item: (name: string, entry: Entry) => Value): Static =>
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
function doubtIn(entries: ReadonlyMap<string, Entry>): string | undefined {
  for (const { value } of entries.values()) if (value.kind === 'opaque' && value.optional) return value.why;
  return undefined;
}

/** What `Object.NAME` does. The name of an entry keeps its place when it becomes a value, and again when it becomes a name. */
const statics: Readonly<Record<string, Static>> = {
  keys: listing((name, { key }) => literal(name, key)),
  values: listing((_, { value }) => value),
  entries: listing((name, { key, value }) => list([literal(name, key), value], value.origin)),
  fromEntries,
  assign,
  freeze: ([subject], origin) => subject ?? nothing(origin),
  seal: ([subject], origin) => subject ?? nothing(origin),
};

export function objectStatic(name: string, origin: Origin, caller: Caller): Value {
  const known = ownOf(statics, name);
  if (known === undefined) return opaque(`\`Object.${name}\` needs the code to be run`, origin);
  return callable(origin, (args, place) => overspent(caller, costOfAll(args), place) ?? known(args, place));
}

function fromEntries([subject]: readonly Value[], origin: Origin): Value {
  if (subject?.kind !== 'array') return opaque(whyOf(subject ?? nothing(origin), 'its entries are not known'), origin);
  const draft = new Draft();
  for (const item of subject.items) {
    const [key, value] = item.kind === 'array' && item.rest === undefined ? item.items : [];
    const name = key === undefined ? undefined : keyOf(key);
    if (key === undefined || name === undefined) draft.doubt(whyOf(key ?? item, 'an entry is not known'));
    else draft.set(name, { key: key.origin, value: value ?? nothing(origin) });
  }
  if (subject.rest !== undefined) draft.doubt(subject.rest);
  return draft.done(origin);
}

/** Of fresh objects only: what is assigned to a variable makes that variable unknown. */
function assign(args: readonly Value[], origin: Origin): Value {
  const draft = new Draft();
  for (const arg of args) {
    const own = entriesOf(arg);
    if (own === undefined) draft.doubt(whyOf(arg, 'its entries are not known'));
    else draft.spread(own);
  }
  return draft.done(origin);
}
