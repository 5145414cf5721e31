import type { Document } from '../../document/document.ts';
import type { Overlay } from '../../engine/fix.ts';
import { KnownError } from '../../engine/known-error.ts';
import type { Source } from '../../host/files/find/discover.ts';
import { openSource } from '../../host/files/open-source.ts';
import type { SeenFiles } from '../../host/files/seen.ts';
import type { Loader } from '../../host/load/loader.ts';
import type { RunOptions } from '../options/run-options.ts';
import { type Surroundings, unwatched } from '../surroundings.ts';

/** Reads a manifest. The texts of the overlay replace those on disk. */
export type Open = (source: Source, overlay?: Overlay) => Promise<Document>;

/** A run's cache of the file system, used if no file changes during the run. */
export interface FileCacheOptions {
  readonly seen?: SeenFiles;
}

/**
 * Creates the function that reads the manifests of a run.
 * @throws KnownError if `load` is set where no code of the project may be executed.
 */
export async function opening(options: RunOptions, surroundings: Surroundings & FileCacheOptions): Promise<Open> {
  const { cwd, watch = unwatched, stdin, parsed, seen } = surroundings;
  const loader = await loaderOf(options, surroundings);
  const kept = { ...(stdin && { stdin }), ...(parsed && { parsed }), ...(seen && { seen }) };
  const held = { cwd, ...(loader && { loader }), ...kept };
  return (source, overlay) =>
    watch.phase('reading', () => openSource(source, { ...held, ...(overlay && { overlay }) }));
}

async function loaderOf({ load }: RunOptions, { noCode }: Surroundings): Promise<Loader | undefined> {
  if (!load) return undefined;
  if (noCode !== undefined) {
    const hint = 'Without `load`, definitions are read and not run.';
    throw new KnownError({ message: `${noCode}; \`load\` would run definitions.`, hint });
  }
  const { Loader } = await import('../../host/load/loader.ts');
  return new Loader();
}
