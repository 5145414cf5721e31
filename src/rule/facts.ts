import type { Path } from '../data/path.ts';
import type { JsonSchema } from './nodes.ts';

/**
 * What a rule may ask to know of the world beyond the manifest. The host fills it in before the rules run, and only
 * where an enabled rule needs it. What is not there is not known: a rule says nothing then.
 */
export interface Facts {
  readonly schemas?: SchemaFacts;
  readonly patterns?: PatternFacts;
  readonly scripts?: ScriptFacts;
  readonly assets?: AssetFacts;
}

export type FactName = keyof Facts;

/** What a validator of JSON Schema says. Nothing is ever fetched. */
export interface SchemaFacts {
  /** Why a schema means nothing by its draft. Empty where it compiles, and where that cannot be told. */
  faults(schema: JsonSchema): readonly SchemaFault[];
  /** Why a value does not meet the part of the schema at the path. Undefined where it does, and where that cannot be told. */
  violation(schema: JsonSchema, part: Path, value: unknown): Violation | undefined;
}

export interface SchemaFault {
  /** From the schema's root down. */
  readonly path: Path;
  /** What is wrong, as the rest of a sentence: "`minLength` is `-1`; expected …". */
  readonly fact: string;
  /** What the value there was probably meant to be. */
  readonly meant?: string;
  /** Of what is ignored, or cannot be checked, and need not be wrong. */
  readonly ceiling?: 'warn' | 'info';
}

export interface Violation {
  /** From the value down. */
  readonly path: Path;
  /** What it must be: "must be string". */
  readonly demand: string;
}

/** What an analysis of regular expressions says. It runs none. */
export interface PatternFacts {
  /** The part of a valid expression that takes exponential time on some texts: UTF-16 units, end exclusive. */
  exponentialPart(pattern: string): readonly [start: number, end: number] | undefined;
  /** Whether that could not be told: the expression is too long, or takes too much time to analyse. */
  isUnclear(pattern: string): boolean;
}

/** What the VRL compiler says. */
export interface ScriptFacts {
  /** Undefined where the script was not compiled. */
  check(script: string): ScriptCheck | undefined;
}

export interface ScriptCheck {
  readonly diagnostics: readonly ScriptDiagnostic[];
  /** Why the compiler did not come to an end: "it takes more than 2 seconds". */
  readonly unfinished?: string;
}

export interface ScriptDiagnostic {
  readonly severity: 'error' | 'warn';
  /** The compiler's number for this kind of problem. */
  readonly code: number;
  readonly message: string;
  /** What the compiler adds: hints, what it expected. */
  readonly notes: readonly string[];
  /** In the script: UTF-16 units, end exclusive. */
  readonly span: readonly [start: number, end: number];
  /** How many more errors follow from this one, and are not told: the same name again, or what it left undefined. */
  readonly followers?: number;
}

/** What the `icon` and `readme` of a definition hold. */
export interface AssetFacts {
  /** The content that a value encodes in base64, or that stands in the file it names; undefined where it is neither. */
  read(value: string): Asset | undefined;
  /** Whether one of the files that are usually named, `icon.svg` or `hub.md`, is in the integration's folder. */
  isThere?(name: UsualAsset): boolean;
}

/** What the platform's tool calls them in a new integration. */
export type UsualAsset = 'icon.svg' | 'hub.md';

export type Asset =
  | { readonly bytes: Uint8Array }
  /** The value names a file, and there is none in the integration's folder, or none that can be read: then `why`, after "it". */
  | { readonly missing: true; readonly why?: string };
