import { resolve } from 'node:path';
import { about } from '../../../about.ts';
import { KnownError } from '../../../engine/known-error.ts';
import type { FileResult, Result } from '../../../engine/result/result.ts';
import { resultOf } from '../../../engine/result/summary.ts';
import { isWithin } from '../../../host/files/boundary.ts';
import { projectRoot } from '../../../host/files/project/project.ts';
import { checkWritable } from '../../../host/files/write/write.ts';
import type { Survey } from '../../../host/init/survey.ts';
import { recordBaselines } from '../../../run/baseline/record-baselines.ts';
import { openRun } from '../../../run/open-run.ts';
import { defaultBaseline } from '../../../run/options/run-options.ts';
import type { Io } from '../../io.ts';
import { recordedText } from '../../recorded-text.ts';
import { environmentOf } from '../../run-environment.ts';
import { writeLine } from '../../write-line.ts';

/** Findings that were recorded as inherited. */
export interface Recording {
  readonly result: Result;
  /** The configurations that do not name the recorded baseline of their manifests: a run would not find it by itself. */
  readonly unnamedIn: readonly string[];
}

/**
 * Refuses a baseline that could not be recorded before anything is written.
 * @throws KnownError for a baseline that cannot be written, or that the configuration to be written may not name.
 */
export function checkBaseline(baseline: string, { configuration: existing }: Survey, cwd: string): void {
  const path = resolve(cwd, baseline);
  checkWritable({ path, file: baseline });
  if (existing !== undefined || isWithin(path, projectRoot(cwd))) return;
  throw new KnownError({
    message: `The baseline \`${baseline}\` is outside the project, where no configuration may name it.`,
    hint: `Without a name, it is \`${defaultBaseline}\` in this folder.`,
  });
}

/** Records the current findings: in the baseline that the configuration names, unless another one is asked for. */
export async function record(io: Io, baseline: string): Promise<Recording> {
  const run = await openRun({ baseline: false }, environmentOf(io));
  const results: FileResult[] = [];
  // The source texts are not shown, so they are dropped.
  const each = (record: FileResult) => results.push({ ...record, sources: new Map() });
  const request = { cwd: io.cwd, each, ...(baseline !== defaultBaseline && { baseline }) };
  const recorded = await recordBaselines(run, [], request);
  for (const record of recorded) writeLine(io.stderr, recordedText(record));
  const unnamedIn = new Set(
    recorded.flatMap((record) => [...record.unnamedIn].map((file) => file ?? 'the configuration')),
  );
  return { result: resultOf(about.version, results), unnamedIn: [...unnamedIn].sort() };
}
