import { posix } from 'node:path';
import { closest, didYouMean } from '../../../../data/closest.ts';
import type { ModuleHost } from '../../host.ts';
import { fileAt } from './file-at.ts';
import { packageName } from './local-package.ts';

/**
 * Where a file was looked for, by which configuration, and what else its package lets others import, where the package
 * tells.
 */
interface Missing {
  readonly absent?: readonly string[];
  readonly config?: string;
  readonly others?: readonly string[];
}

/** The extension of a file of code. */
const codeEnding = /\.[cm]?[jt]sx?$/;

/** What a bundler reads as a module besides code: one with no extension is taken for code. */
const bundled = /(?:\/|^)[^/.]+$|\.(?:[cm]?[jt]sx?|json|txt)$/;

/** Where an interface is defined that stands in a folder of the project. */
export const definitionIn = (folder: string): string => posix.join(folder, 'interface.definition.ts');

/** Why nothing is known of one that is not there. */
export const notInProject = (folder: string): string => `\`${definitionIn(folder)}\` is not in the project`;

/** What to say of an import of a file that is no code, and that the platform's CLI cannot bundle; undefined of others. */
export function notBundled(specifier: string, { unread }: { readonly unread?: string }): string | undefined {
  if (unread === undefined || bundled.test(unread)) return undefined;
  const fact = `\`${specifier}\` is not code: the platform’s CLI does not bundle \`${posix.extname(unread)}\` files.`;
  return `${fact} A manifest names its scripts, icon and readme by their paths.`;
}

/** What to say of an import that leads to no file. */
export const noFile = (specifier: string, missing: Missing, host: ModuleHost): string =>
  noModule(specifier, hintFor(specifier, missing, host));

export const noModule = (specifier: string, hint: string): string => `Cannot find module \`${specifier}\`.${hint}`;

function hintFor(specifier: string, { absent: [place = ''] = [], config, others }: Missing, host: ModuleHost): string {
  const path = place.replace(/\/$/, '');
  if (others?.includes(specifier)) return ` There is no file \`${path}\`.`;
  if (specifier.startsWith('#') && others !== undefined) return hintForOwn(specifier, path, others);
  if (others !== undefined) return didYouMean(closestInPackage(specifier, others));
  if (path === '') return ` The \`paths\` in \`${config}\` do not name it.`;
  const spelt = otherwiseSpelt(specifier, path, host);
  if (spelt !== undefined) return didYouMean(spelt);
  if (host.look?.(path) === 'folder') return ` The folder \`${path}\` has no index.`;
  const folder = posix.dirname(path);
  if (host.look?.(folder) === undefined) return noFolder(folder, host);
  const wanted = posix.basename(path).replace(codeEnding, '');
  const names = (host.entries?.(folder) ?? []).map((name) => name.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, ''));
  // What has that very name is a folder, or a link that leads nowhere.
  const meant = names.includes(wanted) ? undefined : closest(wanted, names);
  if (meant === undefined) return '';
  const written = codeEnding.exec(specifier)?.[0] ?? '';
  return didYouMean(specifier.replace(/[^/]*$/, () => meant + written));
}

function noFolder(folder: string, host: ModuleHost): string {
  const called = asCalled(folder, host);
  return ` There is no folder \`${folder}\`${called === undefined ? '' : `, but \`${called}\``}.`;
}

/** A folder as it is called where it has other capital letters, which some systems do not look at. */
function asCalled(folder: string, host: ModuleHost): string | undefined {
  const around = posix.dirname(folder);
  if (around === folder || host.look?.(folder) === 'folder') return folder;
  const place = asCalled(around, host);
  const wanted = posix.basename(folder).toLowerCase();
  const name = place && host.entries?.(place).find((one) => one.toLowerCase() === wanted);
  return name && posix.join(place, name);
}

/** The same file as bundlers find it: without what is written too much, or with an ending that none of them adds. */
function otherwiseSpelt(specifier: string, path: string, host: ModuleHost): string | undefined {
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

/** All of them start with the name of the package, which is spelt as it should be. */
function closestInPackage(specifier: string, others: readonly string[]): string | undefined {
  const [, wanted = ''] = packageName(specifier) ?? [];
  const further = new Map(others.map((other) => [packageName(other)?.[1] ?? '', other]));
  const meant = closest(wanted, further.keys());
  return meant === undefined ? undefined : further.get(meant);
}
