import { opaque } from '../../../../value/make.ts';
import type { Value } from '../../../../value/value.ts';
import { withRest } from '../../fields.ts';
import { partOf, type SchemaHost } from '../../schema.ts';
import { isOpaque } from '../draft.ts';
import type { Settings } from '../options.ts';
import * as compounds from './compounds.ts';
import { type CurrentConvert, type CurrentConverters, conversionBy } from './conversion.ts';
import { refusal } from './refusal.ts';
import * as values from './values.ts';
import * as wrappers from './wrappers.ts';

/** Kinds that the platform's conversion throws at; `instead` is a supported alternative. */
const refused =
  (what: string, instead?: string): CurrentConvert =>
  (node, { host }) =>
    opaque(refusal(host, what, ('key' in node && node.key) || node.origin, instead), node.origin);

/**
 * Kinds that the platform's conversion throws at, around a schema that is converted: its parts have mistakes of their own.
 * The title and the description may be the outer schema's.
 */
const refusedAround =
  (what: string): CurrentConvert =>
  (node, { host, draftOf }) => {
    const why = refusal(host, what, ('key' in node && node.key) || node.origin);
    const draft = draftOf(partOf(node, 'inner'));
    if (isOpaque(draft)) return draft;
    const entries = new Map(draft.entries);
    entries.delete('description');
    entries.delete('x-zui');
    return withRest(entries, why);
  };

const converters: CurrentConverters = {
  string: values.string,
  number: values.number,
  boolean: values.boolean,
  any: values.any,
  unknown: values.unknown,
  never: values.never,
  null: values.nullSchema,
  undefined: values.undefinedSchema,
  literal: values.constant,
  enum: values.enumeration,
  ref: values.reference,
  object: compounds.object,
  array: compounds.array,
  set: compounds.set,
  tuple: compounds.tuple,
  record: compounds.record,
  union: compounds.union,
  discriminatedUnion: compounds.discriminatedUnion,
  intersection: compounds.intersection,
  optional: wrappers.optional,
  nullable: wrappers.nullable,
  default: wrappers.withDefault,
  readonly: wrappers.readonly,
  bigint: refused('`z.bigint()`', '`z.string()`'),
  date: refused('`z.date()`', '`z.string().datetime()`'),
  nan: refused('`z.nan()`'),
  void: refused('`z.void()`'),
  symbol: refused('`z.symbol()`'),
  map: refused('`z.map()`', '`z.record(…)`'),
  nativeEnum: refused('`z.nativeEnum()`', '`z.enum([…])`'),
  function: refused('`z.function()`'),
  lazy: refused('`z.lazy()`'),
  promise: refused('`z.promise()`'),
  catch: refusedAround('`.catch()`'),
  branded: refusedAround('`.brand()`'),
  pipeline: refused('`.pipe()`'),
  upstream: refusedAround('`z.preprocess()`'),
  downstream: refusedAround('functions such as those of `.transform()` and `.refine()`'),
};

/** Converts a schema like the SDK's `toJSONSchema`. */
export const convert = (schema: Value, host: SchemaHost, settings: Settings): Value =>
  conversionBy(converters, host, settings).of(schema);
