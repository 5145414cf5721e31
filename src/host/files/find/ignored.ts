import { sep } from 'node:path';
import type { Ignore } from 'ignore';
import { once } from '../../../data/once.ts';
import { displayPath, leadsOut } from '../display-path.ts';

/** Git's default: names that differ only in case are equal on platforms whose file systems ignore case. */
const ignorecase = ['darwin', 'win32'].includes(process.platform);

const foldCase = (text: string): string => (ignorecase ? text.toLowerCase() : text);

/** The patterns of a `.gitignore`, or of a list in the same syntax, which apply below a folder. */
export class Patterns {
  readonly folder: string;
  /** Patterns that are plain names. */
  readonly #names = new Set<string>();
  /** A path matches one of the other patterns only if it contains one of these strings. */
  readonly #literals: string[] = [];
  #hasExceptions = false;
  readonly #ignore: () => Promise<Ignore>;

  constructor(folder: string, patterns: readonly string[]) {
    this.folder = folder;
    const accepted = patterns.filter(({ length }) => length <= maxPatternLength);
    for (const pattern of accepted) this.#index(pattern);
    // Only the library can interpret other patterns, and loading it takes milliseconds.
    this.#ignore = once(() => createIgnore(accepted));
  }

  /** Matches a path below the folder, with `/` as separator and at the end of a folder; undefined if no pattern matches. */
  async verdictOn(path: string): Promise<'ignored' | 'unignored' | undefined> {
    const isNamed = path.split('/').some((part) => plainName.test(part) && this.#names.has(foldCase(part)));
    if (isNamed && !this.#hasExceptions) return 'ignored';
    const folded = foldCase(path);
    if (!isNamed && !this.#literals.some((word) => folded.includes(word))) return undefined;
    const { ignored, unignored } = (await this.#ignore()).test(path);
    return ignored ? 'ignored' : unignored ? 'unignored' : undefined;
  }

  #index(pattern: string): void {
    if (plainName.test(pattern)) this.#names.add(foldCase(pattern));
    else if (pattern !== '' && !pattern.startsWith('#')) this.#literals.push(foldCase(wordIn(pattern)));
    if (pattern.startsWith('!')) this.#hasExceptions = true;
  }
}

async function createIgnore(patterns: readonly string[]): Promise<Ignore> {
  const ignore = (await import('ignore')).default({ ignorecase }).add(patterns);
  // A backtracking search for any folders, followed by any folders again, would not terminate in practice.
  return patterns.some((pattern) => /\*\*\/.*\*\*\//.test(pattern))
    ? (await import('./ignored-in-steps.ts')).withStepBudget(ignore)
    : ignore;
}

/** No path is longer, and a longer pattern could be too much for the matcher. */
const maxPatternLength = 4096;

/** Such a pattern matches every entry with this name, and everything inside it. */
const plainName = /^[\w.-]+$/;

/** Returns the longest part of a pattern that every matching path contains; empty if none is known. */
const wordIn = (pattern: string): string =>
  /[^\x20-\x7e]|[\\[\]]/.test(pattern)
    ? ''
    : pattern.split(/[^\w.-]+/).reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** Returns whether a path is ignored by lists of which a later one wins. A folder's path ends with a separator. */
export async function isIgnored(path: string, lists: readonly Patterns[]): Promise<boolean> {
  let ignored = false;
  const [plain, end] = path.endsWith(sep) ? [path.slice(0, -sep.length), '/'] : [path, ''];
  for (const patterns of lists) {
    const relativePath = displayPath(plain, patterns.folder);
    if (relativePath === '.' || leadsOut(relativePath)) continue;
    const verdict = await patterns.verdictOn(relativePath + end);
    if (verdict !== undefined) ignored = verdict === 'ignored';
  }
  return ignored;
}

/** Git does not understand a leading `./`, which other paths in a configuration have. */
const anchored = (pattern: string): string => pattern.replace(/^(!?)\.\//, '$1/');

/** Returns a test for the `ignores` of configurations, which use `.gitignore` syntax, each relative to its own folder. */
export function ignoredBy(
  lists: readonly { readonly folder: string; readonly names: readonly string[] }[],
): (path: string) => Promise<boolean> {
  const patterns = lists.map(({ folder, names }) => new Patterns(folder, names.map(anchored)));
  return (path) => isIgnored(path, patterns);
}
