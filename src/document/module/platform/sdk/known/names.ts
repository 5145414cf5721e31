/**
 * What an author can name of the SDK, as facts: the union over its versions 0.0.11, 0.5.14, 0.6.9, 0.8.20, 0.8.34, 0.10.9,
 * 0.10.10, 0.10.17, 1.0.1, 1.6.3, 2.4.3, 3.1.0, 5.4.3 and 7.2.4. Values are the exports of the imported packages, types what
 * the compiler API of TypeScript 5 finds in their declarations (`getExportsOfModule`), members of schemas the properties of one
 * schema of each kind and of its prototypes. Before 0.8, `z` was Zod 3 itself.
 */

/** Values and types that `@botpress/sdk` exports. */
export const exported = `
  AckFunction ActionDefinition addIssueToContext AdditionalConfigurationDefinition AdditionalProperties agent
  aimodel any AnyZodObject AnyZodTuple array ArrayCardinality ArrayKeys arrayOutputType AsBaseType
  AssertArray AsyncParseReturnType baseObjectInputType baseObjectOutputType BaseType bigint boolean Bot
  BotActionDefinition BotConfigurationDefinition BotContext BotConversationDefinition BotDefinition
  BotDefinitionProps BotEventDefinition BotHandlers botIdHeader BotLogger BotMessageDefinition BotProps
  BotRecurringEventDefinition BotSpecificClient BotStateDefinition BotStateType BotTableDefinition
  BotTagDefinition BotUserDefinition botUserIdHeader BotWorkflowDefinition BoundaryFallbackComponent BRAND
  CatchallInput CatchallOutput CatchFn ChannelDefinition clients coerce ConfigurationDefinition
  configurationHeader configurationTypeHeader conversation createZodEnum cuid2Regex cuidRegex custom
  CustomErrorParams CustomParams datasource date datetimeRegex DefaultBot DefaultComponentDefinitions
  defaultComponentDefinitions defaultErrorMap DefaultIntegration DefaultPlugin DenormalizedError deoptional
  DIRTY discriminatedUnion Effect effect emailRegex EMPTY_PATH EntityDefinition enum EnumLike enumUtil
  EnumValues ErrorBoundary ErrorBoundaryProps ErrorMapCtx errors errorUtil event EventDefinition FilterEnum
  FormError FormValidation fromJsonSchema fromObject function GenericZuiSchema getErrorMap getParsedType
  Handler handlerErrorToHttpResponse Indices infer inferFlattenedErrors inferFormattedError
  InjectedBotHandlers InjectedPluginHandlers InnerTypeOfFunction input InputTypeOfTuple
  InputTypeOfTupleWithRest instanceof Integration IntegrationContext IntegrationDefinition
  IntegrationDefinitionProps integrationIdHeader IntegrationInstance IntegrationLogger IntegrationPackage
  IntegrationProps IntegrationSpecificClient intent InterfaceDeclaration InterfaceDeclarationProps
  InterfaceDefinition InterfaceDefinitionProps InterfacePackage interfaces intersection INVALID ipv4Regex
  ipv6Regex IpVersion isAborted isApiError isAsync isDirty isEmojiRegex IssueData isValid json JSONSchema
  JSONSchema7 JSONSchemaOfType jsonSchemaToZui KeySchema KindToDef knowledgebase late lazy literal makeIssue
  map Maskable mergeObjectSchemas mergeTypes MergeUIComponentDefinitions message MessageDefinition messages
  nan nativeEnum NEVER never noUnrecognized null nullable number OAUTH_IDENTIFIER_HEADER object
  objectInputType objectOutputType ObjectPair objectToZui objectUtil oboolean OfType OK onumber
  operationHeader optional ostring OuterTypeOfFunction output OutputTypeOfTuple OutputTypeOfTupleWithRest
  Package parseBody ParseContext ParseInput ParseInputLazyPath ParseParams ParsePath ParsePathComponent
  ParseResult ParseReturnType ParseStatus partialUtil PassthroughType pipeline Plugin PluginDefinition
  PluginDefinitionProps PluginHandlers PluginPackage PluginProps PluginRuntimeProps preprocess
  PreprocessEffect Primitive processCreateParams ProcessedCreateParams promise quotelessJson RawCreateParams
  readonly record RecordType ref Refinement RefinementCtx RefinementEffect Request Response RuntimeError
  SafeParseError SafeParseReturnType SafeParseSuccess Scalars Schema SecretDefinition serve set setErrorMap
  SomeZodObject StateDefinition strictObject string StringValidation studioComponentDefinitions
  SuperRefinement symbol SyncParseReturnType table tablerow TagDefinition templateLiteral TransformEffect
  transformer transforms tuple typecast typeHeader TypeOf TypescriptGenerationOptions typeToFlattenedError UI
  UIComponentDefinitions ulidRegex undefined union unknown UnknownKeysInputType UnknownKeysOutputType
  UnknownKeysParam UntitledDeclarationError user UserDefinition util uuidRegex Values variable version void
  webhookIdHeader WELL_KNOWN_ATTRIBUTES withErrorBoundary Writeable z ZodAny ZodAnyDef ZodArray ZodArrayDef
  ZodBigInt ZodBigIntCheck ZodBigIntDef ZodBoolean ZodBooleanDef ZodBranded ZodBrandedDef ZodCatch
  ZodCatchDef ZodCustomIssue ZodDate ZodDateCheck ZodDateDef ZodDef ZodDefault ZodDefaultDef
  ZodDiscriminatedUnion ZodDiscriminatedUnionDef ZodDiscriminatedUnionOption ZodEffects ZodEffectsDef ZodEnum
  ZodEnumDef ZodError ZodErrorMap ZodFirstPartySchemaTypes ZodFirstPartyTypeKind ZodFormattedError
  ZodFunction ZodFunctionDef ZodIntersection ZodIntersectionDef ZodInvalidArgumentsIssue ZodInvalidDateIssue
  ZodInvalidEnumValueIssue ZodInvalidIntersectionTypesIssue ZodInvalidLiteralIssue ZodInvalidReturnTypeIssue
  ZodInvalidStringIssue ZodInvalidTypeIssue ZodInvalidUnionDiscriminatorIssue ZodInvalidUnionIssue ZodIssue
  ZodIssueBase ZodIssueCode ZodIssueOptionalMessage ZodLazy ZodLazyDef ZodLiteral ZodLiteralDef ZodMap
  ZodMapDef ZodNaN ZodNaNDef ZodNativeEnum ZodNativeEnumDef ZodNever ZodNeverDef ZodNonEmptyArray
  ZodNotFiniteIssue ZodNotMultipleOfIssue ZodNull ZodNullable ZodNullableDef ZodNullableType ZodNullDef
  ZodNumber ZodNumberCheck ZodNumberDef ZodObject ZodObjectDef ZodOptional ZodOptionalDef ZodOptionalType
  ZodParsedType ZodPipeline ZodPipelineDef ZodPromise ZodPromiseDef ZodRawShape ZodReadonly ZodReadonlyDef
  ZodRecord ZodRecordDef ZodRef ZodRefDef ZodSchema ZodSet ZodSetDef ZodString ZodStringCheck ZodStringDef
  ZodSymbol ZodSymbolDef ZodTemplateLiteral ZodTemplateLiteralDef ZodTemplateLiteralUnsupportedCheckError
  ZodTemplateLiteralUnsupportedTypeError ZodTooBigIssue ZodTooSmallIssue ZodTransformer ZodTuple ZodTupleDef
  ZodTupleItems ZodType ZodTypeAny ZodTypeDef ZodUndefined ZodUndefinedDef ZodUnion ZodUnionDef
  ZodUnionOptions ZodUnknown ZodUnknownDef ZodUnrecognizedKeysIssue ZodUnresolvedReferenceIssue ZodVoid
  ZodVoidDef ZuiComponentMap ZuiForm ZuiFormProps ZuiObjectOrRefSchema ZuiObjectSchema ZuiReactComponent
  ZuiReactComponentProps zuiToJsonSchema
`;

