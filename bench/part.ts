import type { Installation } from './measure/installation.ts';

/** What all parts work with. */
export interface Bench {
  readonly hublint: Installation;
  /** An installation without the code cache of the build, as on other builds of Node. */
  readonly hublintWithoutCodeCache: Installation;
  /** A folder for files of the bench. */
  readonly folder: string;
  /** A folder with real definitions in TypeScript, within their checkout, if one is given. */
  readonly definitions: string | undefined;
  /** A folder with real manifests in JSON, if there is one. */
  readonly manifests: string | undefined;
  /** Returns how often to run something; fewer times with `--quick`. */
  readonly runs: (wanted: number) => number;
  /** Shows progress. */
  readonly reportProgress: (text: string) => void;
}

/** The results of a part. */
export interface PartResults {
  readonly tables: readonly ResultTable[];
  /** What could not be measured, and how to enable it. */
  readonly notMeasured?: readonly string[];
  /** Faults that do not depend on the machine. */
  readonly faults?: readonly string[];
}

export interface ResultTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface BenchPart {
  /** What it measures, as a heading. */
  readonly title: string;
  readonly run: (bench: Bench) => PartResults | Promise<PartResults>;
}

export const definitionsNotMeasured =
  'real definitions in TypeScript: `--definitions FOLDER` takes a folder of integrations, one folder each.';
