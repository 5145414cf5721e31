import type { Document } from '../../document/document.ts';
import type { Overlay } from '../../engine/fix.ts';
import { KnownError } from '../../engine/known-error.ts';
import type { FileCache } from '../../host/files/file-cache.ts';
import type { Source } from '../../host/files/find/discover.ts';
import { openSource } from '../../host/files/open-source.ts';
import type { Loader } from '../../host/load/loader.ts';
import type { RunOptions } from '../options/run-options.ts';
import { type RunEnvironment, unwatched } from '../run-environment.ts';

/** Reads a manifest. The texts of the overlay replace those on disk. */
export type Open = (source: Source, overlay?: Overlay) => Promise<Document>;

/** A run's cache of the file system, used if no file changes during the run. */
export interface FileCacheOptions {
  readonly fileCache?: FileCache;
}

/**
 * Creates the function that reads the manifests of a run.
 * @throws KnownError if `load` is set where no code of the project may be executed.
 */
export async function createOpen(options: RunOptions, environment: RunEnvironment & FileCacheOptions): Promise<Open> {
  const { cwd, watch = unwatched, stdin, parsed, fileCache } = environment;
  const loader = await loaderOf(options, environment);
  const kept = { ...(stdin && { stdin }), ...(parsed && { parsed }), ...(fileCache && { fileCache }) };
  const held = { cwd, ...(loader && { loader }), ...kept };
  return (source, overlay) =>
    watch.phase('reading', () => openSource(source, { ...held, ...(overlay && { overlay }) }));
}

async function loaderOf({ load }: RunOptions, { noCode }: RunEnvironment): Promise<Loader | undefined> {
  if (!load) return undefined;
  if (noCode !== undefined) {
    const hint = 'Without `load`, definitions are read and not run.';
    throw new KnownError({ message: `${noCode}; \`load\` would run definitions.`, hint });
  }
  const { Loader } = await import('../../host/load/loader.ts');
  return new Loader();
}
