import { literal, structure } from '../../../../value/make.ts';
import type { Value } from '../../../../value/value.ts';
import { holds } from '../../../sdk/version/facts-by-version.ts';
import type { SchemaHost } from '../../schema.ts';
import { isOpaque } from '../draft.ts';
import type { Settings } from '../options.ts';
import * as compounds from './compounds.ts';
import { conversionBy, empty, type LegacyConverters } from './conversion.ts';
import { withEarlyUi } from './early-ui.ts';
import * as objects from './objects.ts';
import * as unions from './unions.ts';
import * as values from './values.ts';
import * as wrappers from './wrappers.ts';

const converters: LegacyConverters = {
  string: values.string,
  number: values.number,
  bigint: values.bigint,
  boolean: values.boolean,
  date: values.date,
  null: values.nullSchema,
  any: values.anything,
  unknown: values.anything,
  undefined: values.impossible,
  never: values.impossible,
  nan: values.impossible,
  void: values.unsent,
  symbol: values.unsent,
  function: values.unsent,
  literal: values.constant,
  enum: values.enumeration,
  nativeEnum: values.nativeEnumeration,
  ref: values.reference,
  object: objects.object,
  record: objects.record,
  array: compounds.array,
  set: compounds.set,
  map: compounds.map,
  tuple: compounds.tuple,
  intersection: compounds.intersection,
  pipeline: compounds.pipeline,
  union: unions.union,
  discriminatedUnion: unions.alternatives,
  optional: wrappers.optional,
  nullable: wrappers.nullable,
  default: wrappers.withDefault,
  catch: wrappers.inner,
  branded: wrappers.inner,
  readonly: wrappers.inner,
  upstream: wrappers.inner,
  downstream: wrappers.inner,
  promise: wrappers.inner,
  lazy: wrappers.inner,
};

/** Converts a schema like the SDK's `toJSONSchemaLegacy`. */
export function convertLegacy(schema: Value, host: SchemaHost, settings: Settings): Value {
  const draft = conversionBy(converters, host, settings).draftOf(schema) ?? empty;
  if (isOpaque(draft)) return draft;
  const { origin } = schema;
  const dialect = literal('http://json-schema.org/draft-07/schema#', origin);
  const whole = structure(new Map(draft.entries).set('$schema', { key: origin, value: dialect }), origin, draft.rest);
  return holds('ui-everywhere', host.sdk) ? whole : withEarlyUi(whole, schema, host);
}
