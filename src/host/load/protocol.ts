import type { Path } from '../../data/path.ts';
import type { FaultId } from '../../document/fault.ts';

/** A task for a child. Paths are absolute and real. */
export type ChildTask = BundleRequest | RunRequest;

/**
 * A request to a child, one line of JSON. The answer is a line that starts with the nonce and the number of the
 * request, followed by JSON; no other line is accepted as an answer.
 */
export type ChildRequest = ChildTask & { readonly nonce: string; readonly number: number };

/** Bundles a definition module and its imports into one script. None of it is run. */
export interface BundleRequest {
  readonly work: 'bundle';
  readonly path: string;
  /** The main file of the project's own esbuild. */
  readonly esbuild: string;
  /** Overlay texts that replace the files on disk, by path. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Runs a definition module, and returns what the platform's CLI would send. */
export interface RunRequest {
  readonly work: 'run';
  readonly path: string;
  readonly texts: Readonly<Record<string, string>>;
  /** Whether the SDK is from the time of the older schema converter. */
  readonly legacy: boolean;
  /** The `tsconfig.json` from which jiti takes path aliases. */
  readonly tsconfig?: string;
  /** The module as one script; if absent, jiti reads the module from disk. */
  readonly bundle?: Bundle;
}

export interface Bundle {
  readonly code: string;
  /** Its source map, in JSON. */
  readonly map: string;
}

/** Why a module cannot be run, or its result cannot be used. */
export interface Failure {
  readonly id: FaultId;
  /** One sentence, with advice on how to fix it. */
  readonly message: string;
  /** The path in the manifest that the failure is about. */
  readonly path?: Path;
  /** The position in the code, as far as it is known. */
  readonly place?: { readonly file: string; readonly line?: number; readonly specifier?: string };
}

/** The manifest of a module that was run. It still contains file names in place of the files' contents. */
export interface LoadedManifest {
  /** In JSON. */
  readonly manifest: string;
  /** Schemas that JSON cannot represent. */
  readonly unknowns: readonly { readonly path: Path; readonly why: string }[];
}

export type ChildAnswer = Bundle | LoadedManifest | { readonly failures: readonly Failure[] };
