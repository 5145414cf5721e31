import { resolve } from 'node:path';
import { KnownError } from '../engine/known-error.ts';
import type { Result } from '../engine/result.ts';
import { checkWritable, type Target, writeWhole } from '../host/files/write.ts';
import { type FormatName, formats } from '../report/index.ts';
import type { Reporter, ReportOptions } from '../report/report.ts';
import type { FormatRequest } from './options/values.ts';

/** A report into a file, which is shown as it was asked for. */
export interface FileReport extends Target {
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
 * @throws KnownError for two formats in one place, and for a file that cannot be written.
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
    checkWritable({ path, file });
    files.push({ path, file, reporter: await formats[name]() });
  }
  return { shown: await formats[shown.name](), files };
}

/** The whole report: what a format says of each manifest, and what it says at the end. */
const textOf = ({ format, summary }: Reporter, result: Result, options: ReportOptions): string =>
  format(result, options) + (summary?.(result, options) ?? '');

export function writeReports(files: readonly FileReport[], result: Result, options: ReportOptions): void {
  for (const { reporter, ...target } of files) {
    writeWhole(target, textOf(reporter, result, { ...options, color: false }));
  }
}
