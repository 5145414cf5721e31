import { sep } from 'node:path';
import type { Ignore } from 'ignore';
import { once } from '../../../data/once.ts';
import { displayPath, leadsOut } from '../display-path.ts';

/** As git has it where nothing else is configured: names that differ in case alone are one where file systems take them so. */
const ignorecase = ['darwin', 'win32'].includes(process.platform);

const folded = (text: string): string => (ignorecase ? text.toLowerCase() : text);

/** What the `.gitignore` of a folder, or a list in its manner, ignores below that folder. */
export class Patterns {
  readonly folder: string;
  /** Patterns that are names, and nothing else. */
  readonly #names = new Set<string>();
  /** What a path has to contain for one of the other patterns to be about it. */
  readonly #words: string[] = [];
  #hasExceptions = false;
  readonly #ignore: () => Promise<Ignore>;

  constructor(folder: string, patterns: readonly string[]) {
    this.folder = folder;
    const borne = patterns.filter(({ length }) => length <= longestPattern);
    for (const pattern of borne) this.#note(pattern);
    // What a pattern means is the library's to say, which takes milliseconds to get ready for that.
    this.#ignore = once(() => ignoring(borne));
  }

  /** What they say of a path that is below the folder, with slashes, a folder's with one at its end; undefined for nothing. */
  async say(path: string): Promise<'ignored' | 'unignored' | undefined> {
    const isNamed = path.split('/').some((part) => name.test(part) && this.#names.has(folded(part)));
    if (isNamed && !this.#hasExceptions) return 'ignored';
    const inCase = folded(path);
    if (!isNamed && !this.#words.some((word) => inCase.includes(word))) return undefined;
    const { ignored, unignored } = (await this.#ignore()).test(path);
    return ignored ? 'ignored' : unignored ? 'unignored' : undefined;
  }

  #note(pattern: string): void {
    if (name.test(pattern)) this.#names.add(folded(pattern));
    else if (pattern !== '' && !pattern.startsWith('#')) this.#words.push(folded(wordIn(pattern)));
    if (pattern.startsWith('!')) this.#hasExceptions = true;
  }
}

async function ignoring(patterns: readonly string[]): Promise<Ignore> {
  const ignore = (await import('ignore')).default({ ignorecase }).add(patterns);
  // A search for any folders, then any folders, and so on, would have no end.
  return patterns.some((pattern) => /\*\*\/.*\*\*\//.test(pattern))
    ? (await import('./ignored-in-steps.ts')).inSteps(ignore)
    : ignore;
}

/** No path is that long, and what looks for one may not bear it. */
const longestPattern = 4096;

/** Whatever such a pattern is, it is about what is called so, and all that is in it. */
const name = /^[\w.-]+$/;

/** The longest part of a pattern that stands in every path that it is about; empty where none is known to. */
const wordIn = (pattern: string): string =>
  /[^\x20-\x7e]|[\\[\]]/.test(pattern)
    ? ''
    : pattern.split(/[^\w.-]+/).reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** Whether a path is ignored by lists of which a later one has the last word. A folder's path ends with a separator. */
export async function isIgnored(path: string, lists: readonly Patterns[]): Promise<boolean> {
  let ignored = false;
  const [plain, end] = path.endsWith(sep) ? [path.slice(0, -sep.length), '/'] : [path, ''];
  for (const patterns of lists) {
    const inside = displayPath(plain, patterns.folder);
    if (inside === '.' || leadsOut(inside)) continue;
    const said = await patterns.say(inside + end);
    if (said !== undefined) ignored = said === 'ignored';
  }
  return ignored;
}

/** git knows no `./` before what is in the folder itself; paths elsewhere in a configuration have it. */
const anchored = (pattern: string): string => pattern.replace(/^(!?)\.\//, '$1/');

/** Tells what `ignores` of configurations, in the manner of `.gitignore`, ignore, each relative to the folder that names them. */
export function ignoredBy(
  lists: readonly { readonly folder: string; readonly names: readonly string[] }[],
): (path: string) => Promise<boolean> {
  const patterns = lists.map(({ folder, names }) => new Patterns(folder, names.map(anchored)));
  return (path) => isIgnored(path, patterns);
}