/** Values of `z`: functions, constants, classes. */
export const builder = `
  addIssueToContext agent aimodel any array bigint boolean BRAND branded catch coerce conversation
  createZodEnum cuid2Regex cuidRegex custom datasource date datetimeRegex defaultErrorMap DIRTY
  discriminatedUnion downstream effect emailRegex EMPTY_PATH enum ERR errorUtil event fromJsonSchema
  fromObject function getErrorMap getParsedType instanceof intent intersection INVALID ipv4Regex ipv6Regex is
  isAborted isAsync isDirty isEmojiRegex isValid jsonSchemaToZui knowledgebase late lazy literal makeIssue
  map message nan nativeEnum NEVER never null nullable number object objectToZui objectUtil oboolean OK
  onumber optional ostring ParseInputLazyPath ParseStatus pipeline preprocess processCreateParams promise
  quotelessJson readonly record ref Schema set setErrorMap strictObject string symbol table tablerow
  templateLiteral transformer transforms tuple ulidRegex undefined union unknown upstream user util uuidRegex
  variable void ZodAny ZodArray ZodBigInt ZodBoolean ZodBranded ZodCatch ZodDate ZodDefault
  ZodDiscriminatedUnion ZodEffects ZodEnum ZodError ZodFirstPartyTypeKind ZodFunction ZodIntersection
  ZodIssueCode ZodLazy ZodLiteral ZodMap ZodNaN ZodNativeEnum ZodNever ZodNull ZodNullable ZodNumber
  ZodObject ZodOptional ZodParsedType ZodPipeline ZodPromise ZodReadonly ZodRecord ZodRef ZodSchema ZodSet
  ZodString ZodSymbol ZodTemplateLiteral ZodTemplateLiteralUnsupportedCheckError
  ZodTemplateLiteralUnsupportedTypeError ZodTransformer ZodTuple ZodType ZodUndefined ZodUnion ZodUnknown
  ZodVoid zuiKey zuiToJsonSchema
`;

