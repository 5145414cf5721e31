import { join } from 'node:path';
import { ownRepositoryOf, upward } from './boundary.ts';
import { exists } from './entries.ts';
import { readInside, textIn } from './read.ts';

/**
 * The root of the project that a folder belongs to: that of its repository; outside of one that of its workspace, else
 * the topmost folder with a `package.json`. Undefined where nothing tells.
 */
export function rootOf(folder: string): string | undefined {
  const repository = ownRepositoryOf(folder);
  if (repository !== undefined) return repository;
  let topmost: string | undefined;
  for (const at of upward(folder)) {
    if (isWorkspace(at)) return at;
    if (exists(join(at, 'package.json'))) topmost = at;
  }
  return topmost;
}

/** What reading on behalf of a manifest may reach: its project, or its folder alone. */
export const projectRoot = (folder: string): string => rootOf(folder) ?? folder;

const isWorkspace = (folder: string): boolean =>
  exists(join(folder, 'pnpm-workspace.yaml')) ||
  /"workspaces"\s*:/.test(textIn(readInside(join(folder, 'package.json'), folder)) ?? '');
