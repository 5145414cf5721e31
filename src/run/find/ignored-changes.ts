import { basename, resolve } from 'node:path';
import { isWithin } from '../../host/files/boundary.ts';
import { displayPath } from '../../host/files/display-path.ts';
import { exists } from '../../host/files/entries.ts';
import type { Source } from '../../host/files/find/discover.ts';
import { isManifestName } from '../../host/files/find/names.ts';
import { gitIgnoring } from '../../host/files/find/walk.ts';
import { repositoryAt } from '../../host/git/repository.ts';

/** What was searched for manifests, and the revision that changes are relative to. */
export interface ChangeSearch {
  readonly targets: readonly string[];
  readonly cwd: string;
  readonly since: string;
}

/** Yields the manifests that a search finds, and at its end gives the notice of `ignoredNotice`. */
export async function* withIgnoredNotice(
  found: AsyncIterable<Source>,
  changed: Iterable<string>,
  { notice, ...search }: ChangeSearch & { readonly notice: (text: string) => void },
): AsyncGenerator<Source> {
  const checked = new Set<string>();
  for await (const source of found) {
    checked.add(source.path);
    yield source;
  }
  const text = await ignoredNotice(changed, checked, search);
  if (text !== undefined) notice(text);
}

/**
 * Returns the notice of changed manifests that a search has left out because a `.gitignore` names them: git tracks them all the
 * same, so a pull request could hide its own manifest in this way. Undefined if there are none. Paths are absolute.
 */
export async function ignoredNotice(
  changed: Iterable<string>,
  checked: ReadonlySet<string>,
  search: ChangeSearch,
): Promise<string | undefined> {
  const ignored = await ignoredManifests([...changed].filter((path) => !checked.has(path)).sort(), search);
  const [first] = ignored;
  if (first === undefined) return undefined;
  const name = `\`${displayPath(first, search.cwd)}\``;
  const [what, verb, it] =
    ignored.length === 1 ? [name, 'is', 'it'] : [`${ignored.length} manifests, such as ${name},`, 'are', 'them'];
  return `${what} changed since ${search.since}, but ${verb} not checked: a \`.gitignore\` names ${it}, although git tracks ${it}. To check ${it}, name ${it} as a target.`;
}

async function ignoredManifests(paths: readonly string[], { targets, cwd }: ChangeSearch): Promise<readonly string[]> {
  const folders = (targets.length > 0 ? targets : ['.']).map((target) => resolve(cwd, target));
  const root = repositoryAt(cwd)?.root;
  const wanted = paths.filter(
    (path) => isManifestName(basename(path)) && folders.some((folder) => isWithin(path, folder)) && exists(path),
  );
  if (root === undefined || wanted.length === 0) return [];
  const isIgnored = gitIgnoring(root);
  const ignored: string[] = [];
  for (const path of wanted) if (await isIgnored(path)) ignored.push(path);
  return ignored;
}
