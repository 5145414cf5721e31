import { costOf, tooManySteps } from '../../value/cost.ts';
import { isUndefined, list, literal, opaque, whyOf } from '../../value/make.ts';
import type { Literal, Value } from '../../value/value.ts';
import { causeIn } from './cause.ts';
import { all, type KnownBoolean, lengthPasses, numberPasses, some, stringPasses } from './checks.ts';
import { coerced } from './coerced.ts';
import { enumerators } from './enumerators.ts';
import {
  checksOf,
  costOfSettings,
  defaultOf,
  givenOf,
  itemsOf,
  nodeOf,
  partOf,
  partsOf,
  type SchemaHost,
  type SchemaKind,
  type SchemaNode,
} from './schema.ts';
import { notASchema } from './unexpected.ts';

interface Run {
  readonly host: SchemaHost;
  /** The number of schemas that may still be visited: schemas may be nested recursively. */
  left: number;
  /** The first reason why something was not known. */
  why: string | undefined;
}

/** Whether a schema would parse a value; if that is unknown, `why` is the reason. */
export interface Judgement {
  readonly answer: KnownBoolean;
  readonly why: string | undefined;
}

type Judge = (node: SchemaNode, value: Value, run: Run) => KnownBoolean;

/**
 * Returns whether the schema would parse the value. To find out whether a property is required, the platform parses
 * `undefined`, which also applies defaults.
 */
export function accepts(schema: Value, value: Value, host: SchemaHost): Judgement {
  const run: Run = { host, left: 1_000, why: undefined };
  const answer = judge(schema, value, run);
  return { answer, why: answer === undefined ? run.why : undefined };
}

function judge(schema: Value, value: Value, run: Run): KnownBoolean {
  const node = nodeOf(schema);
  run.left -= 1;
  const cost = 1 + costOf(value) + (node === undefined ? 0 : costOfSettings(node) * (1 + costOf(value)));
  if (!run.host.spend(cost)) {
    run.why ??= tooManySteps;
    return undefined;
  }
  run.why ??= node === undefined ? (causeIn(schema) ?? whyOf(schema, notASchema)) : partsOf(node).rest;
  if (node === undefined || run.left < 0) return undefined;
  return judges[node.kind](node, value, run);
}

const isData = ({ kind }: Value) => kind === 'literal' || kind === 'array' || kind === 'object';

const yes: Judge = () => true;
const no: Judge = () => false;
const unclear: Judge = () => undefined;

/** For types that JSON data never has, such as a map. */
const never: Judge = (_, value) => (isData(value) ? false : undefined);

/** For schemas of primitives. */
const single =
  (test: (value: Literal['value'], node: SchemaNode) => KnownBoolean): Judge =>
  (node, given) => {
    const value = coerced(node, given);
    return value.kind === 'literal' ? test(value.value, node) : isData(value) ? false : undefined;
  };

const inner: Judge = (node, value, run) => judge(partOf(node, 'inner'), value, run);

/** Accepts one more value than the inner schema. */
const besides =
  (extra: (value: Value) => boolean): Judge =>
  (node, value, run) =>
    extra(value) || inner(node, value, run);

/** The result of the author's function is unknown, but a value that the inner schema refuses never reaches it. */
const unlessRefused =
  (role: string): Judge =>
  (node, value, run) =>
    judge(partOf(node, role), value, run) === false ? false : undefined;

const oneOf =
  (values: (given: Value) => Value): Judge =>
  (node, value, run) => {
    // `z.enum()` accepts only strings, even if its list has other values.
    if (value.kind !== 'literal' || (node.kind === 'enum' && typeof value.value !== 'string'))
      return isData(value) ? false : undefined;
    const options = values(givenOf(node));
    run.why ??= causeIn(options);
    if (options.kind !== 'array') return undefined;
    const answers = options.items.map((item) => (item.kind === 'literal' ? item.value === value.value : undefined));
    return some([...answers, options.rest === undefined ? false : undefined]);
  };

