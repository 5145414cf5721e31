import { basename, dirname, join, resolve } from 'node:path';
import { KnownError } from '../../engine/known-error.ts';
import { searchPlaces } from '../../host/config/probe.ts';
import { isWithin, upward } from '../../host/files/boundary.ts';
import { displayPath } from '../../host/files/display-path.ts';
import { kindNoFollow, namesIn, realPath } from '../../host/files/entries.ts';
import { globOf } from '../../host/files/find/glob.ts';
import { isGlob, isManifestName, isModule, skippedFolders } from '../../host/files/find/names.ts';
import { rootOf } from '../../host/files/project/project.ts';
import { readNamed, textIn } from '../../host/files/read.ts';
import type { OutputFile } from '../../host/files/write/write.ts';

/** The input files of a run. */
export interface RunInputs {
  readonly cwd: string;
  /** Default: `cwd`. */
  readonly targets: readonly string[];
}

/**
 * @param report With the real path, symlinks resolved.
 * @throws KnownError for a report that would overwrite a file that somebody wrote.
 */
export function checkNotOverwriting(report: OutputFile, reading: RunInputs): void {
  if (kindNoFollow(report.path) !== 'file') return;
  const what = roleOf(report.path, reading);
  if (what === undefined) return;
  throw new KnownError({
    message: `A report cannot be written to \`${report.file}\`, which ${what}.`,
    hint: 'Name another file: what is there would be lost.',
  });
}

function roleOf(path: string, { cwd, targets }: RunInputs): string | undefined {
  const name = basename(path);
  if ((targets.length === 0 ? ['.'] : targets).some((target) => isAmong(target, path, cwd))) return 'is to be checked';
  if (isModule(name)) return 'is a module';
  if (searchPlaces.includes(name)) return 'is a configuration';
  const manifest = name.includes('.') ? manifestMentioning(name, dirname(path)) : undefined;
  return manifest === undefined ? undefined : `\`${displayPath(manifest, cwd)}\` names`;
}

/**
 * Finds a manifest in a file's folder or above it in the project that mentions the file, as its icon, its readme or a script.
 */
function manifestMentioning(name: string, folder: string): string | undefined {
  for (const at of upward(folder, rootOf(folder))) {
    const manifests = namesIn(at).filter(isManifestName);
    const naming = manifests.find((one) => isNamedIn(textIn(readNamed(join(at, one))) ?? '', name));
    if (naming !== undefined) return join(at, naming);
  }
  return undefined;
}

/** Whether a name, which may contain spaces, is in a text as a whole word or at the end of a path. */
function isNamedIn(text: string, name: string): boolean {
  const isEdge = (character = ' ') => /[\s"'`/,]/.test(character);
  const parts = text.split(name);
  return parts.slice(1).some((behind, at) => isEdge(parts[at]?.at(-1)) && isEdge(behind[0]));
}

function isAmong(target: string, path: string, cwd: string): boolean {
  const place = realPath(resolve(cwd, target));
  if (place === path) return true;
  const isSearched = isManifestName(basename(path)) && !displayPath(path, cwd).split('/').some(isSkipped);
  if (place !== undefined) return isSearched && isWithin(path, place);
  return isGlob(target) && (isSearched || globOf(target)(displayPath(path, realPath(cwd) ?? cwd)));
}

const isSkipped = (folder: string): boolean => skippedFolders.has(folder);
