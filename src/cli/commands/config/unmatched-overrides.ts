import { dirname } from 'node:path';
import { KnownError } from '../../../engine/known-error.ts';
import type { Configuration } from '../../../host/config/configuration.ts';
import { displayPath, leadsOut } from '../../../host/files/display-path.ts';
import { counted } from '../../../report/counts.ts';
import type { Run } from '../../../run/open-run.ts';

/**
 * Returns the overrides of a configuration that match no manifest. Reports none if the configuration is outside the working
 * directory, and ignores overrides from an extended configuration, which may be meant for other projects.
 */
export async function unmatchedOverrides(
  run: Run,
  configuration: Configuration,
  cwd: string,
): Promise<readonly string[]> {
  const { file, layers } = configuration;
  const ownOverrides = layers.filter(({ from, appliesTo }) => appliesTo !== undefined && from === file);
  if (ownOverrides.length === 0 || (file !== undefined && leadsOut(file))) return [];
  const files = await manifestsOf(run, configuration, cwd);
  if (files.length === 0) return [];
  return ownOverrides.flatMap(({ appliesTo, path = [] }) =>
    files.some((manifest) => appliesTo?.(manifest))
      ? []
      : [`\`overrides.${path[1]}\` applies to none of the ${counted(files.length, 'manifest')} found here`],
  );
}

/** The manifests that a search finds and that use this configuration; none if the search fails. */
async function manifestsOf(run: Run, configuration: Configuration, cwd: string): Promise<readonly string[]> {
  const files: string[] = [];
  try {
    for await (const { path } of run.sources([])) {
      if ((await run.configuration(dirname(path))) === configuration) files.push(displayPath(path, cwd));
    }
  } catch (error) {
    if (error instanceof KnownError) return [];
    throw error;
  }
  return files;
}
