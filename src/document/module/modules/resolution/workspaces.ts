import type { ModuleHost } from '../../host.ts';
import { upward } from './folders.ts';

/** The folder of a package of a workspace around a folder. Its root is seldom another than that of the repository. */
export function workspacePackage(name: string, from: string, host: ModuleHost): string | undefined {
  for (const root of upward(from, host)) {
    const folder = host.workspacePackage?.(name, root);
    if (folder !== undefined) return folder;
  }
  return undefined;
}
