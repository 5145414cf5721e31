import { dirname, join } from 'node:path';
import { KnownError } from '../../engine/known-error.ts';
import type { ManifestBaseline } from '../../engine/review/waivers.ts';
import { readBaseline } from '../../host/baseline.ts';
import { upward } from '../../host/files/boundary.ts';
import { displayPath } from '../../host/files/display-path.ts';
import { exists } from '../../host/files/entries.ts';
import type { Source } from '../../host/files/find/discover.ts';
import { projectRoot } from '../../host/files/project/project.ts';
import { namesFrom } from '../baseline/baselines.ts';
import { defaultBaseline } from '../options/run-options.ts';

/**
 * The baseline next to a manifest, or in a folder above it in its project, under the default file name. A review does not read
 * the configuration, which may name another one. An invalid baseline suppresses nothing.
 */
export async function baselineBeside(
  { path, isStdin, elsewhere }: Source,
  cwd: string,
): Promise<ManifestBaseline | undefined> {
  if (isStdin || elsewhere) return undefined;
  const folder = dirname(path);
  const place = [...upward(folder, projectRoot(folder))].map((at) => join(at, defaultBaseline)).find(exists);
  if (place === undefined) return undefined;
  const target = { path: place, file: displayPath(place, cwd) };
  try {
    return { placed: await readBaseline(target), name: namesFrom(target, cwd)(path) };
  } catch (error) {
    if (error instanceof KnownError) return undefined;
    throw error;
  }
}