const array: Judge = (node, value, run) => {
  if (value.kind !== 'array') return never(node, value, run);
  const length = value.rest === undefined ? lengthPasses(value.items.length, checksOf(node)) : undefined;
  return all([length, ...value.items.map((item) => judge(partOf(node, 'element'), item, run))]);
};

const tuple: Judge = (node, value, run) => {
  if (value.kind !== 'array') return never(node, value, run);
  const items = itemsOf(node);
  const { entries, rest } = partsOf(node);
  if (rest !== undefined || value.rest !== undefined) return undefined;
  if (value.items.length < items.length || (value.items.length > items.length && !entries.has('rest'))) return false;
  return all(value.items.map((item, index) => judge(items[index] ?? partOf(node, 'rest'), item, run)));
};

const object: Judge = (node, value, run) => {
  if (value.kind !== 'object') return never(node, value, run);
  const { entries, rest } = partsOf(node);
  if (rest !== undefined || value.rest !== undefined || !('unknownKeys' in node)) return undefined;
  const missing = (name: string) =>
    name in Object.prototype ? opaque('every object inherits this', value.origin) : literal(undefined, value.origin);
  const named = [...entries].map(([name, part]) =>
    judge(part.value, value.entries.get(name)?.value ?? missing(name), run),
  );
  const surplus = [...value.entries].filter(([name]) => !entries.has(name));
  if (node.unknownKeys === 'strip' || node.unknownKeys === 'passthrough') return all(named);
  if (node.unknownKeys === 'strict') return surplus.length > 0 ? false : all(named);
  const others = node.unknownKeys;
  return all([...named, ...surplus.map(([, entry]) => judge(others, entry.value, run))]);
};

const record: Judge = (node, value, run) => {
  if (value.kind !== 'object') return never(node, value, run);
  const pairs = [...value.entries].map(([name, entry]) =>
    all([judge(partOf(node, 'key'), literal(name, value.origin), run), judge(partOf(node, 'value'), entry.value, run)]),
  );
  return all([value.rest === undefined ? true : undefined, ...pairs]);
};

const union: Judge = (node, value, run) =>
  some([...itemsOf(node).map((item) => judge(item, value, run)), partsOf(node).rest === undefined ? false : undefined]);

/** Both sides must accept the value; whether their results can be merged is not known. */
const intersection: Judge = (node, value, run) =>
  all(['left', 'right'].map((side) => judge(partOf(node, side), value, run))) === false ? false : undefined;

const fallback: Judge = (node, asked, run) => {
  if (!isUndefined(asked)) return asked.kind === 'opaque' ? undefined : inner(node, asked, run);
  const value = defaultOf(node, run.host);
  run.why ??= causeIn(value);
  return inner(node, value, run);
};

const judges: Readonly<Record<SchemaKind, Judge>> = {
  any: yes,
  unknown: yes,
  catch: yes,
  never: no,
  ref: no,
  symbol: never,
  map: never,
  set: never,
  promise: never,
  function: never,
  void: single((value) => value === undefined),
  undefined: single((value) => value === undefined),
  null: single((value) => value === null),
  nan: single(Number.isNaN),
  boolean: single((value) => typeof value === 'boolean'),
  bigint: single(() => false),
  date: single(() => false),
  string: single((value, node) => typeof value === 'string' && stringPasses(value, checksOf(node))),
  number: single(
    (value, node) => typeof value === 'number' && !Number.isNaN(value) && numberPasses(value, checksOf(node)),
  ),
  literal: oneOf((given) => list([given], given.origin)),
  enum: oneOf((given) => given),
  nativeEnum: oneOf(enumerators),
  array,
  tuple,
  object,
  record,
  union,
  discriminatedUnion: (node, value, run) => (value.kind === 'object' ? undefined : never(node, value, run)),
  intersection,
  pipeline: unlessRefused('in'),
  downstream: unlessRefused('inner'),
  upstream: unclear,
  default: fallback,
  optional: besides(isUndefined),
  nullable: besides((value) => value.kind === 'literal' && value.value === null),
  branded: inner,
  readonly: inner,
  lazy: inner,
};
