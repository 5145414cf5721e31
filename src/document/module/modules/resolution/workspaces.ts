import type { ModuleHost } from '../../host.ts';
import { upward } from './folders.ts';

/** Returns the folder of a package in a surrounding workspace. Its root is usually that of the repository. */
export function workspacePackage(name: string, from: string, host: ModuleHost): string | undefined {
  for (const root of upward(from, host)) {
    const folder = host.workspacePackage?.(name, root);
    if (folder !== undefined) return folder;
  }
  return undefined;
}
