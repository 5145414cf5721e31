/** The rule door: all that a rule, built-in or not, imports of hublint. */

export type { Form } from '../../schemas/integration.ts';
export { limits } from '../../schemas/limits.ts';
export { entriesOf, ownOf } from '../data/objects.ts';
export type { Path } from '../data/path.ts';
export { partOf } from '../data/path.ts';
export type { Patch, Target } from '../document/document.ts';
export { assetIn, textOf } from './asset.ts';
export { closest } from './closest.ts';
export { type Credential, credentialIn } from './credential.ts';
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
  Violation,
} from './facts.ts';
export { fieldTextPlaces } from './field-text.ts';
export type { Known } from './known.ts';
export type { JsonSchema, Manifest, Nodes, Noun, Owner, OwnerKind, SchemaOwner } from './nodes.ts';
export { takesObjectsOnly } from './objects-only.ts';
export type { OptionsModel } from './options.ts';
export { type PatternFault, patternFault } from './pattern.ts';
export type { At, Steps } from './place.ts';
export { isPrivateHost } from './private-host.ts';
export { missingSources } from './property-sources.ts';
export { badReferences } from './reference.ts';
export { defineRule, type Fix, type Problem, type Rule, type Severity, type Visit } from './rule.ts';
export { type Contradiction, contradictionIn } from './satisfiable/contradiction.ts';
export { isSecretName } from './secret-word.ts';
export { isSchema, type Subschema, subschemasOf } from './subschemas.ts';
export { pictureFormat, svgFlaws, svgRoot } from './svg.ts';
export { type Text, textVisitors } from './texts.ts';
export { exactVersion } from './version.ts';
