import { dirname, resolve } from 'node:path';
import { KnownError } from '../engine/known-error.ts';
import type { Result } from '../engine/result.ts';
import { isFolder, writeText } from '../host/files/write-text.ts';
import { type FormatName, formats } from '../report/index.ts';
import type { Reporter, ReportOptions } from '../report/report.ts';
import type { FormatRequest } from './options/values.ts';

export interface FileReport {
  readonly path: string;
  /** As it was asked for. */
  readonly file: string;
  readonly reporter: Reporter;
}

/** Where results go: one format to the terminal, others into files. */
export interface Reports {
  readonly shown: Reporter;
  readonly files: readonly FileReport[];
}

const defaultFormat: FormatName = 'pretty';

/**
 * Loads what is asked for. All that can be known to go wrong goes wrong here, before the work is done.
 * @throws KnownError for two formats in one place, and for a folder that is not there.
 */
export async function loadReports(requests: readonly FormatRequest[], cwd: string): Promise<Reports> {
  const [shown = { name: defaultFormat }, ...others] = requests.filter(({ file }) => file === undefined);
  const [second] = others;
  if (second) {
    throw new KnownError({
      message: `Two formats cannot be shown at once: \`${shown.name}\` and \`${second.name}\`.`,
      hint: `Write one to a file: \`--format ${second.name}=FILE\`.`,
    });
  }
  const files: FileReport[] = [];
  for (const { name, file } of requests) {
    if (file === undefined) continue;
    const path = resolve(cwd, file);
    if (files.some((other) => other.path === path)) {
      throw new KnownError({ message: `Two formats cannot be written to the one file \`${file}\`.` });
    }
    if (!(await isFolder(dirname(path)))) {
      throw new KnownError({
        message: `\`${file}\` cannot be written: there is no folder \`${dirname(file)}\`.`,
        hint: `Make it first: \`mkdir -p ${dirname(file)}\`.`,
      });
    }
    if (await isFolder(path)) throw new KnownError({ message: `\`${file}\` cannot be written: it is a folder.` });
    files.push({ path, file, reporter: await formats[name]() });
  }
  return { shown: await formats[shown.name](), files };
}

/** The whole report: what a format says of each manifest, and what it says at the end. */
const textOf = ({ format, summary }: Reporter, result: Result, options: ReportOptions): string =>
  format(result, options) + (summary?.(result, options) ?? '');

export async function writeReports(files: readonly FileReport[], result: Result, options: ReportOptions) {
  for (const { path, file, reporter } of files) {
    await writeText(path, file, textOf(reporter, result, { ...options, color: false }));
  }
}
