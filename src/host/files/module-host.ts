import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { bounds } from '../../document/bounds.ts';
import type { ModuleHost } from '../../document/module/host.ts';
import type { Overlay } from '../../engine/fix.ts';
import { workspacePackages } from './workspace.ts';

/** Files that the reading of one definition may see: those of its repository, wherever links lead. */
export function moduleHost(path: string, cwd: string, overlay: Overlay = new Map()): ModuleHost {
  const root = realpathSync(projectRoot(dirname(path)));
  const bytes = (file: string): Buffer | undefined => {
    try {
      const real = realpathSync(resolve(cwd, file));
      if (!real.startsWith(root + sep)) return undefined;
      const stats = statSync(real);
      return stats.isFile() && stats.size <= bounds.length ? readFileSync(real) : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    read: (file) => overlay.get(file) ?? bytes(file)?.toString('utf8'),
    readBase64: (file) => bytes(file)?.toString('base64'),
    workspacePackage(name) {
      const folder = workspacePackages(root).get(name);
      return folder === undefined ? undefined : relative(cwd, folder).replaceAll(sep, '/') || '.';
    },
  };
}

/** The root of the repository, or the outermost folder with a `package.json` where there is none. */
export function projectRoot(folder: string): string {
  let outermost = folder;
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (existsSync(join(at, 'package.json'))) outermost = at;
    if (at === dirname(at)) return outermost;
  }
}