/** Types of `z`, such as `z.infer`. */
export const builderTypes = `
  AdditionalProperties AnyZodObject AnyZodTuple ArrayCardinality ArrayKeys arrayOutputType AssertArray
  AsyncParseReturnType baseObjectInputType baseObjectOutputType BRAND CatchallInput CatchallOutput CatchFn
  CustomErrorParams CustomParams DenormalizedError deoptional DirtyEffectReturnType Effect EffectContext
  EffectIssue EffectReturnType EnumLike EnumValues EnumValuesMap ErrorMapCtx FilterEnum GenericZuiSchema
  Indices infer inferFlattenedErrors inferFormattedError InnerTypeOfFunction input InputTypeOfTuple
  InputTypeOfTupleWithRest InvalidEffectReturnType IpVersion IssueData KeySchema KindToDef Maskable
  mergeTypes noUnrecognized objectInputType objectOutputType ObjectPair OfType OuterTypeOfFunction output
  OutputTypeOfTuple OutputTypeOfTupleWithRest ParseContext ParseInput ParseParams ParsePath
  ParsePathComponent ParseResult ParseReturnType PassthroughType PreprocessEffect Primitive
  ProcessedCreateParams RawCreateParams RecordType Refinement RefinementCtx RefinementEffect SafeParseError
  SafeParseReturnType SafeParseSuccess Scalars Schema SomeZodObject StringValidation SuperRefinement
  SyncParseReturnType TransformEffect typecast TypeOf typeToFlattenedError UIComponentDefinitions
  UnknownKeysInputType UnknownKeysOutputType UnknownKeysParam ValidEffectReturnType Values Writeable ZodAny
  ZodAnyDef ZodArray ZodArrayDef ZodBigInt ZodBigIntCheck ZodBigIntDef ZodBoolean ZodBooleanDef ZodBranded
  ZodBrandedDef ZodCatch ZodCatchDef ZodCustomIssue ZodDate ZodDateCheck ZodDateDef ZodDef ZodDefault
  ZodDefaultDef ZodDiscriminatedUnion ZodDiscriminatedUnionDef ZodDiscriminatedUnionOption ZodEffects
  ZodEffectsDef ZodEnum ZodEnumDef ZodError ZodErrorMap ZodFirstPartySchemaTypes ZodFormattedError
  ZodFunction ZodFunctionDef ZodIntersection ZodIntersectionDef ZodInvalidArgumentsIssue ZodInvalidDateIssue
  ZodInvalidEnumValueIssue ZodInvalidIntersectionTypesIssue ZodInvalidLiteralIssue ZodInvalidReturnTypeIssue
  ZodInvalidStringIssue ZodInvalidTypeIssue ZodInvalidUnionDiscriminatorIssue ZodInvalidUnionIssue ZodIssue
  ZodIssueBase ZodIssueCode ZodIssueOptionalMessage ZodLazy ZodLazyDef ZodLiteral ZodLiteralDef ZodMap
  ZodMapDef ZodNaN ZodNaNDef ZodNativeEnum ZodNativeEnumDef ZodNativeType ZodNativeTypeDef ZodNativeTypeName
  ZodNever ZodNeverDef ZodNonEmptyArray ZodNotFiniteIssue ZodNotMultipleOfIssue ZodNull ZodNullable
  ZodNullableDef ZodNullableType ZodNullDef ZodNumber ZodNumberCheck ZodNumberDef ZodObject ZodObjectDef
  ZodOptional ZodOptionalDef ZodOptionalType ZodParsedType ZodPipeline ZodPipelineDef ZodPromise
  ZodPromiseDef ZodRawShape ZodReadonly ZodReadonlyDef ZodRecord ZodRecordDef ZodRef ZodRefDef ZodSchema
  ZodSet ZodSetDef ZodString ZodStringCheck ZodStringDef ZodSymbol ZodSymbolDef ZodTemplateLiteralDef
  ZodTooBigIssue ZodTooSmallIssue ZodTuple ZodTupleDef ZodTupleItems ZodType ZodTypeAny ZodTypeDef
  ZodUndefined ZodUndefinedDef ZodUnion ZodUnionDef ZodUnionOptions ZodUnknown ZodUnknownDef
  ZodUnrecognizedKeysIssue ZodUnresolvedReferenceIssue ZodVoid ZodVoidDef ZuiExtensionObject ZuiMetadata
  ZuiObjectOrRefSchema ZuiObjectSchema
`;

/** Members of `sdk.messages`. */
export const messages = `
  defaults markdown markdownBloc
`;

/** Members of `sdk.messages.defaults`. */
export const defaults = `
  audio bloc card carousel choice dropdown file image location markdown text video
`;
