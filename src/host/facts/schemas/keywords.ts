import type { Draft } from './draft.ts';
import * as kinds from './kinds.ts';

const { count, dependencies, flag, items, list, names, number, positive, schema, schemaList, schemas, text, type } =
  kinds;

const common: Readonly<Record<string, kinds.Kind>> = {
  $id: text,
  $schema: text,
  $ref: text,
  $comment: text,
  title: text,
  description: text,
  readOnly: flag,
  examples: list,
  multipleOf: positive,
  maximum: number,
  exclusiveMaximum: number,
  minimum: number,
  exclusiveMinimum: number,
  maxLength: count,
  minLength: count,
  pattern: text,
  maxItems: count,
  minItems: count,
  uniqueItems: flag,
  contains: schema,
  maxProperties: count,
  minProperties: count,
  required: names,
  additionalProperties: schema,
  definitions: schemas,
  properties: schemas,
  patternProperties: schemas,
  dependencies,
  propertyNames: schema,
  enum: list,
  type,
  format: text,
  contentMediaType: text,
  contentEncoding: text,
  if: schema,
  // biome-ignore lint/suspicious/noThenProperty: the keyword is called so.
  then: schema,
  else: schema,
  allOf: schemaList,
  anyOf: schemaList,
  oneOf: schemaList,
  not: schema,
};

const since2019: typeof common = {
  ...common,
  $anchor: text,
  $defs: schemas,
  $vocabulary: kinds.flags,
  writeOnly: flag,
  deprecated: flag,
  dependentSchemas: schemas,
  dependentRequired: kinds.namesByName,
  unevaluatedItems: schema,
  unevaluatedProperties: schema,
  minContains: count,
  maxContains: count,
  contentSchema: schema,
};

const mapOf = (record: typeof common) => new Map(Object.entries(record));

/** What the keywords of each draft may hold. Source: the drafts' meta-schemas. */
export const keywords: Readonly<Record<Draft, ReadonlyMap<string, kinds.Kind>>> = {
  'draft-07': mapOf({ ...common, items, additionalItems: schema }),
  '2019-09': mapOf({ ...since2019, items, additionalItems: schema, $recursiveRef: text, $recursiveAnchor: flag }),
  '2020-12': mapOf({ ...since2019, items: schema, prefixItems: schemaList, $dynamicRef: text, $dynamicAnchor: text }),
};
