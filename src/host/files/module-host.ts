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
  const resolvePath = placing(cwd);
  const statusOf = lookUpFrom(dirname(path), fileCache);
  const readFile = (file: string, within?: string): FileReading =>
    within === undefined
      ? readWithin(file, statusOf(file), root, fileCache)
      : readBeside(file, resolvePath(within), fileCache);
  // Cached by absolute path: many relative paths lead out above the file system's root, and mean the same file.
  const text = (file: string) => textOnce(file, root, fileCache, () => readFile(file));
  const isIgnored = gitIgnoring(root, fileCache);
  const insideRoot = (folder: string) => folderWithin(resolvePath(folder), root, fileCache);
  const look = (path: string) =>
    fileCache.cached(`in ${root}`, path, () => lookAt(path, statusOf(path), root, fileCache));
  return {
    root: displayPath(project, cwd),
    read(file, within) {
      const path = resolvePath(file);
      return overlay.get(file) ?? (within === undefined ? text(path) : textIn(readFile(path, within)));
    },
    decoded: (file, within) => overlay.get(file) ?? decodedIn(readFile(resolvePath(file), within)),
    readBase64(file, within) {
      const unsaved = overlay.get(file);
      if (unsaved !== undefined) return Buffer.from(unsaved).toString('base64');
      const read = readFile(resolvePath(file), within);
      return 'bytes' in read ? read.bytes.toString('base64') : undefined;
    },
    unread(file, within) {
      const read = readFile(resolvePath(file), within);
      return 'refusal' in read ? whyUnreadWithin(read) : undefined;
    },
    look: (file) => (overlay.has(file) ? 'file' : look(resolvePath(file))),
    entries(folder) {
      const at = insideRoot(folder);
      return at === undefined ? [] : namesIn(at);
    },
    isIgnored: (file) => isIgnored(resolvePath(file)),
    workspacePackage(name, folder) {
      const at = insideRoot(folder);
      const found = at && workspaceAt(at, fileCache).folderOf(name);
      return at && found && displayPath(resolve(at, found), cwd);
    },
    ...(parsed && { parsed }),
    workspaceNames(folder) {
      const at = insideRoot(folder);
      return at === undefined ? [] : [...workspaceAt(at, fileCache).packages().keys()];
    },
  };
}

/** Returns what is at a path of the project after following symlinks; nothing outside the project is looked at. */
function lookAt(
  path: string,
  statusOf: EntryKind | Missing,
  root: string,
  fileCache: FileCache,
): 'file' | 'folder' | 'hidden' | undefined {
  const kind = isMissing(statusOf) ? undefined : statusOf === 'link' ? kindFollowing(path) : statusOf;
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
