import type { Path } from '../../data/path.ts';
import type { FaultId } from '../../document/fault.ts';

/** What a child can do. Paths are absolute, wherever links lead. */
export type ChildTask = BundleRequest | RunRequest;

/**
 * What is asked of a child, a line of JSON each. The answer is a line that begins with the nonce and the number of the
 * question, and goes on with JSON: nothing else speaks for the child.
 */
export type ChildRequest = ChildTask & { readonly nonce: string; readonly number: number };

/** Make one script of a definition module and the files that it imports. Nothing of them is run. */
export interface BundleRequest {
  readonly work: 'bundle';
  readonly path: string;
  /** The main file of the project's own esbuild. */
  readonly esbuild: string;
  /** Texts that stand in for those on disk, by path. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Run a definition module, and say what the platform's CLI would send. */
export interface RunRequest {
  readonly work: 'run';
  readonly path: string;
  readonly texts: Readonly<Record<string, string>>;
  /** Whether the SDK is of the time of the older converter of schemas. */
  readonly legacy: boolean;
  /** The `tsconfig.json` that jiti takes aliases from. */
  readonly tsconfig?: string;
  /** The module as one script; without it, jiti reads the module from disk. */
  readonly bundle?: Bundle;
}

export interface Bundle {
  readonly code: string;
  /** Its source map, in JSON. */
  readonly map: string;
}

/** Why a module cannot be run, or what it says cannot be used. */
export interface Failure {
  readonly id: FaultId;
  /** One sentence, with what to do about it. */
  readonly message: string;
  /** The part of the manifest that it is about. */
  readonly path?: Path;
  /** Where in the code it is, as far as that is known. */
  readonly place?: { readonly file: string; readonly line?: number; readonly specifier?: string };
}

/** The manifest of a module that was run. It still has the names of files where their content will be. */
export interface LoadedManifest {
  /** In JSON. */
  readonly manifest: string;
  /** Schemas that no JSON can hold. */
  readonly unknowns: readonly { readonly path: Path; readonly why: string }[];
}

export type ChildAnswer = Bundle | LoadedManifest | { readonly failures: readonly Failure[] };
