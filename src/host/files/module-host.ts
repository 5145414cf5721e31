import { dirname, relative, resolve, sep } from 'node:path';
import type { ModuleHost } from '../../document/module/host.ts';
import type { Overlay } from '../../engine/fix.ts';
import { realPath } from './entries.ts';
import { projectRoot } from './project.ts';
import { readInside, textIn } from './read.ts';
import { workspacePackages } from './workspace.ts';

/** Files that the reading of one definition may see: those of its repository, and as assets those of its own folder. */
export function moduleHost(path: string, cwd: string, overlay: Overlay = new Map()): ModuleHost {
  const project = projectRoot(dirname(path));
  const root = realPath(project) ?? project;
  const reading = (file: string, within?: string) =>
    readInside(resolve(cwd, file), within === undefined ? root : resolve(cwd, within));
  return {
    read: (file, within) => overlay.get(file) ?? textIn(reading(file, within)),
    readBase64(file, within) {
      const read = reading(file, within);
      return 'bytes' in read ? read.bytes.toString('base64') : undefined;
    },
    workspacePackage(name) {
      const folder = workspacePackages(root).get(name);
      return folder === undefined ? undefined : relative(cwd, folder).replaceAll(sep, '/') || '.';
    },
  };
}
