import { resolve } from 'node:path';
import { about } from '../../about.ts';
import { KnownError } from '../../engine/known-error.ts';
import type { Result } from '../../engine/result/result.ts';
import type { OutputFile } from '../../host/files/write/write.ts';
import { type FormatName, formats } from '../../report/formats.ts';
import type { Reporter, ReportOptions } from '../../report/report.ts';
import { ruleInfo } from '../../rule-info.ts';
import { targetOf } from '../baseline/baseline-target.ts';
import type { Run } from '../open-run.ts';

/** A format, and the file to write it to; without one it is shown. */
export interface FormatRequest<Name extends string = FormatName> {
  readonly name: Name;
  readonly file?: string;
}

/** A report file; `file` is its name as given. */
export interface FileReport<R = Reporter> extends OutputFile {
  readonly reporter: R;
}

/** Where results go: one format is shown, others are written to files. */
export interface Reports<R = Reporter> {
  readonly shown: R;
  readonly files: readonly FileReport<R>[];
}

export interface ReportPlaces<Name extends string = FormatName> {
  readonly cwd: string;
  /** The targets, which a report must not overwrite; default: `cwd`. */
  readonly targets?: readonly string[];
  /** The format to show by default. */
  readonly otherwise: Name;
  /** Whether to create missing folders for the files. */
  readonly makesFolders?: boolean;
}

/**
 * Loads the requested formats. All errors that can be detected in advance are thrown here, before the work is done.
 * @throws KnownError for two formats with one destination, and for a file that cannot be written.
 */
export const loadReports = (requests: readonly FormatRequest[], places: ReportPlaces): Promise<Reports> =>
  loadReportsOf(formats, requests, places);

/** Like `loadReports`, for the formats of any kind of report. */
export async function loadReportsOf<Name extends string, R>(
  known: Readonly<Record<Name, () => Promise<R>>>,
  requests: readonly FormatRequest<Name>[],
  { cwd, targets = [], otherwise, makesFolders = false }: ReportPlaces<Name>,
): Promise<Reports<R>> {
  const [shown = { name: otherwise }, second] = requests.filter(({ file }) => file === undefined);
  if (second) {
    throw new KnownError({
      message: `Two formats cannot be shown at once: \`${shown.name}\` and \`${second.name}\`.`,
      hint: `Write one to a file: \`--format ${second.name}=FILE\`.`,
    });
  }
  const files: FileReport<R>[] = [];
  for (const { name, file } of requests) {
    if (file === undefined) continue;
    const { checkWritable, makeFolderFor } = await import('../../host/files/write/write.ts');
    const { checkNotOverwriting } = await import('./overwriting.ts');
    const named = { path: resolve(cwd, file), file };
    if (makesFolders) makeFolderFor(named);
    const path = checkWritable(named);
    checkNotOverwriting({ path, file }, { cwd, targets });
    if (files.some((other) => other.path === path)) {
      throw new KnownError({ message: `Two formats cannot be written to the one file \`${file}\`.` });
    }
    files.push({ path, file, reporter: await known[name]() });
  }
  return { shown: await known[shown.name](), files };
}

/** @throws KnownError for a report that would overwrite a configuration or the baseline, which record people's decisions. */
export async function checkNotOverwritingConfig(
  { files }: { readonly files: readonly OutputFile[] },
  run: Pick<Run, 'configuration'>,
  { cwd, baseline }: { readonly cwd: string; readonly baseline?: string | false | undefined },
): Promise<void> {
  if (files.length === 0) return;
  const configuration = await run.configuration(cwd);
  const { placeOf } = await import('../../host/files/write/write.ts');
  const refuse = (kept: string, what: string) => {
    const over = files.find(({ path }) => path === placeOf({ path: kept }));
    if (over)
      throw new KnownError({ message: `A report cannot be written to \`${over.file}\`, which is the ${what}.` });
  };
  refuse(targetOf(configuration, { cwd, ...(baseline && { baseline }) }).path, 'baseline');
  if (configuration.file !== undefined) refuse(resolve(cwd, configuration.file), 'configuration');
  // Presets and options are layers, too, but their names are not file names.
  for (const { from } of configuration.layers) refuse(resolve(cwd, from), 'configuration that another extends');
}

/** The options of a run's reports. */
export const reportOptions = (
  run: Pick<Run, 'registry'>,
  look: Pick<ReportOptions, 'color' | 'width' | 'quiet'>,
): ReportOptions => ({ ...look, homepage: about.homepage, rule: (id) => ruleInfo(run.registry())(id) });

/** The whole report: the part for each manifest, and the summary. */
export const reportText = ({ format, summary }: Reporter, result: Result, options: ReportOptions): string =>
  format(result, options) + (summary?.(result, options) ?? '');
