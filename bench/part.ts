import type { Installation } from './measure/installation.ts';

/** What all parts work with. */
export interface Bench {
  readonly hublint: Installation;
  /** As somebody has it whose build of Node compiled nothing of it ahead. */
  readonly elsewhere: Installation;
  /** A folder of the bench's own. */
  readonly folder: string;
  /** A checkout's folder of real definitions in TypeScript, where one is given. */
  readonly definitions: string | undefined;
  /** A folder of real manifests in JSON, where one is there. */
  readonly manifests: string | undefined;
  /** How often something is run; fewer times where somebody only tries. */
  readonly runs: (wanted: number) => number;
  /** Says what is being done, to whoever waits. */
  readonly say: (text: string) => void;
}

/** What a part has measured. */
export interface Measured {
  readonly tables: readonly ResultTable[];
  /** What could not be measured, and what to do about it. */
  readonly missing?: readonly string[];
  /** What is wrong in itself, wherever it is measured. */
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
  readonly run: (bench: Bench) => Measured | Promise<Measured>;
}

export const noDefinitions =
  'real definitions in TypeScript: `--definitions FOLDER` takes a folder of integrations, one folder each.';
