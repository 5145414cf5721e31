import { dirname, resolve } from 'node:path';
import type { Document } from '../document/document.ts';
import type { Configuration } from '../host/config/configuration.ts';
import type { Source } from '../host/files/discover.ts';
import type { RunOptions } from './run-options.ts';

interface Context {
  readonly cwd: string;
  readonly notice: (text: string) => void;
  readonly configuration: (folder: string) => Promise<Configuration>;
}

/** Whether a manifest, or what holds for it, is another than it was. */
type IsChanged = (source: Source, document: Document) => Promise<boolean>;

/** What `--since` leaves to check; undefined where everything is checked. */
export async function changesOf(
  { since }: RunOptions,
  { cwd, notice, configuration }: Context,
): Promise<IsChanged | undefined> {
  if (since === undefined) return undefined;
  const { changedSince } = await import('../host/git/changed.ts');
  const changes = await changedSince(since, cwd);
  return async ({ path }, { file, files }) => {
    if (changes.besides(resolve(cwd, file)) || files.some((imported) => changes.has(resolve(cwd, imported))))
      return true;
    const { layers } = await configuration(dirname(path));
    // A layer that comes from no file has a name that no file has.
    const changed = layers.find(({ from }) => changes.has(resolve(cwd, from)));
    if (changed) notice(`${changed.from} changed since ${since}, so everything that it applies to is checked.`);
    return changed !== undefined;
  };
}
