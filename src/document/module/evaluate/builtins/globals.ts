import { ownOf } from '../../../../data/objects.ts';
import { costOfAll, overspent } from '../../value/cost.ts';
import { callable, literal, opaque, openNamespace, stringOf, truthOf, whyOf } from '../../value/make.ts';
import type { Caller, Namespace, Origin, Value } from '../../value/value.ts';
import type { Evaluator, Scope } from '../scope.ts';
import { arrayStatic } from './array-functions.ts';
import { objectStatic } from './object-functions.ts';
import { plainFunction, plainMembers } from './plain-functions.ts';
import { rawTag } from './template-tags.ts';

/** The value of a global; undefined if it is not known without running the code. */
export function globalValue(name: string, scope: Scope): Value | undefined {
  const origin = { file: scope.file, start: 0, end: 0 };
  return ownOf(globals, name)?.(origin, scope);
}

const globals: Readonly<Record<string, (origin: Origin, scope: Scope) => Value>> = {
  undefined: (origin) => literal(undefined, origin),
  NaN: (origin) => literal(Number.NaN, origin),
  Infinity: (origin) => literal(Number.POSITIVE_INFINITY, origin),
  Object: (origin, { evaluator }) => openNamespace(origin, (name, at) => objectStatic(name, at, evaluator)),
  Array: (origin, { evaluator }) => openNamespace(origin, (name, at) => arrayStatic(name, at, evaluator)),
  Math: (origin, { evaluator }) => openNamespace(origin, plainMembers('Math', Math, ofMath, evaluator)),
  String: (origin, { evaluator }) => ({
    ...plainFunction({ run: String, takes: 1 }, origin, evaluator),
    statics: openNamespace(origin, (name, at) => (name === 'raw' ? rawTag(at) : stringStatic(name, at, evaluator))),
  }),
  Number: (origin, { evaluator }) => ({
    ...plainFunction({ run: Number, takes: 1 }, origin, evaluator),
    statics: openNamespace(origin, plainMembers('Number', Number, ofNumber, evaluator)),
  }),
  parseInt: (origin, { evaluator }) => bare('parseInt', origin, evaluator),
  parseFloat: (origin, { evaluator }) => bare('parseFloat', origin, evaluator),
  isNaN: (origin, { evaluator }) => bare('isNaN', origin, evaluator),
  isFinite: (origin, { evaluator }) => bare('isFinite', origin, evaluator),
  Boolean: (origin) => ({ ...callable(origin, toBoolean), statics: unread(origin, 'Boolean') }),
  RegExp: (origin, { evaluator }) => {
    const make = (args: readonly Value[], place: Origin) =>
      overspent(evaluator, costOfAll(args), place) ?? regexp(args, place, evaluator);
    return { ...callable(origin, make), construct: make, statics: unread(origin, 'RegExp') };
  },
  require: (origin, { file, evaluator }) => {
    const load = ([specifier]: readonly Value[], place: Origin) => {
      const name = stringOf(specifier);
      return name === undefined
        ? opaque(whyOf(specifier ?? literal(undefined, place), 'the argument of `require` is not known'), place)
        : evaluator.evaluateImport(file, name, '=', place);
    };
    return { ...callable(origin, load), statics: unread(origin, 'require') };
  },
  process: (origin) =>
    openNamespace(origin, (name, place) =>
      name === 'env'
        ? openNamespace(place, (variable, at) =>
            opaque(`\`process.env.${variable}\` is set only when the definition is run`, at),
          )
        : opaque(`\`process.${name}\` is known only when the definition is run`, place),
    ),
};

/** The functions that are evaluated, each with the number of arguments that it uses. */
const ofMath = {
  abs: 1,
  ceil: 1,
  floor: 1,
  max: Infinity,
  min: Infinity,
  pow: 2,
  round: 1,
  sign: 1,
  sqrt: 1,
  trunc: 1,
};
const ofNumber = { isFinite: 1, isInteger: 1, isNaN: 1, isSafeInteger: 1, parseFloat: 1, parseInt: 2 };
const ofString = { fromCharCode: Infinity, fromCodePoint: Infinity };

const stringStatic = (name: string, at: Origin, evaluator: Evaluator): Value =>
  plainMembers('String', String, ofString, evaluator)(name, at);

const withoutOwner = { isFinite: 1, isNaN: 1, parseFloat: 1, parseInt: 2 };

const bare = (name: string, origin: Origin, evaluator: Evaluator): Value =>
  plainMembers('globalThis', globalThis, withoutOwner, evaluator)(name, origin);

const unread = (origin: Origin, title: string): Namespace =>
  openNamespace(origin, (name, place) => opaque(`\`${title}.${name}\` needs the code to be run`, place));

function toBoolean([subject]: readonly Value[], place: Origin): Value {
  const truth = subject === undefined ? false : truthOf(subject);
  return truth === undefined
    ? opaque(whyOf(subject ?? literal(undefined, place), 'a condition is not known'), place)
    : literal(truth, place);
}

function regexp([source, flags]: readonly Value[], origin: Origin, caller: Caller): Value {
  const [written, marks] = [stringOf(source), flags === undefined ? '' : stringOf(flags)];
  const compilation = compiled(written, marks);
  if (typeof compilation === 'object') {
    const pattern = { kind: 'regexp', source: compilation.source, flags: compilation.flags, origin } as const;
    return source?.kind === 'literal' && source.value === pattern.source ? { ...pattern, written: source } : pattern;
  }
  const why = 'it is not the source of a regular expression';
  // Each version of Node.js supports more of this syntax.
  if (compilation === 'refused' && !/\(\?|\\p|\\k/i.test(written ?? '') && !marks?.includes('v')) {
    const message = `\`${written}\` is no regular expression${marks ? ` with the flags \`${marks}\`` : ''}: \`RegExp\` throws an error.`;
    caller.report({ id: 'value-unexpected', message, why, at: origin });
  }
  return opaque(whyOf(source ?? literal(undefined, origin), why), origin);
}

/** No real regular expression is longer, and compiling one takes time. */
const longest = 10_000;

function compiled(source: string | undefined, flags: string | undefined): RegExp | 'refused' | undefined {
  if (source === undefined || flags === undefined || source.length > longest) return undefined;
  try {
    return new RegExp(source, flags);
  } catch {
    return 'refused';
  }
}
