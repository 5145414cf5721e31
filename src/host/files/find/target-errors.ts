import { basename, dirname, isAbsolute, join, resolve, sep } from 'node:path';
import { closest } from '../../../data/closest.ts';
import { KnownError, NothingFound } from '../../../engine/known-error.ts';
import { boundaryOf, isWithin } from '../boundary.ts';
import { displayPath } from '../display-path.ts';
import { entriesOf, kindNoFollow, namesIn, realPath } from '../entries.ts';
import { isExclusion, isGlob, isManifestName } from './names.ts';

/** Creates the error for a target that does not exist. */
export function missingTargetError(target: string, path: string, cwd: string): KnownError {
  if (!isAbsolute(target) && kindNoFollow(cwd) === undefined) {
    return new KnownError({ message: `\`${target}\` not found: there is no folder \`${cwd}\` to look in.` });
  }
  if (kindNoFollow(path) === 'link') return new KnownError({ message: `\`${target}\` is a link that leads nowhere.` });
  if (isExclusion(target)) {
    const message = `\`${target}\` begins with \`!\`, but a target cannot exclude files.`;
    return new KnownError({ message, hint: 'Exclude files with `ignores` in the configuration.' });
  }
  return new KnownError({ message: `File or folder \`${target}\` not found.`, hint: hintFor(target, path) });
}

function hintFor(target: string, path: string): string {
  if (path.includes('\uFFFD')) return 'A name that is not UTF-8 cannot be used: rename the file.';
  // A version in the hub, with its scheme in capitals, or without one, as npm names a version.
  const [, version] = /^(?:hub:)?([\w.~/-]+@(?:latest|[~^]\d[\w.+-]*|\d+\.[\w.+-]+))$/i.exec(target) ?? [];
  if (version !== undefined) return `Did you mean \`hub:${version}\`, a version in the hub?`;
  // Git's own syntax for a file in a revision; a single letter is a drive.
  if (/^[^:]{2,}:(?!\/\/)[^:\\]*$/.test(target)) return `Did you mean \`git:${target}\`, a git revision?`;
  // Some editors and chats turn two hyphens into a dash.
  if (/^[‐-―−]/.test(target)) return 'This begins with a dash, and an option with two hyphens: `--`.';
  const near = closest(basename(path), namesIn(dirname(path)));
  if (near === undefined) return 'Name a file, a folder, a glob, or `-` for standard input.';
  return `Did you mean \`${join(dirname(target), near).split(sep).join('/')}\`?`;
}

/** Creates the error for a target whose manifests are all ignored by a configuration. */
export function allIgnoredError(target: string, count: number): KnownError {
  const folderText = target === '.' ? 'this folder' : `\`${target}\``;
  const what = count === 1 ? `The only manifest in ${folderText} is` : `All ${count} manifests in ${folderText} are`;
  const match = count === 1 ? 'It matches' : 'They match';
  const hint = `${match} \`ignores\` in the configuration; \`hublint config\` shows it.`;
  return new NothingFound({ message: `${what} ignored.`, hint });
}

/** Creates the error for a target without a manifest. */
export function noManifestError(target: string, cwd: string): KnownError {
  if (isGlob(target)) return new NothingFound({ message: `No file matches \`${target}\`.` });
  const link = entriesOf(resolve(cwd, target)).find(({ name, kind }) => kind === 'link' && isManifestName(name));
  return new NothingFound({
    message: target === '.' ? 'There is no manifest in this folder.' : `There is no manifest in \`${target}\`.`,
    hint: link === undefined ? searchHint : `\`${link.name}\` is a link, which is only followed if you name it.`,
  });
}

/** Returns the notice for a symlink that a search does not follow; undefined if the search finds its target anyway. */
export function skippedLinkNotice(
  path: string,
  { folder, cwd }: { readonly folder: string; readonly cwd: string },
): string | undefined {
  const real = realPath(path);
  const root = boundaryOf(dirname(path));
  if (real !== undefined && isManifestName(basename(real)) && isWithin(real, realPath(folder) ?? folder))
    return undefined;
  const isOutside = real !== undefined && root !== undefined && !isWithin(real, realPath(root) ?? root);
  const why =
    real === undefined
      ? 'leads nowhere'
      : isOutside
        ? 'leads out of the repository'
        : 'is only followed if you name it';
  return `\`${displayPath(path, cwd)}\` is not checked: it is a link, which ${why}.`;
}

/** The file names that a folder is searched for. */
export const searchHint =
  'A folder is searched for `integration.definition.ts`, `integration.{json,jsonc,yaml,yml}` and `*.integration.{json,jsonc,yaml,yml}`; any other file has to be named.';
