import { ownOf } from '../../../../data/objects.ts';
import { costOf, costOfAll, overspent } from '../../value/cost.ts';
import { callable, list, literal, opaque, stringOf, text, truthOf, whyOf } from '../../value/make.ts';
import type { Caller, Entry, Namespace, Origin, Value } from '../../value/value.ts';
import type { Scope } from '../scope.ts';
import { objectStatic } from './objects.ts';

/** What a name means that no module declares; undefined where that is not known without running the code. */
export function globalValue(name: string, scope: Scope): Value | undefined {
  const origin = { file: scope.file, start: 0, end: 0 };
  return ownOf(globals, name)?.(origin, scope);
}

const globals: Readonly<Record<string, (origin: Origin, scope: Scope) => Value>> = {
  undefined: (origin) => literal(undefined, origin),
  NaN: (origin) => literal(Number.NaN, origin),
  Infinity: (origin) => literal(Number.POSITIVE_INFINITY, origin),
  Object: (origin, { machine }) => namespace(origin, (name, at) => objectStatic(name, at, machine)),
  Array: (origin, { machine }) =>
    namespace(origin, (name, at) => {
      if (name === 'isArray') return callable(at, ([subject], place) => isArray(subject, place));
      if (name !== 'from') return opaque(`\`Array.${name}\` needs the code to be run`, at);
      return callable(at, ([subject, fn], place) => {
        if (subject?.kind !== 'array')
          return opaque(whyOf(subject ?? literal(undefined, place), 'it is not an array'), place);
        const unpaid = overspent(machine, costOf(subject), place);
        if (unpaid !== undefined) return unpaid;
        if (fn === undefined) return list(subject.items, place, subject.rest);
        if (fn.kind !== 'function') return opaque(whyOf(fn, 'a callback is not known'), place);
        const items = subject.items.map((item, index) => machine.call(fn, [item, literal(index, place)], place));
        return list(items, place, subject.rest);
      });
    }),
  String: (origin, { machine }) => conversion(origin, machine, (value, place) => text(String(value), place)),
  Number: (origin, { machine }) => conversion(origin, machine, (value, place) => literal(Number(value), place)),
  Boolean: (origin) =>
    callable(origin, ([subject], place) => {
      const truth = subject === undefined ? false : truthOf(subject);
      return truth === undefined
        ? opaque(whyOf(subject ?? literal(undefined, place), 'a condition is not known'), place)
        : literal(truth, place);
    }),
  RegExp: (origin, { machine }) => {
    const make = (args: readonly Value[], place: Origin) =>
      overspent(machine, costOfAll(args), place) ?? regexp(args, place);
    return { ...callable(origin, make), construct: make };
  },
  require: (origin, { file, machine }) =>
    callable(origin, ([specifier], place) => {
      const name = stringOf(specifier);
      return name === undefined
        ? opaque(whyOf(specifier ?? literal(undefined, place), 'what is required is not known'), place)
        : machine.imported(file, name, '*', place);
    }),
  process: (origin) =>
    namespace(origin, (name, place) =>
      name === 'env'
        ? namespace(place, (variable, at) =>
            opaque(`\`process.env.${variable}\` is set where the definition is run`, at),
          )
        : opaque(`\`process.${name}\` is known where the definition is run`, place),
    ),
};

function namespace(origin: Origin, member: (name: string, place: Origin) => Value): Namespace {
  const get = (name: string, place: Origin): Entry => ({ key: place, value: member(name, place) });
  return { kind: 'namespace', get, names: () => undefined, origin };
}

function conversion(
  origin: Origin,
  caller: Caller,
  convert: (value: string | number | boolean | null | undefined, place: Origin) => Value,
): Value {
  return callable(origin, ([subject], place) => {
    if (subject?.kind !== 'literal')
      return opaque(whyOf(subject ?? literal(undefined, place), 'it is not a plain value'), place);
    return overspent(caller, costOf(subject), place) ?? convert(subject.value, place);
  });
}

function regexp([source, flags]: readonly Value[], origin: Origin): Value {
  const made = compiled(stringOf(source), flags === undefined ? '' : stringOf(flags));
  if (made !== undefined) return { kind: 'regexp', source: made.source, flags: made.flags, origin };
  return opaque(whyOf(source ?? literal(undefined, origin), 'it is not the source of a regular expression'), origin);
}

/** No expression that somebody wrote is longer, and making one takes its time. */
const longest = 10_000;

function compiled(source: string | undefined, flags: string | undefined): RegExp | undefined {
  if (source === undefined || flags === undefined || source.length > longest) return undefined;
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}

function isArray(subject: Value | undefined, origin: Origin): Value {
  if (subject?.kind === 'opaque') return opaque(subject.why, origin);
  return literal(subject?.kind === 'array', origin);
}
