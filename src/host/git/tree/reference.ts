import { posix } from 'node:path';
import { KnownError } from '../../../engine/known-error.ts';
import { scheme, withoutScheme } from './scheme.ts';

/** A file or folder in a git revision. */
export interface GitReference {
  /** The revision as the user wrote it: a branch, a tag, an id, `HEAD~3`, `origin/main`, `@{u}`. */
  readonly revision: string;
  /** The path from the root of the repository, without `.` and `..`; empty for the root. */
  readonly path: string;
}

/** No revision name is longer. */
const maxRevisionLength = 1000;

/** Returns the display name of a file in a revision. */
export const referenceText = (path: string, { revision }: Pick<GitReference, 'revision'>): string =>
  `${scheme}${revision}:${path}`;

/**
 * Parses `git:REV:PATH` as git itself parses `REV:PATH`: the path starts at the root of the repository or, with `./` or
 * `../`, at `folder`, which is relative to the root.
 * @throws KnownError if the revision or the path is missing, or the path leads out of the repository.
 */
export function parseReference(target: string, folder: string): GitReference {
  const text = withoutScheme(target);
  const colon = colonIn(text);
  const hint = 'Write `git:REV:PATH`, such as `git:HEAD~1:integrations/acme`; `git:REV:` is the whole revision.';
  if (colon < 0) throw new KnownError({ message: `\`${target}\` names no path in its revision.`, hint });
  const [revision, path] = [text.slice(0, colon), text.slice(colon + 1)];
  if (revision === '') throw new KnownError({ message: `\`${target}\` names no revision.`, hint });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none is in the name of a revision, and one ends a text for git.
  if (revision.length > maxRevisionLength || /[\u0000-\u001F\u007F]/.test(revision)) {
    throw new KnownError({ message: `\`${target}\` contains no valid git revision.`, hint });
  }
  return { revision, path: resolvePathIn(path, folder, target) };
}

/** Finds the colon before the path: colons in braces belong to the revision (`HEAD@{12:30}`). */
function colonIn(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '{') depth += 1;
    else if (character === '}' && depth > 0) depth -= 1;
    else if (character === ':' && depth === 0) return at;
  }
  return -1;
}

function resolvePathIn(path: string, folder: string, target: string): string {
  const isRelative = /^\.{1,2}(?:\/|$)/.test(path);
  const resolved = posix.join(isRelative ? folder : '.', path).replace(/\/$/, '');
  if (path.startsWith('/') || /^\.\.(?:\/|$)/.test(resolved)) {
    throw new KnownError({
      message: `\`${target}\` leads out of the repository.`,
      hint: 'A path in a revision starts at the root of its repository, or with `./` at this folder.',
    });
  }
  return resolved === '.' ? '' : resolved;
}
