import { posix } from 'node:path';
import { closest, didYouMean } from '../../../../data/closest.ts';
import type { ModuleHost } from '../../host.ts';
import { fileAt } from './file-at.ts';
import { packageName } from './local-package.ts';

/** The paths where a file was looked for, the configuration that maps to them, and what else its package exports, if known. */
interface Missing {
  readonly absent?: readonly string[];
  readonly config?: string;
  readonly others?: readonly string[];
}

/** The extension of a code file. */
const codeEnding = /\.[cm]?[jt]sx?$/;

/** Paths that a bundler loads as modules: code, JSON and text. A file without an extension counts as code. */
const bundled = /(?:\/|^)[^/.]+$|\.(?:[cm]?[jt]sx?|json|txt)$/;

/** Returns the path of the definition of an interface in a folder of the project. */
export const definitionIn = (folder: string): string => posix.join(folder, 'interface.definition.ts');

/** Returns the reason why an interface whose definition is missing is unknown. */
export const notInProject = (folder: string): string => `\`${definitionIn(folder)}\` is not in the project`;

/**
 * Returns the message for an import of a file that is not code, and that the platform's CLI cannot bundle; undefined for
 * others.
 */
export function notBundled(specifier: string, { unread }: { readonly unread?: string }): string | undefined {
  if (unread === undefined || bundled.test(unread)) return undefined;
  const fact = `\`${specifier}\` is not code: the platform’s CLI does not bundle \`${posix.extname(unread)}\` files.`;
  return `${fact} A manifest names its scripts, icon and readme by their paths.`;
}

/** Returns the message for an import that resolves to no file. */
export const missingFileMessage = (specifier: string, missing: Missing, host: ModuleHost): string =>
  missingModuleMessage(specifier, hintFor(specifier, missing, host));

export const missingModuleMessage = (specifier: string, hint: string): string =>
  `Cannot find module \`${specifier}\`.${hint}`;

function hintFor(specifier: string, { absent: [place = ''] = [], config, others }: Missing, host: ModuleHost): string {
  const path = place.replace(/\/$/, '');
  if (others?.includes(specifier)) return ` There is no file \`${path}\`.`;
  if (specifier.startsWith('#') && others !== undefined) return hintForOwn(specifier, path, others);
  if (others !== undefined) return didYouMean(closestInPackage(specifier, others));
  if (path === '') return ` The \`paths\` in \`${config}\` do not name it.`;
  const spelling = spellingThatResolves(specifier, path, host);
  if (spelling !== undefined) return didYouMean(spelling);
  if (host.look?.(path) === 'folder') return ` The folder \`${path}\` has no index.`;
  const folder = posix.dirname(path);
  if (host.look?.(folder) === undefined) return missingFolderHint(folder, host);
  const wanted = posix.basename(path).replace(codeEnding, '');
  const names = (host.entries?.(folder) ?? []).map((name) => name.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, ''));
  // An entry with exactly this name is a folder, or a broken symlink.
  const meant = names.includes(wanted) ? undefined : closest(wanted, names);
  if (meant === undefined) return '';
  const written = codeEnding.exec(specifier)?.[0] ?? '';
  return didYouMean(specifier.replace(/[^/]*$/, () => meant + written));
}

function missingFolderHint(folder: string, host: ModuleHost): string {
  const actual = actualSpelling(folder, host);
  return ` There is no folder \`${folder}\`${actual === undefined ? '' : `, but \`${actual}\``}.`;
}

/** Returns the actual spelling of a folder that differs in case, which some file systems ignore. */
function actualSpelling(folder: string, host: ModuleHost): string | undefined {
  const parent = posix.dirname(folder);
  if (parent === folder || host.look?.(folder) === 'folder') return folder;
  const place = actualSpelling(parent, host);
  const wanted = posix.basename(folder).toLowerCase();
  const name = place && host.entries?.(place).find((one) => one.toLowerCase() === wanted);
  return name && posix.join(place, name);
}

/**
 * Returns the spelling with which bundlers find the file: without a superfluous ending, or with an ending that they do not add.
 */
function spellingThatResolves(specifier: string, path: string, host: ModuleHost): string | undefined {
  const ending = /\/$|\.[cm]?[jt]sx?$/;
  const [stem, place] = [specifier.replace(ending, ''), path.replace(ending, '')];
  const added = ['', '.mjs', '.cjs', '/index.mjs', '/index.cjs'];
  const found = added.find((one) => stem + one !== specifier && fileAt(place + one, host) !== undefined);
  return found === undefined ? undefined : stem + found;
}

function hintForOwn(specifier: string, path: string, others: readonly string[]): string {
  const meant = closest(specifier, others);
  return path === '' && meant === undefined ? ' The `imports` in `package.json` do not name it.' : didYouMean(meant);
}

/** Compares only what follows the package name: all of them start with it, and it is spelled correctly. */
function closestInPackage(specifier: string, others: readonly string[]): string | undefined {
  const [, wanted = ''] = packageName(specifier) ?? [];
  const further = new Map(others.map((other) => [packageName(other)?.[1] ?? '', other]));
  const meant = closest(wanted, further.keys());
  return meant === undefined ? undefined : further.get(meant);
}
