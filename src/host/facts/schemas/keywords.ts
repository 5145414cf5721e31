import { onceEach } from '../../../data/once.ts';
import type { JsonSchemaDraft } from '../../../rule/schema/draft.ts';
import * as kinds from './kinds.ts';

const { count, dependencies, flag, items, list, names, number, positive, schema, schemaList, schemas, text, type } =
  kinds;

const common: Readonly<Record<string, kinds.KeywordKind>> = {
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

const since2019 = (): typeof common => ({
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
});

const ofDrafts: Readonly<Record<JsonSchemaDraft, () => typeof common>> = {
  'draft-07': () => ({ ...common, items, additionalItems: schema }),
  '2019-09': () => ({
    ...since2019(),
    items,
    additionalItems: schema,
    $recursiveRef: text,
    $recursiveAnchor: flag,
  }),
  '2020-12': () => ({
    ...since2019(),
    items: schema,
    prefixItems: schemaList,
    $dynamicRef: text,
    $dynamicAnchor: text,
  }),
};

/** Returns the kinds of values of a draft's keywords. Source: the drafts' meta-schemas. */
export const keywordsOf = onceEach(
  (draft: JsonSchemaDraft): ReadonlyMap<string, kinds.KeywordKind> => new Map(Object.entries(ofDrafts[draft]())),
);
