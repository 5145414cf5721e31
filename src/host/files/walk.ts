import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Ignore } from 'ignore';
import { skippedFolders } from './names.ts';

/** The `.gitignore` of one folder; its patterns hold below that folder. */
interface GitIgnore {
  readonly folder: string;
  readonly patterns: Ignore;
}

export interface WalkOptions {
  /** Whether to yield a file, by its name and its absolute path. */
  readonly wants: (name: string, path: string) => boolean;
  /** Gitignore-style patterns of the configuration, relative to `root`. */
  readonly ignores?: readonly string[];
  readonly root: string;
}

/** Files below a folder in sorted order, one folder at a time: the first is yielded before the last is seen. Links are not followed. */
export async function* walkFiles(folder: string, options: WalkOptions): AsyncGenerator<string> {
  const inherited = await Promise.all(parentsWithin(folder).map(readGitIgnore));
  const configured = options.ignores?.length ? [await ignoring(options.root, options.ignores)] : [];
  yield* visit(folder, options, [...inherited.filter((one) => one !== undefined), ...configured]);
}

async function* visit(folder: string, options: WalkOptions, above: readonly GitIgnore[]): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const own = entries.some((entry) => entry.name === '.gitignore') ? await readGitIgnore(folder) : undefined;
  const ignores = own ? [...above, own] : above;
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!skippedFolders.has(entry.name) && !isIgnored(`${path}${sep}`, ignores)) yield* visit(path, options, ignores);
    } else if (entry.isFile() && options.wants(entry.name, path) && !isIgnored(path, ignores)) {
      yield path;
    }
  }
}

function isIgnored(path: string, ignores: readonly GitIgnore[]): boolean {
  let ignored = false;
  for (const { folder, patterns } of ignores) {
    const inside = relative(folder, path).split(sep).join('/');
    if (inside === '' || inside.startsWith('..')) continue;
    const verdict = patterns.test(path.endsWith(sep) ? `${inside}/` : inside);
    if (verdict.ignored) ignored = true;
    if (verdict.unignored) ignored = false;
  }
  return ignored;
}

/** The folders above one up to the root of its repository, nearest last; none outside a repository. */
function parentsWithin(folder: string): string[] {
  const parents: string[] = [];
  for (let at = folder, last = ''; at !== last; last = at, at = join(at, '..')) {
    if (at !== folder) parents.unshift(at);
    if (existsSync(join(at, '.git'))) return parents;
  }
  return [];
}

async function readGitIgnore(folder: string): Promise<GitIgnore | undefined> {
  const text = await readFile(join(folder, '.gitignore'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : ignoring(folder, text);
}

async function ignoring(folder: string, patterns: string | readonly string[]): Promise<GitIgnore> {
  const { default: ignore } = await import('ignore');
  return { folder, patterns: ignore().add(patterns) };
}
