import { join } from 'node:path';
import { ownRepositoryOf, upward } from '../boundary.ts';
import { exists } from '../entries.ts';
import { readInside, textIn } from '../read.ts';
import { SeenFiles } from '../seen.ts';

/**
 * The root of the project that a folder belongs to: that of its repository; outside of one that of its workspace, else
 * the topmost folder with a `package.json`. Undefined where nothing tells.
 */
export function rootOf(folder: string, seen = new SeenFiles()): string | undefined {
  const repository = ownRepositoryOf(folder, seen);
  if (repository !== undefined) return repository;
  let topmost: string | undefined;
  for (const at of upward(folder, undefined, seen)) {
    const { isWorkspace, isPackage } = seen.once('project', at, () => lookAt(at, seen));
    if (isWorkspace) return at;
    if (isPackage) topmost = at;
  }
  return topmost;
}

/** What reading on behalf of a manifest may reach: its project, or its folder alone. */
export const projectRoot = (folder: string, seen?: SeenFiles): string => rootOf(folder, seen) ?? folder;

function lookAt(folder: string, seen: SeenFiles): { readonly isWorkspace: boolean; readonly isPackage: boolean } {
  const text = textIn(readInside(join(folder, 'package.json'), folder, seen)) ?? '';
  const isWorkspace = exists(join(folder, 'pnpm-workspace.yaml')) || /"workspaces"\s*:/.test(text);
  return { isWorkspace, isPackage: text !== '' || exists(join(folder, 'package.json')) };
}
