import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { KnownError } from '../../engine/known-error.ts';
import type { Source } from '../../host/files/find/discover.ts';
import { isModule } from '../../host/files/find/names.ts';
import { openRun, type Run } from '../../run/open-run.ts';
import type { Root } from './root.ts';

/** More definitions than the largest workspace has; each is read once to find its imports. */
const maxDefinitions = 500;

/** Finds the definitions that import a module from outside their folder, which takes reading all of them. */
export class Importers {
  readonly #byRoot = new Map<Root, Promise<ReadonlyMap<string, readonly Source[]>>>();
  readonly #told = new Map<string, readonly string[]>();

  /** Returns the definitions that read a file. */
  async of(path: string, root: Root): Promise<readonly Source[]> {
    const readers = this.#byRoot.get(root) ?? readersIn(root);
    this.#byRoot.set(root, readers);
    const sources = (await readers).get(path) ?? [];
    this.#told.set(
      path,
      sources.map((source) => source.path),
    );
    return sources;
  }

  /** Returns the paths that `of` returned last. */
  known(path: string): readonly string[] {
    return this.#told.get(path) ?? [];
  }

  forget(): void {
    this.#byRoot.clear();
    this.#told.clear();
  }
}

async function readersIn(root: Root): Promise<ReadonlyMap<string, readonly Source[]>> {
  const readers = new Map<string, Source[]>();
  // A separate run: the run of the root is cancelled whenever the manifest being checked is out of date.
  const run = await openRun({ config: false }, { cwd: root.folder });
  let read = 0;
  for await (const source of definitionsIn(root.folder, run)) {
    read += 1;
    if (read > maxDefinitions) break;
    // Requests of the editor come first.
    await setImmediate();
    for (const file of await filesOf(source, run)) {
      const path = resolve(root.folder, file);
      readers.set(path, [...(readers.get(path) ?? []), source]);
    }
  }
  return readers;
}

/** Yields nothing for a folder that cannot be searched. */
async function* definitionsIn(folder: string, run: Run): AsyncGenerator<Source> {
  try {
    for await (const source of run.sources([folder])) if (isModule(source.path)) yield source;
  } catch (error) {
    if (!(error instanceof KnownError)) throw error;
  }
}

/** Returns no files for a definition that cannot be read. */
async function filesOf(source: Source, run: Run): Promise<readonly string[]> {
  try {
    return (await run.open(source)).files;
  } catch (error) {
    if (error instanceof KnownError) return [];
    throw error;
  }
}
