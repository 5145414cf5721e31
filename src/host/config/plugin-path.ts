import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { closest, didYouMean } from '../../data/closest.ts';
import { isObject, propertyOf } from '../../data/objects.ts';
import { isWithin } from '../files/boundary.ts';
import { isHidden, isSharedFolder, kindFollowing, namesIn, realPath } from '../files/entries.ts';
import { foldersFrom } from '../files/project/folders.ts';
import { resolvePackage } from '../files/project/packages.ts';
import { rootOf } from '../files/project/project.ts';
import { readNamed, textIn } from '../files/read.ts';

/**
 * Returns the file of a plugin that a configuration names.
 * @throws Error if it does not exist, with a message that follows the plugin's name.
 */
export function pluginPath(name: string, config: string): string {
  if (isPath(name)) return trustedPath(filePath(name, resolve(dirname(config), name)), dirname(config));
  const path = packagePath(name, config);
  if (!isAbsolute(path)) throw new Error('it is a module of Node.js.');
  return path;
}

/** Returns whether a plugin's name is a file path, which a package name never is. */
export const isPath = (name: string): boolean => name.startsWith('.') || isAbsolute(name);

function filePath(name: string, path: string): string {
  const kind = kindFollowing(path);
  if (kind === 'file' || isHidden(path)) return path;
  if (kind === 'folder') throw new Error('it is a folder: name a file in it.');
  if (kind !== undefined) throw new Error('it is not a regular file.');
  const meant = closest(basename(path), namesIn(dirname(path)));
  const written = meant && name.replace(/[^/]*$/, () => meant);
  throw new Error(`there is no such file.${didYouMean(written)}`);
}

/**
 * Accepts a file inside the configuration's project after following symlinks; packages may be linked from elsewhere. If
 * no project can be determined, the file must be in a folder that nobody else can write to.
 */
function trustedPath(path: string, folder: string): string {
  const real = realPath(path) ?? path;
  const root = rootOf(folder);
  if (isWithin(real, realPath(root ?? folder) ?? folder) || /[\\/]node_modules[\\/]/.test(path)) return path;
  if (root !== undefined) throw new Error('it leads out of the repository.');
  if (isSharedFolder(dirname(real))) throw new Error('others can write to its folder.');
  return path;
}

function packagePath(name: string, config: string): string {
  try {
    return resolvePackage(name, config);
  } catch (error) {
    const isHidden = error instanceof Error && 'code' in error && error.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED';
    const path = isHidden ? importedPath(name, config) : undefined;
    if (path === undefined) throw error;
    return path;
  }
}

/** Returns the file of a package that can be imported but not required. */
function importedPath(name: string, config: string): string | undefined {
  const [, owner = name, subpath = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(name) ?? [];
  for (const at of foldersFrom(dirname(config))) {
    const folder = join(at, 'node_modules', owner);
    if (kindFollowing(join(folder, 'package.json')) !== 'file') continue;
    const exports = propertyOf(JSON.parse(textIn(readNamed(join(folder, 'package.json'))) ?? ''), 'exports');
    const target = targetOf(subpath === '' && !hasSubpaths(exports) ? exports : propertyOf(exports, `.${subpath}`));
    return target === undefined ? undefined : join(folder, target);
  }
  return undefined;
}

const hasSubpaths = (exports: unknown): boolean => isObject(exports) && '.' in exports;

const conditions = ['node', 'import', 'module-sync', 'default'];

/** Resolves a target of `exports`: the first of the conditions that apply. */
function targetOf(target: unknown): string | undefined {
  if (typeof target === 'string') return target;
  const parts = Object.entries(isObject(target) ? target : {}).filter(([condition]) => conditions.includes(condition));
  const candidates = Array.isArray(target) ? target : parts.map(([, part]) => part);
  for (const part of candidates) {
    const found = targetOf(part);
    if (found !== undefined) return found;
  }
  return undefined;
}
