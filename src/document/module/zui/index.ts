import { opaque } from '../make.ts';
import type { Value } from '../value.ts';
import type { SchemaHost } from './host.ts';
import { convert } from './json-schema/current/index.ts';
import { convertLegacy } from './json-schema/legacy/index.ts';
import { type ConversionOptions, settingsOf } from './json-schema/options.ts';
import { resolveReferences } from './json-schema/references.ts';
import { withUi } from './json-schema/ui.ts';

export { builderMember } from './builders/index.ts';
export type { SchemaHost } from './host.ts';
export type { ConversionOptions } from './json-schema/options.ts';
export { schemaMember } from './methods/index.ts';

/** The JSON Schema that the platform's CLI would send. */
export function toJsonSchema(schema: Value, host: SchemaHost, options: ConversionOptions = {}): Value {
  const settings = settingsOf(options);
  if (settings === undefined) return opaque('how schemas are converted is not known', schema.origin);
  const converted = (options.legacy ? convertLegacy : convert)(schema, host, settings);
  return withUi(resolveReferences(converted), options.ui);
}
