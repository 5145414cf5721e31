import type { Path } from '../data/path.ts';
import type { JsonSchema } from './nodes.ts';

/**
 * What a rule can learn about the world beyond the manifest. The host fills it in before the rules run, and only those parts
 * that an enabled rule lists in `needs`. If a part is absent, it is not known, and a rule must report nothing that depends on
 * it.
 */
export interface Facts {
  readonly schemas?: SchemaFacts;
  readonly patterns?: PatternFacts;
  readonly scripts?: ScriptFacts;
  readonly assets?: AssetFacts;
}

/** The name of a part of `Facts`. */
export type FactName = keyof Facts;

/** The results of a JSON Schema validator. It never fetches anything. */
export interface SchemaFacts {
  /**
   * Returns the ways in which a schema is invalid according to its draft. Empty if it compiles or if this cannot be decided.
   */
  faults(schema: JsonSchema): readonly SchemaFault[];
  /**
   * Returns why a value is invalid against the part of `schema` at the path `part`. Undefined if it is valid or if this
   * cannot be decided.
   */
  violation(schema: JsonSchema, part: Path, value: unknown): Violation | undefined;
}

/** One way in which a schema is invalid. */
export interface SchemaFault {
  /** Path from the root of the schema. */
  readonly path: Path;
  /** What is wrong, as the continuation of a sentence: "`minLength` is `-1`; expected …". */
  readonly fact: string;
  /** The value that was probably intended. */
  readonly meant?: string;
  /**
   * The highest severity to report it with. Set for keywords that are ignored or cannot be checked, which need not be
   * mistakes.
   */
  readonly ceiling?: 'warn' | 'info';
}

/** One way in which a value is invalid against a schema. */
export interface Violation {
  /** Path from the root of the value. */
  readonly path: Path;
  /** The violated requirement: "must be string". */
  readonly demand: string;
}

/** The results of a static analysis of regular expressions. No expression is executed. */
export interface PatternFacts {
  /**
   * Returns the part of a valid expression that causes exponential backtracking on some strings: UTF-16 units, end exclusive.
   */
  exponentialPart(pattern: string): readonly [start: number, end: number] | undefined;
  /** Whether the analysis was inconclusive: the expression is too long or takes too long to analyse. */
  isUnclear(pattern: string): boolean;
}

/** The results of the VRL compiler. */
export interface ScriptFacts {
  /** Compiles a script; undefined if the script was not compiled. */
  check(script: string): ScriptCheck | undefined;
}

/** The result of compiling one script. */
export interface ScriptCheck {
  readonly diagnostics: readonly ScriptDiagnostic[];
  /** Why the compiler did not finish: "it takes more than 2 seconds". */
  readonly unfinished?: string;
}

/** One error or warning of the VRL compiler. */
export interface ScriptDiagnostic {
  readonly severity: 'error' | 'warn';
  /** The number that the compiler gives to this type of problem. */
  readonly code: number;
  readonly message: string;
  /** Additional lines from the compiler: hints, expected tokens. */
  readonly notes: readonly string[];
  /** Range in the script: UTF-16 units, end exclusive. */
  readonly span: readonly [start: number, end: number];
  /**
   * How many further errors follow from this one and are left out: uses of the same name, or of a variable that this error
   * left undefined.
   */
  readonly followers?: number;
}

/** The contents of a definition's `icon` and `readme`. */
export interface AssetFacts {
  /**
   * Returns the content that a value encodes as Base64, or the content of the file that it names; undefined if it is neither.
   */
  read(value: string): Asset | undefined;
  /** Whether the integration's folder contains a file with one of the conventional names, `icon.svg` or `hub.md`. */
  isThere?(name: UsualAsset): boolean;
}

/** The file names that the platform's CLI uses in a new integration. */
export type UsualAsset = 'icon.svg' | 'hub.md';

/** The result of reading an asset: its content, or the fact that its file is missing. */
export type Asset =
  | { readonly bytes: Uint8Array }
  /**
   * The value names a file that does not exist in the integration's folder, or that cannot be read; in the second case `why`
   * gives the reason, as a clause after "it".
   */
  | { readonly missing: true; readonly why?: string };
