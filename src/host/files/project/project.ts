import { join } from 'node:path';
import { ownRepositoryOf, upward } from '../boundary.ts';
import { exists } from '../entries.ts';
import { FileCache } from '../file-cache.ts';
import { readInside, textIn } from '../read.ts';

/**
 * Returns the root of the project that a folder belongs to: the root of its repository; outside a repository that of
 * its workspace, or else the topmost folder with a `package.json`. Undefined if there is none of these.
 */
export function rootOf(folder: string, fileCache = new FileCache()): string | undefined {
  const repository = ownRepositoryOf(folder, fileCache);
  if (repository !== undefined) return repository;
  let topmost: string | undefined;
  for (const at of upward(folder, undefined, fileCache)) {
    const { isWorkspace, isPackage } = fileCache.cached('project', at, () => lookAt(at, fileCache));
    if (isWorkspace) return at;
    if (isPackage) topmost = at;
  }
  return topmost;
}

/** Returns the folder that reading on behalf of a manifest must stay inside: its project, or else its own folder. */
export const projectRoot = (folder: string, fileCache?: FileCache): string => rootOf(folder, fileCache) ?? folder;

function lookAt(folder: string, fileCache: FileCache): { readonly isWorkspace: boolean; readonly isPackage: boolean } {
  const text = textIn(readInside(join(folder, 'package.json'), folder, fileCache)) ?? '';
  const isWorkspace = exists(join(folder, 'pnpm-workspace.yaml')) || /"workspaces"\s*:/.test(text);
  return { isWorkspace, isPackage: text !== '' || exists(join(folder, 'package.json')) };
}
