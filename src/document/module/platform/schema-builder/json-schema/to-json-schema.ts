import { opaque } from '../../../value/make.ts';
import type { Value } from '../../../value/value.ts';
import { causeIn } from '../cause.ts';
import type { SchemaHost } from '../schema.ts';
import { convert } from './current/convert.ts';
import { convertLegacy } from './legacy/convert-legacy.ts';
import { type ConversionOptions, settingsOf } from './options.ts';
import { resolveReferences } from './references.ts';
import { withUi } from './ui.ts';

export type { ConversionOptions } from './options.ts';

/**
 * Returns the JSON Schema that the platform's CLI would send. Keys and values keep the positions where the author wrote them.
 */
export function toJsonSchema(schema: Value, host: SchemaHost, options: ConversionOptions = {}): Value {
  const settings = settingsOf(options, host);
  if (settings === undefined) {
    return opaque(causeIn(options.toJSONSchemaOptions) ?? 'how schemas are converted is not known', schema.origin);
  }
  const converted = (options.legacy ? convertLegacy : convert)(schema, host, settings);
  return withUi(resolveReferences(converted, host), options.ui);
}
