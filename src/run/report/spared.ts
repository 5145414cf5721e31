import { basename, resolve } from 'node:path';
import { KnownError } from '../../engine/known-error.ts';
import { searchPlaces } from '../../host/config/probe.ts';
import { isWithin } from '../../host/files/boundary.ts';
import { displayPath } from '../../host/files/display-path.ts';
import { kindAt, realPath } from '../../host/files/entries.ts';
import { globOf } from '../../host/files/glob.ts';
import { isGlob, isManifestName, isModule, skippedFolders } from '../../host/files/names.ts';
import type { OutputFile } from '../../host/files/write.ts';

/** What a run reads. */
export interface Reading {
  readonly cwd: string;
  /** Without one it is `cwd`. */
  readonly targets: readonly string[];
}

/**
 * @param report Where the file really is, links followed.
 * @throws KnownError for a report that would take the place of what somebody wrote: it would be lost.
 */
export function checkSpared(report: OutputFile, reading: Reading): void {
  if (kindAt(report.path) !== 'file') return;
  const what = roleOf(report.path, reading);
  if (what === undefined) return;
  throw new KnownError({
    message: `A report cannot be written to \`${report.file}\`, which ${what}.`,
    hint: 'Name another file: what is there would be lost.',
  });
}

function roleOf(path: string, { cwd, targets }: Reading): string | undefined {
  const name = basename(path);
  if ((targets.length === 0 ? ['.'] : targets).some((target) => isAmong(target, path, cwd))) return 'is to be checked';
  if (isModule(name)) return 'is a module';
  return searchPlaces.includes(name) ? 'is where a configuration stands' : undefined;
}

function isAmong(target: string, path: string, cwd: string): boolean {
  const place = realPath(resolve(cwd, target));
  if (place === path) return true;
  const isSearched = isManifestName(basename(path)) && !displayPath(path, cwd).split('/').some(isSkipped);
  if (place !== undefined) return isSearched && isWithin(path, place);
  return isGlob(target) && (isSearched || globOf(target)(displayPath(path, realPath(cwd) ?? cwd)));
}

const isSkipped = (folder: string): boolean => skippedFolders.has(folder);
