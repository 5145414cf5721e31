import { dirname, resolve } from 'node:path';
import type { ModuleHost } from '../../document/module/host.ts';
import type { Parsing } from '../../document/module/syntax/parsed-files.ts';
import type { Overlay } from '../../engine/fix.ts';
import { folderWithin, isWithin } from './boundary.ts';
import { displayPath, placing } from './display-path.ts';
import { type EntryKind, exists, isMissing, kindFollowing, type Missing, namesIn, realPath } from './entries.ts';
import { FileCache } from './file-cache.ts';
import { gitIgnoring } from './find/walk.ts';
import { lookUpFrom } from './lookup.ts';
import { folderOf } from './path-parts.ts';
import { projectRoot } from './project/project.ts';
import { workspaceAt } from './project/workspace.ts';
import { decodedIn, type FileReading, readBeside, readWithin, textIn, textOnce, whyUnreadWithin } from './read.ts';

interface ModuleHostOptions {
  /** The path of the definition. */
  readonly path: string;
  readonly cwd: string;
  /** Overlay texts that replace the files on disk. */
  readonly overlay?: Overlay | undefined;
  readonly parsed?: Parsing | undefined;
  /** What was read for other definitions of the same run. */
  readonly fileCache?: FileCache | undefined;
}

/**
 * Creates the file access for evaluating one definition: it sees the files of the definition's repository and, as
 * assets, those of its own folder.
 */
export function moduleHost({
  path,
  cwd,
  overlay = new Map(),
  parsed,
  fileCache = new FileCache(),
}: ModuleHostOptions): ModuleHost {
  const project = projectRoot(dirname(path), fileCache);
  const root = realPath(project) ?? project;
  const placed = placing(cwd);
  const standing = lookUpFrom(dirname(path), fileCache);
  const reading = (file: string, within?: string): FileReading =>
    within === undefined
      ? readWithin(file, standing(file), root, fileCache)
      : readBeside(file, placed(within), fileCache);
  // Cached by absolute path: many relative paths lead out above the file system's root, and mean the same file.
  const text = (file: string) => textOnce(file, root, fileCache, () => reading(file));
  const isIgnored = gitIgnoring(root, fileCache);
  const inside = (folder: string) => folderWithin(placed(folder), root, fileCache);
  const look = (path: string) =>
    fileCache.cached(`in ${root}`, path, () => lookAt(path, standing(path), root, fileCache));
  return {
    root: displayPath(project, cwd),
    read(file, within) {
      const path = placed(file);
      return overlay.get(file) ?? (within === undefined ? text(path) : textIn(reading(path, within)));
    },
    decoded: (file, within) => overlay.get(file) ?? decodedIn(reading(placed(file), within)),
    readBase64(file, within) {
      const unsaved = overlay.get(file);
      if (unsaved !== undefined) return Buffer.from(unsaved).toString('base64');
      const read = reading(placed(file), within);
      return 'bytes' in read ? read.bytes.toString('base64') : undefined;
    },
    unread(file, within) {
      const read = reading(placed(file), within);
      return 'refusal' in read ? whyUnreadWithin(read) : undefined;
    },
    look: (file) => (overlay.has(file) ? 'file' : look(placed(file))),
    entries(folder) {
      const at = inside(folder);
      return at === undefined ? [] : namesIn(at);
    },
    isIgnored: (file) => isIgnored(placed(file)),
    workspacePackage(name, folder) {
      const at = inside(folder);
      const found = at && workspaceAt(at, fileCache).folderOf(name);
      return at && found && displayPath(resolve(at, found), cwd);
    },
    ...(parsed && { parsed }),
    workspaceNames(folder) {
      const at = inside(folder);
      return at === undefined ? [] : [...workspaceAt(at, fileCache).packages().keys()];
    },
  };
}

/** Returns what is at a path of the project after following symlinks; nothing outside the project is looked at. */
function lookAt(
  path: string,
  standing: EntryKind | Missing,
  root: string,
  fileCache: FileCache,
): 'file' | 'folder' | 'hidden' | undefined {
  const kind = isMissing(standing) ? undefined : standing === 'link' ? kindFollowing(path) : standing;
  const present = kind === undefined ? folderOf(path) : path;
  if (!fileCache.cached(`inside ${root}`, present, () => leadsInside(present, root))) return 'hidden';
  return kind === 'file' || kind === 'folder' || kind === undefined ? kind : 'hidden';
}

/** Returns whether a path leads into a folder, or would if it existed. */
function leadsInside(path: string, root: string): boolean {
  let present = path;
  while (!exists(present) && present !== dirname(present)) present = dirname(present);
  return isWithin(realPath(present) ?? present, root);
}
