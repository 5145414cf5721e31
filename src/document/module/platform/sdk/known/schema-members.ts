/** Members of schemas, as facts; read like those in `names.ts`. */

/** Members that every schema has. */
export const ofEverySchema = `
  and array brand catch clone default dereference describe description disabled displayAs downstream
  getMetadata getReferences hidden isEqual isNullable isOptional mandatory metadata naked nullable nullish
  optional or parse parseAsync pipe placeholder promise readonly refine refinement safeParse safeParseAsync
  setMetadata spa superRefine title toJSONSchema toJsonSchema toTypescript toTypescriptAsync
  toTypescriptSchema toTypescriptType transform typeName ui ~standard
`;

/**
 * Members that schemas of a kind have in addition to those of every schema, by the function of `z` or the method that creates
 * one.
 */
export const ofSchemas = {
  string: `
  base64 base64url cidr cuid cuid2 date datetime duration email emoji endsWith includes ip isBase64
  isBase64url isCIDR isCUID isCUID2 isDate isDatetime isDuration isEmail isEmoji isIP isNANOID isTime isULID
  isURL isUUID jwt length max maxLength min minLength nanoid nonempty regex secret startsWith time
  toLowerCase toTypescriptTypings toUpperCase trim ulid url uuid ~validate
`,
  number: `
  finite gt gte int isFinite isInt lt lte max maxValue min minValue multipleOf negative nonnegative
  nonpositive positive safe setLimit step toTypescriptTypings ~validate
`,
  bigint: `
  gt gte lt lte max maxValue min minValue multipleOf negative nonnegative nonpositive positive setLimit
  toTypescriptTypings ~validate
`,
  boolean: `
  toTypescriptTypings ~validate
`,
  date: `
  max maxDate min minDate toTypescriptTypings ~validate
`,
  array: `
  element length max min nonempty toTypescriptTypings ~validate
`,
  set: `
  max min nonempty size toTypescriptTypings ~validate
`,
  map: `
  keySchema toTypescriptTypings valueSchema ~validate
`,
  tuple: `
  items rest toTypescriptTypings ~validate
`,
  object: `
  additionalProperties augment catchall deepPartial extend keyof merge nonstrict omit partial passthrough
  pick required setKey shape strict strip toTypescriptTypings ~validate
`,
  record: `
  element keySchema toTypescriptTypings valueSchema ~validate
`,
  union: `
  options toTypescriptTypings ~validate
`,
  discriminatedUnion: `
  discriminator options optionsMap toTypescriptTypings ~validate
`,
  intersection: `
  toTypescriptTypings ~validate
`,
  literal: `
  toTypescriptTypings value ~validate
`,
  enum: `
  Enum enum exclude extract options toTypescriptTypings Values ~validate
`,
  nativeEnum: `
  enum toTypescriptTypings ~validate
`,
  optional: `
  toTypescriptTypings unwrap ~validate
`,
  nullable: `
  toTypescriptTypings unwrap ~validate
`,
  default: `
  removeDefault toTypescriptTypings unwrap ~validate
`,
  catch: `
  removeCatch toTypescriptTypings ~validate
`,
  effects: `
  innerType sourceType toTypescriptTypings ~validate
`,
  lazy: `
  schema toTypescriptTypings ~validate
`,
  promise: `
  toTypescriptTypings unwrap ~validate
`,
  function: `
  args implement parameters returns returnType strictImplement toTypescriptTypings validate ~validate
`,
  branded: `
  toTypescriptTypings unwrap ~validate
`,
  readonly: `
  toTypescriptTypings unwrap ~validate
`,
  pipeline: `
  toTypescriptTypings ~validate
`,
  any: `
  toTypescriptTypings ~validate
`,
  unknown: `
  toTypescriptTypings ~validate
`,
  never: `
  toTypescriptTypings ~validate
`,
  void: `
  toTypescriptTypings ~validate
`,
  null: `
  toTypescriptTypings ~validate
`,
  undefined: `
  toTypescriptTypings ~validate
`,
  nan: `
  toTypescriptTypings ~validate
`,
  symbol: `
  toTypescriptTypings ~validate
`,
} as const satisfies Readonly<Record<string, string>>;
