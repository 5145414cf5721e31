/** `hublint/rule`: everything that a rule, built-in or from a plugin, imports from hublint. */

export type { Form } from '../../schemas/integration.ts';
export { limits } from '../../schemas/limits.ts';
export { closest } from '../data/closest.ts';
export { entriesOf, ownOf } from '../data/objects.ts';
export type { Path } from '../data/path.ts';
export { partOf } from '../data/path.ts';
export type { Language, Patch, Target } from '../document/document.ts';
export { assetIn, type Misgiven, textOf } from './asset.ts';
export type {
  AssetComparison,
  AssetName,
  Bump,
  Change,
  Comparators,
  Comparison,
  Reliant,
  SchemaComparison,
  SchemaDifference,
  ScriptAddresses,
  Unread,
  Witness,
} from './compare.ts';
export { clipped, excerpt } from './excerpt.ts';
export type {
  Asset,
  AssetFacts,
  FactName,
  Facts,
  PatternFacts,
  SchemaFacts,
  SchemaFault,
  ScriptCheck,
  ScriptDiagnostic,
  ScriptFacts,
  UsualAsset,
  Violation,
} from './facts.ts';
export { fieldTextPlaces } from './field-text.ts';
export { isSameIntegration } from './integration-name.ts';
export type { Known } from './known.ts';
export type { JsonSchema, Manifest, Nodes, Noun, Owner, OwnerKind, SchemaOwner } from './nodes.ts';
export {
  type OptionSchema,
  type OptionsIssue,
  type OptionsModel,
  type OptionsSchema,
  type OptionsVerdict,
  optionGroup,
} from './options.ts';
export type { At, Steps } from './place.ts';
export type { Plugin, Preset } from './plugin.ts';
export { nothing } from './problems.ts';
export {
  defineRule,
  type Fix,
  type PresetEntry,
  type Problem,
  type Rule,
  type RuleMeta,
  type Severity,
  type Visit,
  type Visitors,
} from './rule.ts';
export { annotations } from './schema/annotations.ts';
export { isSchema } from './schema/schemas-within.ts';
export { type Subschema, subschemasOf, subschemaVisitor } from './schema/subschemas.ts';
export { isSecretName } from './secret-name.ts';
export { type Text, textVisitors } from './texts.ts';
export { exactVersion, type VersionStep, versionStep } from './version.ts';
